/** What a digit makes of the number that is typed: the longer number, or what it would have been, above the maximum. */
export type TypedDigit = { text: string; points: number } | { refused: number }

/**
 * Adds a digit to the number that is typed for a criterion; `text` is empty for the first one. No digit is dropped and none begins
 * another number: above the maximum it is refused, and what was typed before stays.
 */
export function typeDigit(text: string, digit: string, max: number): TypedDigit {
  const points = Number(text + digit)
  return points > max ? { refused: points } : { text: String(points), points }
}

const ONE_DIGIT = 9

/**
 * Whether one digit is the whole number, so that the keypad may go on by itself. Above that only the judge knows that no further
 * digit follows: with a maximum of 15 somebody may be about to type 20.
 */
export const endsByItself = (max: number): boolean => max <= ONE_DIGIT
