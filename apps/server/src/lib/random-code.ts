import { randomInt } from "node:crypto"

/** Crockford's base 32: no I, L, O or U, so that a code can be read aloud and typed without mistakes. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

/** An unguessable code of `length` characters, with five random bits each. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("")
}
