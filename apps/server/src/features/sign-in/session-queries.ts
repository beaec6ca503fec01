import type { sessionContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { otherDevices } from "../../data/records/devices.ts"
import { judgedEventOf, judgeOf, organizedEventOf } from "../../data/records/shapes.ts"
import type { JudgeSession, OrganizerSession, Principals } from "../../kernel/sessions/session-store.ts"

type Current = z.output<typeof contract.current.output>

/** Who this browser is signed in as, in each role; a judge never sees the passcode. */
export async function currentSessions(
  db: Database,
  { judge, organizer, masterAdmin }: Principals,
  site: Pick<Current, "publicUrl" | "canCreateEvents">,
): Promise<Current> {
  return {
    judge: judge && (await currentJudge(db, judge)),
    organizer: organizer && (await currentOrganizer(db, organizer)),
    masterAdmin: masterAdmin && { sessionId: masterAdmin.sessionId },
    ...site,
  }
}

async function currentJudge(db: Database, session: JudgeSession): Promise<Current["judge"]> {
  const { judgeId, sessionId } = session
  const judge = await db.prisma.judge.findUnique({ where: { id: judgeId }, include: { event: true } })
  if (!judge) return null
  const others = await otherDevices(db, session, new Date())
  return { judge: judgeOf(judge), event: judgedEventOf(judge.event), sessionId, devices: others.length + 1 }
}

async function currentOrganizer(
  db: Database,
  { eventId, sessionId, actor }: OrganizerSession,
): Promise<Current["organizer"]> {
  const event = await db.prisma.event.findUnique({ where: { id: eventId } })
  return event && { event: organizedEventOf(event), sessionId, organizerName: actor }
}
