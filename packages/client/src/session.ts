export type Cookies = Readonly<Record<string, string>>

/** Where the cookies of a session are kept. A cookie is only sent to the server, by its origin, that has set it. */
export type Session = {
  read(origin: string): Cookies
  write(origin: string, cookies: Cookies): void
}

/** A session that ends with the program. In a browser it stays empty: the browser keeps the cookies itself. */
export function memorySession(): Session {
  const kept = new Map<string, Cookies>()
  return {
    read: (origin) => kept.get(origin) ?? {},
    write: (origin, cookies) => void kept.set(origin, cookies),
  }
}

/** A `fetch` with the cookies of the session, as a browser does it. */
export function withSession(session: Session, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin } = new URL(request.url)
    const cookie = Object.entries(session.read(origin)).map((pair) => pair.join("="))
    if (cookie.length > 0) request.headers.set("cookie", cookie.join("; "))
    const answer = await send(request)
    const set = answer.headers.getSetCookie?.() ?? []
    if (set.length > 0) session.write(origin, set.reduce(afterCookie, session.read(origin)))
    return answer
  }
}

/** The cookies after a Set-Cookie header, which removes its cookie if it has no age. */
function afterCookie(cookies: Cookies, header: string): Cookies {
  const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(header) ?? []
  const others = Object.fromEntries(Object.entries(cookies).filter(([known]) => known !== name))
  return /;\s*max-age=0(;|$)/i.test(header) ? others : { ...others, [name]: value }
}
