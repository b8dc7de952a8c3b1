//! A map for a few entries: what is kept by seat, by line, by table on a device.

/// Entries by their keys, in the order of the keys. For a few of them it is as fast as the maps of the standard library, and
/// a sixth of their code, which counts where every browser fetches it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SmallMap<K, V>(Vec<(K, V)>);

impl<K, V> Default for SmallMap<K, V> {
    fn default() -> Self {
        SmallMap(Vec::new())
    }
}

impl<K: Ord, V> SmallMap<K, V> {
    /// Where a key is, or where it belongs.
    fn find(&self, key: &K) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.cmp(key))
    }

    /// Whether there is nothing.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is kept under a key.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.find(key).ok().map(|at| &self.0[at].1)
    }

    /// What is kept under a key, to be changed.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        self.find(key).ok().map(|at| &mut self.0[at].1)
    }

    /// Whether something is kept under a key.
    pub fn contains_key(&self, key: &K) -> bool {
        self.find(key).is_ok()
    }

    /// Keeps a value in place of what was kept under the key.
    pub fn insert(&mut self, key: K, value: V) {
        match self.find(&key) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (key, value)),
        }
    }

    /// Takes out what was kept under a key.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        self.find(key).ok().map(|at| self.0.remove(at).1)
    }

    /// Keeps only some.
    pub fn retain(&mut self, mut keeps: impl FnMut(&K, &V) -> bool) {
        self.0.retain(|(key, value)| keeps(key, value));
    }

    /// All entries.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// All entries, their values to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&K, &mut V)> {
        self.0.iter_mut().map(|(key, value)| (&*key, value))
    }

    /// All values.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.0.iter().map(|(_, value)| value)
    }

    /// All values, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.0.iter_mut().map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_and_in_order() {
        let mut map = SmallMap::default();
        for key in [3, 1, 2, 1] {
            map.insert(key, key * 10);
        }
        map.insert(2, 21);
        assert_eq!(map.iter().collect::<Vec<_>>(), [(&1, &10), (&2, &21), (&3, &30)]);
        map.values_mut().for_each(|value| *value += 1);
        assert_eq!((map.get(&2), map.get(&4), map.contains_key(&3)), (Some(&22), None, true));
        assert_eq!((map.remove(&1), map.remove(&1)), (Some(11), None));
        map.retain(|key, _| *key == 3);
        assert_eq!(map.values().collect::<Vec<_>>(), [&31]);
        if let Some(value) = map.get_mut(&3) {
            *value = 0;
        }
        assert_eq!(map.remove(&3), Some(0));
        assert!(map.is_empty());
    }
}
