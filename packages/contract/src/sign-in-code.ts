/** Spaces and hyphens of any kind: people type a code in the groups that it is shown in. */
const SEPARATORS = /[\s\u00ad\u200b-\u200d\u2010-\u2015\u2212\ufeff-]/g

/** Generated codes contain no letter O, I or L, so each of these can only be a misread digit. */
const MISREAD: Record<string, string> = { O: "0", I: "1", L: "1" }

/** An access code or passcode as it is stored and compared: capitals, no separators, digits for the letters that look like them. */
export const normalizeCode = (typed: string): string =>
  typed
    .replace(SEPARATORS, "")
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter)
