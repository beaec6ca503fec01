import type { EventForOrganizer, JudgedEvent } from "@rosette/contract/events"

type Shown = Pick<JudgedEvent, "isActive"> & Partial<Pick<EventForOrganizer, "resultsState">>

/** The state shown beside the event's name: why judges cannot save, or null; and whether its results are published. */
export function eventBadge({ isActive, resultsState }: Shown): { badge: string | null; isPublished: boolean } {
  if (resultsState === "published") return { badge: "Results published", isPublished: true }
  if (resultsState === "review") return { badge: "Results in review", isPublished: false }
  return { badge: isActive ? null : "Closed for judging", isPublished: false }
}
