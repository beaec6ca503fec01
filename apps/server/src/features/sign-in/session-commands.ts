import type { organizerContract as contract, ListedSession } from "@rosette/contract"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import { judgeSubject } from "../../data/change/subjects.ts"
import { sessionTag } from "../../data/change/trace.ts"
import { type SessionRow, sessionsOfEvent } from "../../data/records/living-sessions.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { endSessions, type Opening } from "../../kernel/sessions/session-store.ts"
import type { OrganizedSession } from "./access.ts"

/** Who is signed in to the event, latest first. The names of sessions in this list open nothing. */
export async function listSessions(
  { db, digests: { masterAdminTags } }: Pick<Services, "db" | "digests">,
  { eventId, sessionTag: current }: OrganizedEvent,
): Promise<z.output<typeof contract.sessions.output>> {
  const rows = await sessionsOfEvent(db, eventId, { now: new Date(), masterAdminTags })
  return rows.map((row) => shapeOf(row, current))
}

function shapeOf({ id, judgeName, actor, way, device, ...row }: SessionRow, current: string): ListedSession {
  const tag = sessionTag(id)
  return {
    id: tag,
    role: row.role === "judge" ? "judge" : "organizer",
    name: judgeName ?? actor,
    // Sessions of earlier versions do not record how they were opened.
    way: (way as Opening["way"]) || null,
    device,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    isCurrent: tag === current,
  }
}

/** Ends a session at once, also for a copied cookie and for live streams. `endedCount` is 0 if it had already ended. */
export function endSession(
  { db }: Pick<Services, "db">,
  session: OrganizedSession,
): Promise<z.output<typeof contract.endSession.output>> {
  const { ofJudgeId: judgeId, name, endedSessionId } = session
  return changeEvent(
    db,
    { ...session, ...(judgeId !== null && { judgeId }) },
    "administration",
    async ({ tx, record }) => {
      const stored = await tx.session.findUnique({ where: { id: endedSessionId }, select: { device: true } })
      if (!stored) return { endedCount: 0 }
      await endSessions(tx, [endedSessionId])
      // The judge's other devices no longer list this one.
      if (judgeId !== null)
        await tx.judge.updateMany({ where: { id: judgeId }, data: { devicesVersion: { increment: 1 } } })
      const subject = judgeId === null ? `Organizer ${name}` : judgeSubject({ name })
      await record({ action: "session.ended", subject, before: { device: stored.device } })
      return { endedCount: 1 }
    },
  )
}
