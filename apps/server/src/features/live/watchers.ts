import type { JudgeNews, OrganizerNews } from "@rosette/contract/live"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { JudgeSession, Principals } from "../../kernel/sessions/session-store.ts"
import type { Watcher } from "../../live/subscriber.ts"

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
