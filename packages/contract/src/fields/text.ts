import { z } from "zod"
import { LIMITS } from "../limits.ts"

const CONTROL = /[^\P{Control}\t\n\r]/u

/** Whether both databases store the text unchanged: well-formed UTF-16 without control characters except tab and line breaks. */
export const isPlainText = (text: string): boolean => !CONTROL.test(text) && text.isWellFormed()

// Not zero-width characters and blank letters, which show nothing although trimming leaves them.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether the text contains a visible character. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

const text = (label: string) =>
  z.string({ error: (issue) => (issue.input === undefined ? `${label} is required` : `${label} must be text`) })

const plain = (of: z.ZodString, label: string, maxChars: number) =>
  of
    .max(maxChars, `${label} must be at most ${maxChars} characters`)
    .refine(isPlainText, `${label} contains characters that cannot be stored`)

/** Returns the text without differences that readers do not see: case, blanks, invisible characters, forms of one letter. */
export const spelling = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{Cf}]/gu, "")

/** A text that must not be blank; outer blanks are removed and do not count. */
export const requiredText = (label: string, maxChars: number = LIMITS.name.maxChars) =>
  plain(text(label).trim(), label, maxChars).refine(isVisible, `${label} is required`)

/** A short text that may be empty; outer blanks are removed and do not count. */
export const optionalText = (label: string, maxChars: number = LIMITS.name.maxChars) =>
  plain(text(label).trim(), label, maxChars)

/** A long text, stored as it was typed; it may be empty. */
export const longText = (label: string, maxChars: number = LIMITS.description.maxChars) =>
  plain(text(label), label, maxChars)

/** A whole number from `min` to `max`, both included. */
export const wholeNumber = (label: string, min: number, max: number) => {
  const sentence = `${label} must be a whole number from ${min} to ${max}`
  return z
    .number({ error: sentence })
    .int(sentence)
    .min(min, min === 1 ? `${label} must be at least 1` : sentence)
    .max(max, sentence)
}

/** The version of what the sender saw. */
export const version = (label: string) =>
  z.number({ error: `${label} must be a number` }).int(`${label} must be a whole number`)

export const flag = (label: string) => z.boolean({ error: `${label} must be true or false` })

export const isoDate = z.iso.datetime()
