import type { OrganizerNews } from "@rosette/contract/live"
import type { StalePart } from "../../lib/stale-queries.ts"

/** The minimum versions of the data on the screen; an unknown one counts as older than any news. */
export type ShownVersions = Partial<Omit<OrganizerNews, "eventId">>

/**
 * What news concern: everything that a change may affect, what results are made of, entries and criteria, sessions, or only
 * when judges were last seen.
 */
export type NewsPart = Exclude<StalePart, "madeHere">

/** The parts to fetch again because of the news. A change also fetches the judges, so presence is only returned alone. */
export function concernedBy(news: OrganizerNews, shown: ShownVersions): NewsPart[] {
  const parts: NewsPart[] = news.devicesVersion === shown.devicesVersion ? [] : ["devices"]
  if (news.changeVersion !== shown.changeVersion) {
    parts.push("changes")
    if (news.resultsVersion !== shown.resultsVersion) parts.push("results")
    if (news.setupVersion !== shown.setupVersion) parts.push("setup")
    return parts
  }
  if (news.presenceVersion !== shown.presenceVersion) parts.push("presence")
  return parts
}

type EventVersion = "changeVersion" | "setupVersion" | "devicesVersion"

type Reads = {
  event: Partial<Pick<OrganizerNews, EventVersion>> | undefined
  overview: { judges: readonly { lastSeenAt: string | null }[] } | undefined
}

/** The versions of a dashboard's first reads; null until the event is loaded. */
export function shownBy({ event, overview }: Reads): ShownVersions | null {
  if (!event) return null
  const { changeVersion, setupVersion, devicesVersion } = event
  if (!overview) return { changeVersion, setupVersion, devicesVersion }
  const heardAt = overview.judges.map(({ lastSeenAt }) => (lastSeenAt ? Date.parse(lastSeenAt) : 0))
  return { changeVersion, setupVersion, devicesVersion, presenceVersion: Math.max(0, ...heardAt) }
}
