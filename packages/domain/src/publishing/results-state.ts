/** The state of an event's results: judging is open, the results are in review, or they are published. */
export const RESULTS_STATES = ["open", "review", "published"] as const
export type ResultsState = (typeof RESULTS_STATES)[number]

/**
 * Whether judges may sign in and save. Product rule: only while the event is active, and its results are neither in review nor
 * published.
 */
export const judgingIsOpen = ({ isActive, resultsState }: { isActive: boolean; resultsState: string }): boolean =>
  isActive && resultsState === ("open" satisfies ResultsState)
