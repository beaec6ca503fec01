import { randomInt } from "node:crypto"

/** Crockford's base 32: no I, L, O or U, so that a code can be read aloud and typed without mistakes. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/**
 * An unguessable code of `length` characters, with nearly five random bits each. At least one is a digit, because screens do not
 * cut a code of letters alone into groups: it is probably a word that somebody chose.
 */
export function randomCode(length: number): string {
  for (;;) {
    const code = Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("")
    if (/\d/.test(code)) return code
  }
}
