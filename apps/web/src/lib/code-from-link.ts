/** The part of a page's address that this reads and replaces. */
type Page = {
  location: Pick<Location, "pathname" | "search" | "hash">
  history: Pick<History, "state" | "replaceState">
}

let code = ""

/**
 * Removes the access code of a card's link from the address at once, so that the next person cannot find it with Back.
 * Older cards have it in the query. Call it before the first screen is shown, and again when the
 * fragment changes.
 */
export function takeCodeFromAddress({ location, history }: Page = window): void {
  if (!/^\/judge-login\/*$/.test(location.pathname)) return
  const query = new URLSearchParams(location.search)
  const found = new URLSearchParams(location.hash.slice(1)).get("code") ?? query.get("code")
  if (found === null) return
  code = found
  query.delete("code")
  const rest = query.size > 0 ? `?${query}` : ""
  history.replaceState(history.state, "", `${location.pathname}${rest}`)
}

/** The code of the link that opened the page; empty without one, and after `forgetLinkedCode`. */
export const linkedCode = (): string => code

export function forgetLinkedCode(): void {
  code = ""
}
