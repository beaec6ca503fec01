import { mulberry32 } from "../../e2e/pages/seeded.ts"

/** Random values that are the same for the same seed. */
export type Random = {
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number
  uuid(): string
}

export function seededRandom(seed: number): Random {
  const next = mulberry32(seed)
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
