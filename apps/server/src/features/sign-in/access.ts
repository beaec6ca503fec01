import { sessionTag } from "../../data/change/trace.ts"
import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"

type OrganizedSignInRequestId = Organized<"signInRequest">
type OrganizedSessionId = Organized<"session", string>

export async function organizedSignInRequest(db: Database, who: Organizing, requestId: number) {
  const request = await db.prisma.signInRequest.findUnique({ where: { id: requestId }, ...eventOnly })
  return { ...eventOfRecord(who, request), requestId: requestId as OrganizedSignInRequestId }
}
export type OrganizedSignInRequest = Awaited<ReturnType<typeof organizedSignInRequest>>

const SESSIONS_AT_ONCE = 500

/**
 * Finds a session by its tag among all that the caller may see: a tag is a digest, so the sessions are read one by one.
 */
export async function organizedSession(db: Database, who: Organizing, tag: string) {
  const where = who.everyEvent ? { eventId: { not: null } } : { eventId: who.ownEventId }
  for (let after = ""; ; ) {
    const page = await db.prisma.session.findMany({
      where: { ...where, id: { gt: after } },
      orderBy: { id: "asc" },
      take: SESSIONS_AT_ONCE,
      select: { id: true, eventId: true, judgeId: true, actor: true },
    })
    const found = page.find(({ id }) => sessionTag(id) === tag)
    if (found?.eventId != null) {
      const event = eventOfRecord(who, { eventId: found.eventId })
      return {
        ...event,
        endedSessionId: found.id as OrganizedSessionId,
        ofJudgeId: found.judgeId,
        name: found.actor,
      }
    }
    after = page.at(-1)?.id ?? ""
    if (page.length < SESSIONS_AT_ONCE) throw new AppError("NOT_FOUND")
  }
}
export type OrganizedSession = Awaited<ReturnType<typeof organizedSession>>
