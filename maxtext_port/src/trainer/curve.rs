//! The loss curve of a run as an SVG picture.

use std::path::{Path, PathBuf};

use plotters::prelude::*;

/// Loss by step: training, and evaluations where there were any.
#[derive(Clone, Debug, Default)]
pub struct LossCurve {
    /// (step, loss) of every training step.
    pub train: Vec<(u64, f32)>,
    /// (step, average loss) of every evaluation.
    pub eval: Vec<(u64, f32)>,
}

/// The picture could not be made.
#[derive(Debug, thiserror::Error)]
#[error("cannot draw the loss curve {}: {message}", path.display())]
pub struct CurveError {
    /// The file that was to be written.
    pub path: PathBuf,
    /// What the drawing library or the file system said.
    pub message: String,
}

impl LossCurve {
    /// Writes the curve as SVG. Steps without a finite loss are left out; with none at all there is no picture and
    /// the result is `false`.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write_svg(&self, path: &Path, title: &str) -> Result<bool, CurveError> {
        let Some((steps, losses)) = self.ranges() else { return Ok(false) };
        let mut svg = String::new();
        self.draw(&mut svg, title, steps, losses)
            .map_err(|error| CurveError { path: path.to_path_buf(), message: error.to_string() })?;
        std::fs::write(path, svg)
            .map_err(|error| CurveError { path: path.to_path_buf(), message: error.to_string() })?;
        Ok(true)
    }

    fn finite(&self) -> impl Iterator<Item = &(u64, f32)> {
        self.train.iter().chain(&self.eval).filter(|(_, loss)| loss.is_finite())
    }

    fn ranges(&self) -> Option<(std::ops::Range<f64>, std::ops::Range<f64>)> {
        let mut steps = (f64::INFINITY, f64::NEG_INFINITY);
        let mut losses = steps;
        for &(step, loss) in self.finite() {
            steps = (steps.0.min(step as f64), steps.1.max(step as f64));
            losses = (losses.0.min(loss.into()), losses.1.max(loss.into()));
        }
        if steps.0 > steps.1 {
            return None;
        }
        let margin = ((losses.1 - losses.0) * 0.05).max(1e-3);
        Some((steps.0..steps.1.max(steps.0 + 1.0), losses.0 - margin..losses.1 + margin))
    }

    fn draw(
        &self,
        svg: &mut String,
        title: &str,
        steps: std::ops::Range<f64>,
        losses: std::ops::Range<f64>,
    ) -> Result<(), Box<dyn std::error::Error>> {
        let area = SVGBackend::with_string(svg, (960, 540)).into_drawing_area();
        area.fill(&WHITE)?;
        let mut chart = ChartBuilder::on(&area)
            .caption(title, ("sans-serif", 22))
            .margin(16)
            .x_label_area_size(40)
            .y_label_area_size(56)
            .build_cartesian_2d(steps, losses)?;
        chart
            .configure_mesh()
            .x_desc("step")
            .y_desc("loss (nats per token)")
            .light_line_style(WHITE)
            .draw()?;
        let points = |of: &[(u64, f32)]| -> Vec<(f64, f64)> {
            of.iter()
                .filter(|(_, loss)| loss.is_finite())
                .map(|&(step, loss)| (step as f64, loss.into()))
                .collect()
        };
        chart
            .draw_series(LineSeries::new(points(&self.train), BLUE.stroke_width(2)))?
            .label("train")
            .legend(|(x, y)| PathElement::new([(x, y), (x + 20, y)], BLUE));
        if !self.eval.is_empty() {
            chart
                .draw_series(LineSeries::new(points(&self.eval), RED.stroke_width(2)).point_size(3))?
                .label("eval")
                .legend(|(x, y)| PathElement::new([(x, y), (x + 20, y)], RED));
        }
        chart.configure_series_labels().background_style(WHITE).border_style(BLACK).draw()?;
        area.present()?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::LossCurve;

    #[test]
    fn a_curve_has_its_title_and_both_lines() {
        let curve =
            LossCurve { train: vec![(0, 6.0), (1, 5.0), (2, f32::NAN), (3, 4.0)], eval: vec![(3, 4.5)] };
        let path = std::env::temp_dir().join(format!("maxtext-curve-{}.svg", std::process::id()));
        assert!(curve.write_svg(&path, "run <a>").unwrap());
        let svg = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        assert!(svg.contains("run &lt;a&gt;") && svg.matches("<polyline").count() >= 2, "{svg}");
    }

    #[test]
    fn no_finite_loss_gives_no_picture() {
        let curve = LossCurve { train: vec![(0, f32::NAN)], eval: vec![] };
        assert!(!curve.write_svg(std::path::Path::new("/nonexistent/x.svg"), "t").unwrap());
    }
}
