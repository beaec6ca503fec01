const MOST_DIGITS = 9

/**
 * The value of a number field: the number if it is a whole one, else the text unchanged, so that "12.5" or "1e3" is not
 * turned into another number. The form's rules then reject the text.
 */
export function readWholeNumber(text: string): number | string {
  const typed = text.trim()
  return /^-?\d+$/.test(typed) && typed.length <= MOST_DIGITS ? Number(typed) : text
}

/** Whether somebody typed a number, though perhaps not a whole one. */
export const isLikeNumber = (value: number | string): boolean => /\d/.test(String(value))
