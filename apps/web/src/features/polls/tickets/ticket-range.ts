/** How many tickets are laid out at once: more would take a browser too long. */
export const TICKETS_AT_ONCE = 1_000

/** The numbers as typed; a number, or the text that is none. */
export type TypedRange = { from: number | string; to: number | string }
export type RangeErrors = { from: string | null; to: string | null }

/** The first tickets that can be printed at once. */
export const firstRange = (made: number) => ({ from: 1, to: Math.min(made, TICKETS_AT_ONCE) })

/** What is wrong with each number; both null for a range of tickets that exist. */
export function rangeErrors({ from, to }: TypedRange, made: number, atOnce = TICKETS_AT_ONCE): RangeErrors {
  const outside = `A number from 1 to ${made}`
  const isTicket = (number: number | string) => typeof number === "number" && number >= 1 && number <= made
  const errors = { from: isTicket(from) ? null : outside, to: isTicket(to) ? null : outside }
  if (errors.from || errors.to) return errors
  const count = Number(to) - Number(from) + 1
  if (count < 1) return { from: null, to: `Not before ${from}` }
  if (count > atOnce) return { from: null, to: `At most ${atOnce.toLocaleString("en-US")} tickets at once` }
  return { from: null, to: null }
}
