// How text is read that people type, paste, or bring in a file: what nobody can see never decides anything.

/** Nobody types these, and databases treat them differently: NUL, and half of a UTF-16 pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

/** Whether both databases store the text unchanged. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text)

/** Word, PowerPoint and FileMaker write them for a line break within a paragraph, and for a new page. */
const OTHER_LINE_BREAKS = /[\v\f]/g
const CONTROL = /[^\P{Control}\t\n\r]/gu
const NON_BREAKING_BLANKS = /[\u00a0\u2007\u202f]/g

/** No script needs more accents on one letter, and composing them would take seconds. */
const MOST_ACCENTS = 30
const ACCENTS = /\p{Mark}+/gu

/** Looks at each character once: counting from every accent anew would take as long as composing. */
function hasEndlessAccents(text: string): boolean {
  for (const [accents] of text.matchAll(ACCENTS)) {
    if ([...accents.slice(0, 2 * MOST_ACCENTS + 1)].length > MOST_ACCENTS) return true
  }
  return false
}

/**
 * A long text as it is stored: vertical tab and form feed are line breaks, other control characters are dropped, blanks are
 * plain, letters are composed (NFC). A text that cannot be stored stays as it is, for the schema to refuse.
 */
export function readText(typed: string): string {
  if (!isStorable(typed)) return typed
  const text = typed.replace(OTHER_LINE_BREAKS, "\n").replace(CONTROL, "").replace(NON_BREAKING_BLANKS, " ")
  return hasEndlessAccents(text) ? text : text.normalize("NFC")
}

/**
 * Soft hyphen, zero-width space, word joiner, byte order mark, marks and overrides of direction and the like. Not the joiners
 * and selectors that scripts and emoji need.
 */
const INVISIBLE = /\u034f|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** A name or another short text as it is stored: `readText` without invisible characters. */
export const readName = (typed: string): string => readText(typed.replace(INVISIBLE, ""))

const JOINERS = /[\u200c\u200d]/g

/** A voting ID as it is stored: a name without joiners. */
export const readVotingId = (typed: string): string => readName(typed.replace(JOINERS, ""))

// Not characters without width, and blank letters, which show nothing although trimming leaves them.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether the text contains a visible character. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** Generated codes do not contain the letters O, I and L, so each of these is a misread digit. */
const MISREAD: Record<string, string> = { O: "0", I: "1", L: "1" }

const CODE_IN_LINK = /[#?&]code=([^&#\s]*)/i

/**
 * An access code or passcode as it is stored and compared: upper case, letters and digits alone, digits for O, I and L. It may
 * be pasted with its whole link, with "Code:" before it, with blanks, hyphens or a dot, in full width.
 */
export function readCode(typed: string): string {
  const text = typed.normalize("NFKC")
  const code = CODE_IN_LINK.exec(text)?.[1] ?? text.slice(text.lastIndexOf(":") + 1)
  // A few small letters are a letter and an accent in upper case, and letters on both sides of what is dropped may compose.
  return code
    .toUpperCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, "")
    .normalize("NFKC")
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter)
}

/** The code of a ticket, the same way; in its link it follows "#". */
export const readVoteCode = (typed: string): string => readCode(typed.slice(typed.lastIndexOf("#") + 1))
