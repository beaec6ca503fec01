type Bounded<Key> = { keys(): Promise<readonly Key[]>; delete(key: Key): Promise<unknown> }

/** Gives up what was kept first until at most `most` remain; a browser's cache answers its keys in the order they came. */
export async function keepNewest<Key>(cache: Bounded<Key>, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}
