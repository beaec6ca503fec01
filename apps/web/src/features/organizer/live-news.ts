import type { OrganizerNews } from "@rosette/contract"

/** The versions that what stands on the screen shows at least; what is not known counts as older than any news. */
export type ShownVersions = Partial<Omit<OrganizerNews, "eventId">>

/** What news concern: whatever any change may touch, what results are made of, or only when judges were heard of. */
export type NewsPart = "changes" | "results" | "presence"

/** What has to be read anew to show what the news tell of. A change brings the judges with it, so presence comes alone. */
export function concernedBy(news: OrganizerNews, shown: ShownVersions): NewsPart[] {
  if (news.changeVersion !== shown.changeVersion)
    return news.resultsVersion === shown.resultsVersion ? ["changes"] : ["changes", "results"]
  return news.presenceVersion === shown.presenceVersion ? [] : ["presence"]
}

type Reads = {
  event: { changeVersion?: number } | undefined
  overview: { judges: readonly { lastSeenAt: string | null }[] } | undefined
}

/** The versions of what a dashboard reads first; null as long as the event is not there. */
export function shownBy({ event, overview }: Reads): ShownVersions | null {
  if (!event) return null
  if (!overview) return { changeVersion: event.changeVersion }
  const heardAt = overview.judges.map(({ lastSeenAt }) => (lastSeenAt ? Date.parse(lastSeenAt) : 0))
  return { changeVersion: event.changeVersion, presenceVersion: Math.max(0, ...heardAt) }
}
