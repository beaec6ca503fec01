import type { JudgeNews, OrganizerNews } from "@rosette/contract"
import type { OrganizedEvent } from "../kernel/organizing.ts"
import type { JudgeSession, Principals } from "../kernel/sessions/session-store.ts"
import type { EventVersions, LiveSession } from "./versions-query.ts"

/** Who watches an event: the sessions, the judge if any, and the versions they are sent. */
export type Watcher<News> = {
  eventId: number
  /** One valid session is enough; null needs none. */
  sessionIds: readonly string[] | null
  judgeId: number | null
  view(event: EventVersions, session: LiveSession): News
}

/** The dashboard of an event. The master administrator watches with their own session. */
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

/** A judge's device. It gets no news about other judges' saves. */
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

/** A stage, which needs its key and no session: it is notified of changes, and then asks what it may show. */
export function stageWatcher(eventId: number): Watcher<{ eventId: number; changeVersion: number }> {
  return { eventId, sessionIds: null, judgeId: null, view: ({ changeVersion }) => ({ eventId, changeVersion }) }
}
