//! A hash table from names to numbers that does not store the names again.

use std::hash::BuildHasher;

use hashbrown::{DefaultHashBuilder, HashTable};

/// From a name to a number. The caller says which name a number has; of equal names the last one counts.
#[derive(Default)]
pub(crate) struct NameTable {
    hasher: DefaultHashBuilder,
    table: HashTable<u32>,
}

impl NameTable {
    /// The number of `name`.
    pub(crate) fn get<'n>(&self, name: &str, name_of: impl Fn(u32) -> &'n str) -> Option<u32> {
        let hash = self.hasher.hash_one(name);
        self.table.find(hash, |&number| name_of(number) == name).copied()
    }

    /// Gives `name` the number `number`.
    pub(crate) fn insert<'n>(&mut self, name: &str, number: u32, name_of: impl Fn(u32) -> &'n str) {
        self.insert_unless(name, number, name_of, |_| false);
    }

    /// Gives `name` the number `number`, unless it has one that `keeps` its place; says whether it got it.
    pub(crate) fn insert_unless<'n>(
        &mut self,
        name: &str,
        number: u32,
        name_of: impl Fn(u32) -> &'n str,
        keeps: impl Fn(u32) -> bool,
    ) -> bool {
        let hash = self.hasher.hash_one(name);
        if let Some(slot) = self.table.find_mut(hash, |&other| name_of(other) == name) {
            let kept = keeps(*slot);
            if !kept {
                *slot = number;
            }
            return !kept;
        }
        let hasher = &self.hasher;
        self.table.insert_unique(hash, number, |&other| hasher.hash_one(name_of(other)));
        true
    }

    /// Makes room for so many names, so that growing need not hash all of them again.
    pub(crate) fn reserve<'n>(&mut self, names: usize, name_of: impl Fn(u32) -> &'n str) {
        let hasher = &self.hasher;
        self.table.reserve(names, |&other| hasher.hash_one(name_of(other)));
    }
}
