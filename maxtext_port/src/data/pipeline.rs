//! From documents to batches: the `hf` and the `grain` pipeline of MaxText, which differ in small ways.

use std::collections::VecDeque;

use super::batch::Cells;
use super::numpy::Generator;
use super::pack::Packer;
use super::source::{self, Content, Document, Documents, Share};
use super::tokenizer::{self, Encoder};
use super::{Batch, BatchIterator, DataError, DataOptions, DatasetType, PackingType, Position};

/// Batches from text files.
pub struct TextPipeline {
    options: DataOptions,
    share: Share,
    documents: Box<dyn Documents>,
    encoder: Encoder,
    pad: i32,
    ignored: Vec<i32>,
    /// Pieces of the documents read last, in order.
    pieces: VecDeque<Piece>,
    /// Documents read from [`Self::documents`].
    read: u64,
    data_set: String,
    batches: u64,
    rows: u64,
    /// The packed batch given out last, where a rewind brings it back.
    last: Option<Packer>,
    /// A batch that is to be filled on.
    begun: Option<Packer>,
}

/// Documents that MaxText's `hf` reader has read ahead, and loses, when an evaluation begins.
const LOST_READ_AHEAD: usize = 128;

/// Tokens that stay together: a whole document, or a part of one.
struct Piece {
    tokens: Vec<i32>,
    /// Ordinal of the document.
    document: u64,
    /// Tokens of the document before this piece.
    offset: u64,
}

impl TextPipeline {
    /// Opens files and tokenizer.
    ///
    /// # Errors
    /// If either is missing or broken, or there is no document.
    pub fn open(options: &DataOptions) -> Result<Self, DataError> {
        Self::open_share(options, Share::ALL)
    }

    /// Opens what one of several loader workers reads.
    pub(super) fn open_share(options: &DataOptions, share: Share) -> Result<Self, DataError> {
        let hf = options.dataset_type == DatasetType::Hf;
        let tokenizer = tokenizer::load(&options.tokenizer)?;
        // The two pipelines fall back differently when there is neither a padding nor an unknown id.
        let pad = tokenizer.pad_id().or(tokenizer.unk_id()).unwrap_or(if hf { -1 } else { 0 });
        let mut ignored = vec![pad];
        ignored.extend(tokenizer.bos_id().filter(|_| hf));
        let encoder = Encoder::new(tokenizer, options)?;
        let documents = source::open(options, share)?;
        let mut pipeline = Self {
            options: options.clone(),
            share,
            data_set: documents.identity(),
            documents,
            encoder,
            pad,
            ignored,
            pieces: VecDeque::new(),
            read: 0,
            batches: 0,
            rows: 0,
            last: None,
            begun: None,
        };
        if !pipeline.fill()? {
            return Err(DataError::Empty { files: options.files.join(", ") });
        }
        Ok(pipeline)
    }

    /// Reads documents until there is a piece; false at the end of the data.
    fn fill(&mut self) -> Result<bool, DataError> {
        while self.pieces.is_empty() {
            let Some(document) = self.documents.next()? else { return Ok(false) };
            let ordinal = self.read;
            self.read += 1;
            let mut offset = 0;
            for tokens in self.tokens_of(document)? {
                let length = tokens.len() as u64;
                self.pieces.push_back(Piece { tokens, document: ordinal, offset });
                offset += length;
            }
        }
        Ok(true)
    }

    fn tokens_of(&self, document: Document) -> Result<Vec<Vec<i32>>, DataError> {
        let place = document.place;
        match document.content {
            Content::Text(text) => self.encoder.pieces(&text, &place),
            Content::Tokens(tokens) => {
                self.encoder.check(&tokens, &place)?;
                let limit = self.options.max_target_length;
                let cut_later =
                    !self.options.packing || self.options.packing_type == PackingType::ConcatThenSplit;
                if tokens.len() > limit && !cut_later {
                    return Err(DataError::DocumentTooLong {
                        place: place.to_string(),
                        tokens: tokens.len(),
                        limit,
                    });
                }
                Ok(vec![tokens])
            }
        }
    }

    /// Rows packed by first or best fit, before padding to the batch; `None` at the end of the data.
    fn fitted(&mut self) -> Result<Option<(Cells, usize)>, DataError> {
        let o = &self.options;
        let new = || Packer::new(o.batch_size, o.max_target_length, o.max_segments_per_seq, o.packing_type);
        let mut packer = self.begun.take().unwrap_or_else(new);
        while self.fill()? {
            let Some(piece) = self.pieces.front() else { break };
            if !packer.try_add(&piece.tokens) {
                break;
            }
            self.pieces.pop_front();
        }
        if self.options.eval && self.options.dataset_type == DatasetType::Hf && !packer.is_empty() {
            self.last = Some(packer.clone());
        }
        Ok(Some(packer).filter(|packer| !packer.is_empty()).map(Packer::finish))
    }

    /// Rows of documents laid end to end; `None` at the end of the data.
    fn concatenated(&mut self) -> Result<Option<(Cells, usize)>, DataError> {
        let (rows, length) = (self.options.batch_size, self.options.max_target_length);
        let mut cells = Cells::filled(rows * length, 0);
        let (mut row, mut used, mut segment) = (0, 0, 0);
        while row < rows && self.fill()? {
            let Some(piece) = self.pieces.front_mut() else { break };
            let room = length - used;
            let take = piece.tokens.len().min(room);
            // A document that begins where a row ends goes to the next row as a whole.
            if take > 0 || piece.tokens.is_empty() {
                segment += 1;
                cells.write(row * length + used, &piece.tokens[..take], segment);
                used += take;
            }
            if take < piece.tokens.len() {
                piece.tokens.drain(..take);
                piece.offset += take as u64;
                (row, used, segment) = (row + 1, 0, 0);
            } else {
                self.pieces.pop_front();
            }
        }
        let filled = row + usize::from(used > 0);
        cells.truncate(filled * length);
        Ok(Some((cells, filled)).filter(|_| filled > 0))
    }

    /// Rows of one document each; `None` at the end of the data.
    fn padded(&mut self) -> Result<Option<(Cells, usize)>, DataError> {
        let length = self.options.max_target_length;
        let (mut cells, mut filled) = (Cells::default(), 0);
        while filled < self.options.batch_size && self.fill()? {
            let Some(piece) = self.pieces.pop_front() else { break };
            cells.push_padded(&piece.tokens, length, self.pad);
            filled += 1;
        }
        Ok(Some((cells, filled)).filter(|_| filled > 0))
    }

    /// What HuggingFace's pipeline makes of packed or padded rows. A last incomplete batch is dropped unless packed.
    fn hf_cells(&mut self) -> Result<Option<Cells>, DataError> {
        if self.options.packing {
            return Ok(self.fitted()?.map(|(cells, _)| cells));
        }
        let batch_size = self.options.batch_size;
        Ok(self.padded()?.filter(|&(_, filled)| filled == batch_size).map(|(cells, _)| cells))
    }

    /// What Grain's pipeline makes of them: rows of a packed batch are permuted, a last incomplete batch is padded.
    fn grain_cells(&mut self) -> Result<Option<Cells>, DataError> {
        let rows = match (self.options.packing, self.options.packing_type) {
            (false, _) => self.padded()?,
            (true, PackingType::ConcatThenSplit) => self.concatenated()?,
            (true, _) => self.fitted()?.map(|(cells, filled)| {
                let order = Generator::new(self.rows).permuted(filled);
                (cells.reordered(self.options.max_target_length, &order), filled)
            }),
        };
        Ok(rows.map(|(mut cells, filled)| {
            self.rows += filled as u64;
            cells.pad_to(self.options.batch_size * self.options.max_target_length, self.pad);
            cells
        }))
    }
}

impl BatchIterator for TextPipeline {
    fn next_batch(&mut self) -> Result<Option<Batch>, DataError> {
        let cells = match self.options.dataset_type {
            DatasetType::Hf => self.hf_cells()?,
            _ => self.grain_cells()?,
        };
        let (rows, length) = (self.options.batch_size, self.options.max_target_length);
        if cells.is_none() && self.options.generate_padding_batch && self.batches > 0 {
            return Ok(Some(Batch::zeros(rows, length)));
        }
        self.batches += u64::from(cells.is_some());
        Ok(cells.map(|cells| Batch::from_rows(rows, length, cells, &self.ignored)))
    }

    fn position(&self) -> Position {
        let next = self.pieces.front();
        Position {
            data_set: self.data_set.clone(),
            batches: self.batches,
            rows: self.rows,
            documents: next.map_or(self.read, |piece| piece.document),
            tokens: next.map_or(0, |piece| piece.offset),
            ..Position::start(String::new())
        }
    }

    fn restore(&mut self, position: &Position) -> Result<(), DataError> {
        let mut documents = source::open(&self.options, self.share)?;
        self.data_set = documents.identity();
        if position.data_set != self.data_set {
            return Err(DataError::Position {
                reason: format!("it was stored for `{}`, this is `{}`", position.data_set, self.data_set),
            });
        }
        documents.skip(position.documents)?;
        (self.documents, self.read) = (documents, position.documents);
        (self.batches, self.rows) = (position.batches, position.rows);
        self.pieces.clear();
        (self.last, self.begun) = (None, None);
        self.skip_tokens(position.tokens)
    }

    fn rewind(&mut self) -> Result<(), DataError> {
        if self.options.dataset_type != DatasetType::Hf {
            return self.restore(&Position::start(self.data_set.clone()));
        }
        if self.batches > 0 {
            self.pieces.clear();
            for _ in 0..LOST_READ_AHEAD {
                self.read += u64::from(self.documents.next()?.is_some());
            }
            self.begun = self.last.clone();
        }
        Ok(())
    }

    fn may_run_ahead(&self) -> bool {
        !(self.options.eval && self.options.dataset_type == DatasetType::Hf)
    }
}

impl TextPipeline {
    /// Drops the first `count` tokens of the document that comes next.
    fn skip_tokens(&mut self, count: u64) -> Result<(), DataError> {
        if count == 0 {
            return Ok(());
        }
        self.fill()?;
        while self.pieces.front().is_some_and(|p| p.offset + p.tokens.len() as u64 <= count) {
            self.pieces.pop_front();
        }
        let Some(piece) = self.pieces.front_mut() else {
            return Err(DataError::Position { reason: format!("the next document has no {count} tokens") });
        };
        piece.tokens.drain(..(count - piece.offset) as usize);
        piece.offset = count;
        Ok(())
    }
}
