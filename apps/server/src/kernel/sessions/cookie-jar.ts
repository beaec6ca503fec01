import { cookieHeader, cookieName, parseCookies } from "./cookies.ts"
import type { Sealer } from "./seal.ts"

/** Two show already that nobody knows which is meant; each costs as much as a whole small call. */
const MAX_OF_ONE_NAME = 2

type JarOptions = {
  header: string | undefined
  secure: boolean
  sealer: Sealer
  addCookie(header: string): void
}

/** The sealed cookies of one request, and those its response sets. */
export type CookieJar = {
  /**
   * The cookie's content; null if there is none, or if two of this name differ, because nobody knows which is meant.
   */
  open(name: string): Promise<string | null>
  /** The same for the unprefixed name, which earlier versions used over https. */
  openUnprefixed(name: string): Promise<string | null>
  set(name: string, content: string, maxAgeSeconds: number | null): Promise<void>
  remove(name: string): void
}

/** Over https every cookie gets its prefixed name, and an unprefixed one is removed. */
export function openCookieJar({ header, secure, sealer, addCookie }: JarOptions): CookieJar {
  const cookies = parseCookies(header)

  const unsealed = async (name: string) => {
    const contents = new Set<string>()
    for (const sealed of [...(cookies.get(name) ?? [])].slice(0, MAX_OF_ONE_NAME)) {
      const content = sealed === "" ? null : await sealer.unseal(sealed)
      if (content !== null) contents.add(content)
    }
    const [content = null] = contents
    return contents.size === 1 ? content : null
  }

  const removeBare = (name: string) => {
    if (secure && cookies.has(name)) addCookie(cookieHeader(name, null, { maxAgeSeconds: 0, secure }))
  }

  return {
    open: (name) => unsealed(cookieName(name, secure)),
    openUnprefixed: async (name) => (secure ? unsealed(name) : null),
    async set(name, content, maxAgeSeconds) {
      addCookie(cookieHeader(cookieName(name, secure), await sealer.seal(content), { maxAgeSeconds, secure }))
      removeBare(name)
    },
    remove(name) {
      addCookie(cookieHeader(cookieName(name, secure), null, { maxAgeSeconds: 0, secure }))
      removeBare(name)
    },
  }
}
