import { sealData, unsealData } from "iron-session"
import { BoundedCache } from "../../lib/bounded-cache.ts"

const REMEMBERED_SEALS = 10_000
/** The package ignores what follows its version: one seal would be remembered in any number of long forms. */
const SEAL = /^[^~]+~2$/

export type Sealer = {
  seal(content: string): Promise<string>
  /** The sealed text, or null for anything not sealed here. */
  unseal(sealed: string): Promise<string | null>
}

/** Seals with the first secret and unseals with any, so that a secret can be rotated without signing anybody out. */
export function createSealer(secrets: readonly [string, ...string[]], ttlSeconds: number): Sealer {
  // Unsealing costs about 0.25 ms of CPU, so results are cached; whether the session is valid is checked elsewhere.
  const remembered = new BoundedCache<string, string>(REMEMBERED_SEALS, "oldest")

  return {
    seal: (content) => sealData({ content }, { password: secrets[0], ttl: ttlSeconds }),
    async unseal(sealed) {
      if (!SEAL.test(sealed)) return null
      const known = remembered.get(sealed)
      if (known !== undefined) return known
      for (const password of secrets) {
        const { content } = await unsealData<{ content?: unknown }>(sealed, { password, ttl: ttlSeconds })
        if (typeof content !== "string") continue
        remembered.set(sealed, content)
        return content
      }
      return null
    },
  }
}
