/** The kinds of winner as which an entry can be confirmed. */
export const WINNER_TYPES = ["overall", "category", "runner_up"] as const
