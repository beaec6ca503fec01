/** "maxPoints" as "max points". */
export const camelCaseToWords = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase()

/** Says that a text is too long, with its length and the limit; null for one that fits. */
export const tooLong = (label: string, maxChars: number, text: string): string | null =>
  text.length > maxChars ? `${label} must be at most ${maxChars} characters; ${text.length} were entered` : null

/** The text with its first letter in upper case. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
