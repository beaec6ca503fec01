/** Mulberry32: returns 32-bit unsigned integers that are the same for the same seed. */
export function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** Numbers from 0 up to, but not including, 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  const next = mulberry32(seed)
  return () => next() / 4_294_967_296
}
