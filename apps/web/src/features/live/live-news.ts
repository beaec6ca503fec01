import type { OrganizerNews } from "@rosette/contract"

/** The versions that what stands on the screen shows at least; what is not known counts as older than any news. */
export type ShownVersions = Partial<Omit<OrganizerNews, "eventId">>

/** What news concern: whatever any change may touch, what results are made of, the entries and criteria, who is signed in, or only when judges were heard of. */
export type NewsPart = "changes" | "results" | "setup" | "devices" | "presence"

/** What has to be read anew to show what the news tell of. A change brings the judges with it, so presence comes alone. */
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

/** The versions of what a dashboard reads first; null as long as the event is not there. */
export function shownBy({ event, overview }: Reads): ShownVersions | null {
  if (!event) return null
  const { changeVersion, setupVersion, devicesVersion } = event
  if (!overview) return { changeVersion, setupVersion, devicesVersion }
  const heardAt = overview.judges.map(({ lastSeenAt }) => (lastSeenAt ? Date.parse(lastSeenAt) : 0))
  return { changeVersion, setupVersion, devicesVersion, presenceVersion: Math.max(0, ...heardAt) }
}
