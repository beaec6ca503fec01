import type { JudgeNews, OrganizerNews } from "@rosette/contract"
import type { OrganizedEvent } from "../kernel/organizing.ts"
import type { JudgeSession, Principals } from "../kernel/sessions/session-store.ts"
import type { EventVersions, LiveSession } from "./versions-query.ts"

/** Somebody who may watch an event: by which sessions, as which judge if any, and what they are shown of its versions. */
export type Watcher<News> = {
  eventId: number
  /** One that still lives is enough. */
  sessionIds: readonly string[]
  judgeId: number | null
  view(event: EventVersions, session: LiveSession): News
}

/** The dashboard of an event. The master administrator watches by their own session. */
export function organizerWatcher(
  { eventId }: OrganizedEvent,
  { organizer, masterAdmin }: Principals,
): Watcher<OrganizerNews> {
  const ownSession = organizer?.eventId === eventId ? organizer : null
  return {
    eventId,
    sessionIds: [ownSession, masterAdmin].flatMap((session) => session?.sessionId ?? []),
    judgeId: null,
    view: ({ changeVersion, resultsVersion, setupVersion, devicesVersion, presenceVersion }) => ({
      eventId,
      changeVersion,
      resultsVersion,
      setupVersion,
      devicesVersion,
      presenceVersion,
    }),
  }
}

/** A judge's device. It is told nothing of what other judges save. */
export function judgeWatcher({ sessionId, judgeId, eventId }: JudgeSession): Watcher<JudgeNews> {
  return {
    eventId,
    sessionIds: [sessionId],
    judgeId,
    view: ({ setupVersion }, { sheetsVersion, newsVersion, savedVersion, judgeDevicesVersion }) => ({
      eventId,
      workspaceVersion: Math.max(setupVersion, sheetsVersion, newsVersion),
      savedVersion,
      devicesVersion: judgeDevicesVersion,
    }),
  }
}
