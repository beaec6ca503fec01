import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import { judgeSubject } from "../../data/change/subjects.ts"
import { forgetDevice } from "../../data/records/devices.ts"
import { endJudgeSessions } from "../../data/records/ended-sessions.ts"
import type { Services } from "../../kernel/services.ts"
import { endSessions } from "../../kernel/sessions/session-store.ts"
import type { OrganizedSession } from "./access.ts"

/**
 * Ends a session at once, also for a copied cookie and for live streams. A judge's device is forgotten, so that it cannot return by
 * name without being allowed. `endedCount` is 0 if the session had already ended.
 */
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
      const where = { id: endedSessionId }
      const stored = await tx.session.findUnique({ where, select: { device: true, deviceKey: true } })
      if (!stored) return { endedCount: 0 }
      if (judgeId === null) await endSessions(tx, [endedSessionId])
      else {
        await endJudgeSessions(tx, judgeId, "ended", endedSessionId)
        // The judge's other devices no longer list this one.
        await tx.judge.updateMany({ where: { id: judgeId }, data: { devicesVersion: { increment: 1 } } })
        if (stored.deviceKey !== null) await forgetDevice(tx, judgeId, stored.deviceKey)
      }
      const subject = judgeId === null ? `Organizer ${name}` : judgeSubject({ name })
      await record({ action: "session.ended", subject, before: { device: stored.device } })
      return { endedCount: 1 }
    },
  )
}
