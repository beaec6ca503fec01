import type { sessionContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { judgedEventOf, judgeOf, organizedEventOf } from "../../data/shapes.ts"
import type { JudgeSession, OrganizerSession, Principals } from "../../sessions/session-store.ts"

type Current = z.output<typeof contract.current.output>

/** Who this browser is signed in as, in each role; a judge is never shown the passcode. */
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

async function currentJudge(db: Database, { judgeId, sessionId }: JudgeSession): Promise<Current["judge"]> {
  const judge = await db.prisma.judge.findUnique({ where: { id: judgeId }, include: { event: true } })
  return judge && { judge: judgeOf(judge), event: judgedEventOf(judge.event), sessionId }
}

async function currentOrganizer(
  db: Database,
  { eventId, sessionId, actor }: OrganizerSession,
): Promise<Current["organizer"]> {
  const event = await db.prisma.event.findUnique({ where: { id: eventId } })
  return event && { event: organizedEventOf(event), sessionId, organizerName: actor }
}
