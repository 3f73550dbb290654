//! HuggingFace tokenizers: `tokenizer.json` with the special tokens of `tokenizer_config.json` beside it.

use std::path::{Path, PathBuf};

use serde_json::Value;
use tokenizers::Tokenizer as Fast;

use super::Tokenizer;

/// A tokenizer of the `tokenizers` library.
pub struct HuggingFaceTokenizer {
    fast: Fast,
    vocab_size: usize,
    bos: Option<i32>,
    eos: Option<i32>,
    pad: Option<i32>,
    unk: Option<i32>,
}

impl HuggingFaceTokenizer {
    /// Reads a folder with `tokenizer.json`, or that file.
    ///
    /// # Errors
    /// What is missing or broken.
    pub fn open(path: &Path) -> Result<Self, String> {
        let file = if path.is_dir() { path.join("tokenizer.json") } else { path.to_owned() };
        if !file.is_file() {
            return Err(missing(path, &file));
        }
        let mut fast = Fast::from_file(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        // Length is MaxText's business, per data set.
        fast.with_padding(None);
        fast.with_truncation(None).map_err(|e| e.to_string())?;
        let specials = Specials::read(&file)?;
        let id = |role: &str| -> Result<Option<i32>, String> {
            let Some(token) = specials.token(role) else { return Ok(None) };
            match fast.token_to_id(&token) {
                Some(id) => i32::try_from(id).map(Some).map_err(|e| e.to_string()),
                None => Err(format!("{role} is `{token}`, which {} does not have", file.display())),
            }
        };
        let (bos, eos, pad, unk) = (id("bos_token")?, id("eos_token")?, id("pad_token")?, id("unk_token")?);
        let largest = fast.get_vocab(true).values().copied().max();
        Ok(Self { vocab_size: largest.map_or(0, |id| id as usize + 1), fast, bos, eos, pad, unk })
    }
}

fn missing(path: &Path, file: &Path) -> String {
    if !path.exists() {
        return "there is no such file or folder. Hub names are not looked up: \
                give a local folder with tokenizer.json"
            .to_owned();
    }
    format!("there is no {}. Folders with only slow tokenizers cannot be read", file.display())
}

/// What `transformers` knows beside `tokenizer.json`.
struct Specials(Vec<Value>);

impl Specials {
    fn read(tokenizer_json: &Path) -> Result<Self, String> {
        let beside = |name: &str| -> PathBuf { tokenizer_json.with_file_name(name) };
        let mut found = Vec::new();
        for name in ["tokenizer_config.json", "special_tokens_map.json"] {
            let path = beside(name);
            if path.is_file() {
                let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                found.push(serde_json::from_str(&text).map_err(|e| format!("{}: {e}", path.display()))?);
            }
        }
        Ok(Self(found))
    }

    /// A special token's text: written as such, or as an object with `content`.
    fn token(&self, role: &str) -> Option<String> {
        let values = self.0.iter().filter_map(|file| file.get(role));
        let text = |value: &Value| {
            value.as_str().or_else(|| value.get("content").and_then(Value::as_str)).map(str::to_owned)
        };
        values.filter_map(text).next()
    }
}

impl Tokenizer for HuggingFaceTokenizer {
    fn encode(&self, text: &str) -> Result<Vec<i32>, String> {
        let encoding = self.fast.encode_fast(text, false).map_err(|e| e.to_string())?;
        Ok(encoding.get_ids().iter().map(|&id| id as i32).collect())
    }

    fn decode(&self, ids: &[i32]) -> Result<String, String> {
        let ids: Vec<u32> = ids.iter().filter_map(|&id| u32::try_from(id).ok()).collect();
        self.fast.decode(&ids, true).map_err(|e| e.to_string())
    }

    fn vocab_size(&self) -> usize {
        self.vocab_size
    }

    fn bos_id(&self) -> Option<i32> {
        self.bos
    }

    fn eos_id(&self) -> Option<i32> {
        self.eos
    }

    fn pad_id(&self) -> Option<i32> {
        self.pad
    }

    fn unk_id(&self) -> Option<i32> {
        self.unk
    }
}
