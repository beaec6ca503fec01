import type { judgeContract as contract } from "@rosette/contract"
import { nameKey } from "@rosette/domain"
import type { z } from "zod"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"
import { judgedEventOf, judgeOf } from "../../data/shapes.ts"
import { type SignedIn, signIn } from "../../sessions/sign-in.ts"
import type { Context } from "../../trpc/context.ts"

type Input = z.output<typeof contract.login.input>

/** Signs a judge in by access code, or by name and event passcode. EVENT_CLOSED where the credentials are right and the event is closed. */
export async function signInJudge(ctx: Context, input: Input): Promise<z.output<typeof contract.login.output>> {
  const { db } = ctx.services
  const byCode = "accessCode" in input
  const event = byCode
    ? null
    : await db.prisma.event.findUnique({ where: { passcode: input.passcode }, select: { id: true } })
  // Failures with a passcode count on the event that it names; the judge is looked up either way, and takes the same time.
  const find = () =>
    byCode
      ? judgeWhere(db, { accessCode: input.accessCode })
      : judgeWhere(db, { eventId_nameKey: { eventId: event?.id ?? 0, nameKey: nameKey(input.judgeName) } })
  const { who, sessionId } = await signIn(ctx, { role: "judge", ...(event && { eventId: event.id }) }, async () =>
    admitted(await find()),
  )
  return { judge: judgeOf(who), event: judgedEventOf(who.event), sessionId }
}

type Key = { accessCode: string } | { eventId_nameKey: { eventId: number; nameKey: string } }

const judgeWhere = (db: Database, key: Key) => db.prisma.judge.findUnique({ where: key, include: { event: true } })
type FoundJudge = NonNullable<Awaited<ReturnType<typeof judgeWhere>>>

function admitted(judge: FoundJudge | null): SignedIn<FoundJudge> | null {
  if (!judge?.isActive) return null
  if (!judge.event.isActive) throw new AppError("EVENT_CLOSED")
  return {
    session: { role: "judge", judgeId: judge.id, eventId: judge.eventId, actor: judge.name },
    // A judge's `sessionId` is renewed with the access code.
    stillRight: async (sql) => {
      const rows = await sql.all(`SELECT "id" FROM "Judge" WHERE "id" = ? AND "sessionId" = ? AND "isActive" = ?`, [
        judge.id,
        judge.sessionId,
        true,
      ])
      return rows.length > 0
    },
    who: judge,
  }
}
