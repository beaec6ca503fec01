/** An event's results: judges still judge, people review what is in the way, or they are published. */
export const RESULTS_STATES = ["open", "review", "published"] as const
export type ResultsState = (typeof RESULTS_STATES)[number]

/** Whether judges may sign in and save. Product rule: only while the event is active and nobody reviews its results. */
export const judgingIsOpen = ({ isActive, resultsState }: { isActive: boolean; resultsState: string }): boolean =>
  isActive && resultsState === ("open" satisfies ResultsState)
