//! Tokenizers against the libraries that MaxText calls: ids and text of ordinary and odd texts.

use std::collections::BTreeMap;

use maxtext_port::data::tokenizer::{self, ByteTokenizer, TokenDecoder, Tokenizer};
use maxtext_port::data::{TokenizerOptions, TokenizerType};
use serde::Deserialize;

use crate::golden;

#[derive(Deserialize)]
struct Stored {
    texts: Vec<String>,
    cases: BTreeMap<String, Case>,
}

#[derive(Deserialize)]
struct Case {
    path: String,
    kind: TokenizerType,
    ids: Vec<Vec<i32>>,
    decoded: Vec<String>,
    pad: Option<i32>,
    unk: Option<i32>,
    bos: Option<i32>,
    eos: Option<i32>,
}

fn stored() -> Stored {
    serde_json::from_str(&std::fs::read_to_string(golden::path("tokenizers.json")).unwrap()).unwrap()
}

fn load(case: &Case) -> Box<dyn Tokenizer> {
    let path = golden::file(&format!("text/{}", case.path));
    tokenizer::load(&TokenizerOptions { kind: case.kind, path, add_bos: false, add_eos: false }).unwrap()
}

#[test]
fn ids_equal_those_of_the_libraries() {
    let stored = stored();
    assert_eq!(stored.cases.len(), 5);
    for (name, case) in &stored.cases {
        let tokenizer = load(case);
        assert_eq!(tokenizer.pad_id(), case.pad, "{name}");
        assert_eq!(tokenizer.unk_id(), case.unk, "{name}");
        assert_eq!((tokenizer.bos_id(), tokenizer.eos_id()), (case.bos, case.eos), "{name}");
        for (text, ids) in stored.texts.iter().zip(&case.ids) {
            assert_eq!(&tokenizer.encode(text).unwrap(), ids, "{name}: {text:?}");
            assert!(ids.iter().all(|&id| (id as usize) < tokenizer.vocab_size()), "{name}");
        }
    }
}

#[test]
fn decoded_text_equals_that_of_the_libraries() {
    for (name, case) in &stored().cases {
        let tokenizer = load(case);
        for (ids, text) in case.ids.iter().zip(&case.decoded) {
            assert_eq!(&tokenizer.decode(ids).unwrap(), text, "{name}: {ids:?}");
        }
    }
}

#[test]
fn a_stream_of_tokens_gives_the_text_of_all_and_no_half_characters() {
    let stored = stored();
    for (name, case) in &stored.cases {
        let tokenizer = load(case);
        for (ids, text) in case.ids.iter().zip(&case.decoded) {
            let mut decoder = TokenDecoder::new(&*tokenizer);
            let mut pieces: Vec<String> = ids.iter().map(|&id| decoder.push(id).unwrap()).collect();
            if !text.contains('\u{fffd}') {
                assert!(pieces.iter().all(|piece| !piece.contains('\u{fffd}')), "{name}: {pieces:?}");
            }
            pieces.push(decoder.finish().unwrap());
            assert_eq!(&pieces.concat(), text, "{name}: {ids:?}");
        }
    }
}

#[test]
fn marks_in_a_stream_do_not_eat_the_space_after_them() {
    for (name, case) in &stored().cases {
        let tokenizer = load(case);
        let text = "the ferry counts the long shadow";
        let mut ids = tokenizer.encode(text).unwrap();
        // A begin mark in front, and an end mark in the middle.
        ids.insert(ids.len() / 2, tokenizer.eos_id().unwrap());
        ids.insert(0, tokenizer.bos_id().unwrap());
        let mut decoder = TokenDecoder::new(&*tokenizer);
        let streamed: String = ids.iter().map(|&id| decoder.push(id).unwrap()).collect();
        assert_eq!(streamed + &decoder.finish().unwrap(), text, "{name}");
    }
}

#[test]
fn a_character_of_several_byte_tokens_comes_as_a_whole() {
    let mut decoder = TokenDecoder::new(&ByteTokenizer);
    let pieces: Vec<String> = "é東😀a".bytes().map(|b| decoder.push(i32::from(b)).unwrap()).collect();
    assert_eq!(pieces, ["", "é", "", "", "東", "", "", "", "😀", "a"]);
    assert_eq!(decoder.push(0xe6).unwrap(), "");
    assert_eq!(decoder.finish().unwrap(), "\u{fffd}");
}
