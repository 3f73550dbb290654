//! From bytes of all kinds to HLO text.

use hlo::dump::{DecodeError, decode};

const TEXT: &str = "HloModule m\nENTRY e {\n  a = f32[] parameter(0)\n}\n";
/// `TEXT`, packed by zstd 1.5.
const ZSTD: &[u8] = &[
    40, 181, 47, 253, 4, 88, 137, 1, 0, 72, 108, 111, 77, 111, 100, 117, 108, 101, 32, 109, 10, 69, 78, 84,
    82, 89, 32, 101, 32, 123, 10, 32, 32, 97, 32, 61, 32, 102, 51, 50, 91, 93, 32, 112, 97, 114, 97, 109,
    101, 116, 101, 114, 40, 48, 41, 10, 125, 10, 62, 140, 172, 21,
];

#[test]
fn text_is_borrowed() {
    let decoded = decode(TEXT.as_bytes(), 1000).unwrap();
    assert!(matches!(decoded.text, std::borrow::Cow::Borrowed(text) if text == TEXT));
}

#[test]
fn gzip_and_zstd_are_unpacked_up_to_the_limit() {
    use std::io::Write;
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(TEXT.as_bytes()).unwrap();
    let gzip = gzip.finish().unwrap();
    for packed in [&gzip[..], ZSTD] {
        assert_eq!(decode(packed, 1000).unwrap().text, TEXT);
        assert!(matches!(decode(packed, 10), Err(DecodeError::TooLarge(10))));
        assert!(matches!(decode(&packed[..packed.len() - 9], 1000), Err(DecodeError::Compression { .. })));
    }
}

/// Above 64 MiB what is unpacked is counted before memory is taken.
#[test]
fn a_long_file_is_counted_first_and_read_whole() {
    use std::io::Write;
    let length = (65 << 20) + TEXT.len();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(TEXT.as_bytes()).unwrap();
    gzip.write_all(&vec![b' '; 65 << 20]).unwrap();
    let gzip = gzip.finish().unwrap();
    assert_eq!(decode(&gzip, length).unwrap().text.len(), length);
    assert!(matches!(decode(&gzip, length - 1), Err(DecodeError::TooLarge(limit)) if limit == length - 1));
}

#[test]
fn what_is_no_hlo_is_said_so() {
    assert!(matches!(decode(b"module @jit_f {}", 1000), Err(DecodeError::Stablehlo(_))));
    assert!(matches!(decode(b"ML\xefR\x01", 1000), Err(DecodeError::Bytecode)));
    assert!(matches!(decode(&[0, 1, 2, 3], 1000), Err(DecodeError::Proto(_))));
    // A module proto with a name and nothing else.
    assert!(decode(&[0x0a, 0x01, b'm'], 1000).unwrap_err().to_string().contains("no HLO module"));
}
