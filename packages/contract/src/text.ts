import { isStorable, isVisible, readName, readText, readVotingId } from "@rosette/domain/text/typed-text"
import { z } from "zod"
import { LIMITS } from "./limits.ts"
import { tooLong } from "./words.ts"

const text = (label: string) =>
  z.string({ error: (issue) => (issue.input === undefined ? `${label} is required` : `${label} must be text`) })

/** A text so much too long is refused as it is: to read half a megabyte would cost more than the whole call. */
const TOO_LONG_TO_READ = 4

const readUpTo = (maxChars: number, read: (typed: string) => string) => (typed: string) =>
  typed.length > TOO_LONG_TO_READ * maxChars ? typed : read(typed)

/** A longer text is not looked at further. */
const storable = (of: z.ZodString, label: string, maxChars: number) =>
  of
    .max(maxChars, { error: ({ input }) => tooLong(label, maxChars, String(input)), abort: true })
    .refine(isStorable, `${label} contains characters that cannot be stored`)

const visible = (read: (typed: string) => string, label: string, maxChars: number) =>
  storable(text(label).overwrite(readUpTo(maxChars, read)).trim(), label, maxChars).refine(
    isVisible,
    `${label} is required`,
  )

/** A text that must not be blank, see `readName`; outer blanks are removed and do not count. */
export const requiredText = (label: string, maxChars: number = LIMITS.name.maxChars) =>
  visible(readName, label, maxChars)

/** A voting ID, see `readVotingId`. */
export const votingId = (label: string) => visible(readVotingId, label, LIMITS.name.maxChars)

/** A short text that may be empty, see `readName`; outer blanks are removed and do not count. */
export const optionalText = (label: string, maxChars: number = LIMITS.name.maxChars) =>
  storable(text(label).overwrite(readUpTo(maxChars, readName)).trim(), label, maxChars)

/** A long text with its blanks, see `readText`; it may be empty. */
export const longText = (label: string, maxChars: number = LIMITS.description.maxChars) =>
  storable(text(label).overwrite(readUpTo(maxChars, readText)), label, maxChars)

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
