const MOST_DIGITS = 9

/**
 * What was typed into a number field: the number where it is a whole one, else the text as it stands, so that nothing
 * ("12.5", "1e3") turns into another number; the rules of the form then refuse it in words.
 */
export function readWholeNumber(text: string): number | string {
  const typed = text.trim()
  return /^-?\d+$/.test(typed) && typed.length <= MOST_DIGITS ? Number(typed) : text
}

/** Whether somebody typed a number, though perhaps not a whole one. */
export const isLikeNumber = (value: number | string): boolean => /\d/.test(String(value))
