type Bounded<Key> = { keys(): Promise<readonly Key[]>; delete(key: Key): Promise<unknown> }

/** Deletes the oldest entries until at most `most` remain; a browser's cache returns its keys in the order of insertion. */
export async function keepNewest<Key>(cache: Bounded<Key>, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}
