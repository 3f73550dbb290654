//! A two-layer MLP learns to tell two spirals apart; prints Adam's loss every 100 steps. In JAX: mlp_adam.py.
#![allow(clippy::print_stdout, reason = "the program's output")]
use hlo::random::{Key, KeyKind};
use hlo::{DType::F32, Graph, Module, Tensor, pytree, tree::Tree};
use xla::{Arg, Buffer, Client, ClientOptions, CompileOptions, Plugin, provision::Provisioner};

pytree! {
    struct Linear { w, b }
    struct Mlp { hidden: Linear, out: Linear }
    struct State { params: Mlp, mu: Mlp, nu: Mlp, count, loss }
}

fn init(g: &Graph) -> State<Tensor<'_>> {
    let keys = Key::from_seed(g, KeyKind::Threefry2x32, 0).split(2);
    let linear = |i: usize, from: i64, to: i64| Linear {
        w: keys[i].normal(F32, [from, to]) * (2.0 / from as f64).sqrt(),
        b: g.zeros(F32, [to]),
    };
    let params = Mlp { hidden: linear(0, 2, 64), out: linear(1, 64, 2) };
    let zeros = params.map(|p| p.zeros_like());
    State { params, mu: zeros.clone(), nu: zeros, count: g.scalar(F32, 0.0), loss: g.scalar(F32, 0.0) }
}

fn loss<'g>(p: &Mlp<Tensor<'g>>, x: Tensor<'g>, y: Tensor<'g>) -> Tensor<'g> {
    let logits = (x.dot(p.hidden.w) + p.hidden.b).relu().dot(p.out.w) + p.out.b;
    -(logits.log_softmax(1) * y.one_hot(2, F32)).sum(&[1]).mean(&[0])
}

fn step<'g>(s: &State<Tensor<'g>>, x: Tensor<'g>, y: Tensor<'g>) -> anyhow::Result<State<Tensor<'g>>> {
    let (loss, grads) = x.graph().value_and_grad_tree(&s.params, |p| loss(p, x, y));
    let mu = s.mu.zip(&grads, |m, g| *m * 0.9 + *g * 0.1)?;
    let nu = s.nu.zip(&grads, |n, g| *n * 0.999 + g.square() * 0.001)?;
    let count = s.count + 1.0;
    let corrected = |moment: &Tensor<'g>, b: f64| *moment / (1.0 - (count * b.ln()).exp());
    let change = mu.zip(&nu, |m, n| corrected(m, 0.9) / (corrected(n, 0.999).sqrt() + 1e-8))?;
    let params = s.params.zip(&change, |p, c| *p - *c * 0.01)?;
    Ok(State { params, mu, nu, count, loss })
}

fn main() -> anyhow::Result<()> {
    let angle = |i: i32| 0.03 * (i / 2) as f32 + std::f32::consts::PI * (i % 2) as f32;
    let points = (0..400).flat_map(|i| [angle(i).cos(), angle(i).sin()].map(|x| 0.03 * (i / 2) as f32 * x));
    let (points, arms): (Vec<f32>, Vec<i32>) = (points.collect(), (0..400).map(|i| i % 2).collect());
    let client = Client::new(&Plugin::load(Provisioner::from_env().resolve("cpu")?)?, &ClientOptions::new())?;
    let jit = |module: Module| client.compile(module.to_string(), &CompileOptions::new());
    let (g, h) = (Graph::new("init"), Graph::new("step"));
    let start = init(&g);
    let old = h.parameter_tree("state", &start.map(|t| t.ty()));
    let new = step(&old, h.array(&points, [400, 2]), h.array(&arms, [400]))?;
    h.donate_tree(&old, 0);
    let (init, step) = (jit(g.finish_tree(&start)?)?, jit(h.finish_tree(&new)?)?);
    let mut state = init.execute([] as [&Buffer; 0])?;
    for i in 0..=1000 {
        state = step.execute(state.into_iter().map(Arg::Donate))?;
        if i % 100 == 0 {
            println!("step {i}: loss {:.5}", state[13].to_vec::<f32>()?[0]);
        }
    }
    Ok(())
}
