import type { organizerContract, sessionContract } from "@rosette/contract/routers"
import type { ListedSession } from "@rosette/contract/sessions"
import type { z } from "zod"
import { sessionTag } from "../../data/change/trace.ts"
import type { Database } from "../../data/database.ts"
import { otherDevices } from "../../data/records/devices.ts"
import { judgedEventOf, judgeOf, organizedEventOf } from "../../data/records/shapes.ts"
import { type SessionRow, sessionsOfEvent } from "../../data/sql/living-sessions.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import type { JudgeSession, OrganizerSession, Principals, SignInFacts } from "../../kernel/sessions/session-store.ts"

type Current = z.output<typeof sessionContract.current.output>

type Site = Pick<Current, "publicUrl" | "lanAddresses" | "canCreateEvents" | "deletesEvents"> & {
  hasShortPassword: boolean
}

/** Who this browser is signed in as, in each role; a judge never sees the passcode. */
export async function currentSessions(
  db: Database,
  { judge, organizer, masterAdmin, endedJudge }: Principals,
  { hasShortPassword, ...site }: Site,
): Promise<Current> {
  return {
    judge: judge && (await currentJudge(db, judge)),
    judgeEnded: endedJudge,
    organizer: organizer && (await currentOrganizer(db, organizer)),
    masterAdmin: masterAdmin && { sessionId: masterAdmin.sessionId, hasShortPassword },
    ...site,
  }
}

async function currentJudge(db: Database, session: JudgeSession): Promise<Current["judge"]> {
  const { judgeId, sessionId } = session
  const judge = await db.prisma.judge.findUnique({ where: { id: judgeId }, include: { event: true } })
  if (!judge) return null
  const others = await otherDevices(db.prisma, session, new Date())
  return { judge: judgeOf(judge), event: judgedEventOf(judge.event), sessionId, devices: others.length + 1 }
}

async function currentOrganizer(
  db: Database,
  { eventId, sessionId, actor }: OrganizerSession,
): Promise<Current["organizer"]> {
  const event = await db.prisma.event.findUnique({ where: { id: eventId } })
  return event && { event: organizedEventOf(event), sessionId, organizerName: actor }
}

/** Who is signed in to the event, latest first. The names of sessions in this list open nothing. */
export async function listSessions(
  { db, digests: { masterAdminTags } }: Pick<Services, "db" | "digests">,
  { eventId, sessionTag: current }: OrganizedEvent,
): Promise<z.output<typeof organizerContract.sessions.output>> {
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
    way: (way as SignInFacts["way"]) || null,
    device,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    isCurrent: tag === current,
  }
}
