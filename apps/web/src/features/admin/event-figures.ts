import type { EventForOrganizer } from "@rosette/contract/events"
import { isInMonth } from "@rosette/domain/events/month"
import { searchAmong } from "@rosette/domain/text/search"

export type EventFigures = {
  total: number
  active: number
  thisMonth: number
  /** The events whose results are published. */
  published: number
  /** The different names of organizers. */
  organizers: number
}

/** Counts of the events and their organizers; the month is that of `today` in the reader's time zone (product rule). */
export function eventFigures(events: readonly EventForOrganizer[], today: Date): EventFigures {
  const [year, month] = [today.getFullYear(), today.getMonth() + 1]
  return {
    total: events.length,
    active: events.filter((event) => event.isActive).length,
    thisMonth: events.filter((event) => isInMonth(event.date, year, month)).length,
    published: events.filter((event) => event.resultsState === "published").length,
    organizers: new Set(events.map((event) => event.organizerName).filter((name) => name !== "")).size,
  }
}

const SEARCHED = ["name", "description", "date", "location", "organizerName", "passcode"] as const

/** The events that the search finds in one of these fields, newest first. */
export function eventsToShow(events: readonly EventForOrganizer[], search: string): EventForOrganizer[] {
  return searchAmong(events, search, (event) => SEARCHED.map((field) => event[field])).toSorted((a, b) => b.id - a.id)
}
