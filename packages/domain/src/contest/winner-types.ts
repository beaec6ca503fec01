// Its own file: schemas need the names, and none of the rules about winners.

/** The kinds of winner as which an entry can be confirmed. */
export const WINNER_TYPES = ["overall", "category", "runner_up"] as const
export type WinnerType = (typeof WINNER_TYPES)[number]
