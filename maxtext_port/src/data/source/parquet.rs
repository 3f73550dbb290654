//! Parquet files: one column, row group by row group.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use parquet::basic::Type;
use parquet::column::reader::ColumnReader;
use parquet::data_type::ByteArray;
use parquet::file::reader::{FileReader, SerializedFileReader};

use super::record::{Column, Records};
use super::{Document, Place};
use crate::data::DataError;

/// Rows that are decoded at a time.
const CHUNK: usize = 256;

/// Reads one column of a parquet file.
pub(super) struct ParquetRows {
    file: SerializedFileReader<File>,
    path: Arc<Path>,
    column: Column,
    leaf: usize,
    group: usize,
    reader: Option<ColumnReader>,
    rows: std::vec::IntoIter<Cell>,
    row: u64,
}

/// The value of a row.
enum Cell {
    Null,
    Text(ByteArray),
    Ids(Vec<i64>),
}

impl ParquetRows {
    pub(super) fn open(path: &Path, column: Column) -> Result<Self, DataError> {
        let file = File::open(path).map_err(|e| DataError::io(path, e))?;
        let file = SerializedFileReader::new(file).map_err(|e| broken(path, &e))?;
        let schema = file.metadata().file_metadata().schema_descr();
        let leaves: Vec<usize> = (0..schema.num_columns())
            .filter(|&leaf| schema.column(leaf).path().parts().first() == Some(&column.name))
            .collect();
        let fields = schema.root_schema().get_fields();
        let &[leaf] = leaves.as_slice() else {
            if leaves.is_empty() {
                return Err(column.missing(&path.display(), fields.iter().map(|field| field.name())));
            }
            return Err(column.unusable(&path.display(), "several values a row"));
        };
        let kind = schema.column(leaf);
        let nested = kind.max_rep_level() > 0;
        match (kind.physical_type(), nested) {
            (Type::BYTE_ARRAY, false) if column.tokenize => {}
            (Type::BYTE_ARRAY, false) => return Err(column.wrong_kind(&path.display(), "text")),
            (Type::INT32 | Type::INT64, true) if !column.tokenize => {}
            (Type::INT32 | Type::INT64, true) => return Err(column.wrong_kind(&path.display(), "token ids")),
            (other, _) => {
                let list = if nested { "lists of " } else { "" };
                return Err(column.unusable(&path.display(), &format!("{list}{other} values")));
            }
        }
        Ok(Self {
            file,
            path: path.into(),
            column,
            leaf,
            group: 0,
            reader: None,
            rows: Vec::new().into_iter(),
            row: 0,
        })
    }

    /// Decodes rows until there is one; false at the end of the file.
    fn fill(&mut self) -> Result<bool, DataError> {
        while self.rows.len() == 0 {
            if self.reader.is_none() && !self.next_group()? {
                return Ok(false);
            }
            let Some(reader) = &mut self.reader else { return Ok(false) };
            let rows = decode(reader).map_err(|e| broken(&self.path, &e))?;
            if rows.is_empty() {
                self.reader = None;
            }
            self.rows = rows.into_iter();
        }
        Ok(true)
    }

    fn next_group(&mut self) -> Result<bool, DataError> {
        if self.group >= self.file.num_row_groups() {
            return Ok(false);
        }
        let group = self.file.get_row_group(self.group).map_err(|e| broken(&self.path, &e))?;
        self.reader = Some(group.get_column_reader(self.leaf).map_err(|e| broken(&self.path, &e))?);
        self.group += 1;
        Ok(true)
    }

    /// Passes over whole row groups that no reader has touched.
    fn skip_groups(&mut self, count: u64) -> u64 {
        let mut done = 0;
        while self.reader.is_none() && self.rows.len() == 0 && self.group < self.file.num_row_groups() {
            let rows = self.file.metadata().row_group(self.group).num_rows().max(0) as u64;
            if done + rows > count {
                break;
            }
            done += rows;
            self.group += 1;
        }
        self.row += done;
        done
    }
}

impl Records for ParquetRows {
    fn next(&mut self) -> Result<Option<Document>, DataError> {
        if !self.fill()? {
            return Ok(None);
        }
        let place = Place { file: self.path.clone(), unit: "row", number: self.row };
        self.row += 1;
        match self.rows.next() {
            None => Ok(None),
            Some(Cell::Null) => Err(self.column.unusable(&place, "null")),
            Some(Cell::Text(bytes)) => self.column.bytes(bytes.data().to_vec(), place).map(Some),
            Some(Cell::Ids(ids)) => self.column.tokens(ids, place).map(Some),
        }
    }

    fn skip(&mut self, count: u64) -> Result<u64, DataError> {
        let mut done = self.skip_groups(count);
        while done < count && self.fill()? {
            self.rows.next();
            self.row += 1;
            done += 1;
            done += self.skip_groups(count - done);
        }
        Ok(done)
    }
}

/// The next rows of a row group, none at its end.
fn decode(reader: &mut ColumnReader) -> parquet::errors::Result<Vec<Cell>> {
    let (mut defined, mut repeated) = (Vec::new(), Vec::new());
    match reader {
        ColumnReader::ByteArrayColumnReader(reader) => {
            let mut values = Vec::new();
            reader.read_records(CHUNK, Some(&mut defined), None, &mut values)?;
            Ok(flat(values, &defined))
        }
        ColumnReader::Int32ColumnReader(reader) => {
            let mut values = Vec::new();
            reader.read_records(CHUNK, Some(&mut defined), Some(&mut repeated), &mut values)?;
            Ok(lists(values.into_iter().map(i64::from), &defined, &repeated))
        }
        ColumnReader::Int64ColumnReader(reader) => {
            let mut values = Vec::new();
            reader.read_records(CHUNK, Some(&mut defined), Some(&mut repeated), &mut values)?;
            Ok(lists(values.into_iter(), &defined, &repeated))
        }
        _ => Err(parquet::errors::ParquetError::General("unexpected type of column".to_owned())),
    }
}

/// One value a row; a definition level of 0 is a null. A required column has no levels.
fn flat(values: Vec<ByteArray>, defined: &[i16]) -> Vec<Cell> {
    if defined.is_empty() {
        return values.into_iter().map(Cell::Text).collect();
    }
    let mut values = values.into_iter();
    defined
        .iter()
        .map(|&level| if level == 0 { Cell::Null } else { values.next().map_or(Cell::Null, Cell::Text) })
        .collect()
}

/// A list of values a row; repetition level 0 begins a row, and the highest definition level has a value.
fn lists(values: impl Iterator<Item = i64>, defined: &[i16], repeated: &[i16]) -> Vec<Cell> {
    let most = defined.iter().copied().max().unwrap_or(0);
    let mut values = values;
    let mut rows: Vec<Cell> = Vec::new();
    for (&level, &repetition) in defined.iter().zip(repeated) {
        if repetition == 0 {
            rows.push(Cell::Ids(Vec::new()));
        }
        if level == most
            && let Some(Cell::Ids(ids)) = rows.last_mut()
        {
            ids.extend(values.next());
        }
    }
    rows
}

fn broken(path: &Path, error: &parquet::errors::ParquetError) -> DataError {
    DataError::format(path, "parquet", error)
}
