/** Reproducible random numbers from a seed. */
export type Random = {
  /** An integer from 0 to below the limit. */
  below(limit: number): number
  uuid(): string
}

/** Mulberry32: small, fast, and good enough to choose points and moments. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return (bits ^ (bits >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  const hex = () => next().toString(16).padStart(8, "0")
  return {
    below,
    uuid() {
      const digits = hex() + hex() + hex() + hex()
      return [8, 12, 16, 20].reduceRight((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, digits)
    },
  }
}
