/** What an entry can be confirmed as. */
export const WINNER_TYPES = ["overall", "category", "runner_up"] as const
