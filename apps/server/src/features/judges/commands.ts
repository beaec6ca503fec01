import type { organizerContract as contract } from "@rosette/contract/routers"
import { namedAs, nameKey } from "@rosette/domain/text/text-keys"
import type { z } from "zod"
import { createOnce, stillThere } from "../../data/change/create-once.ts"
import { changeEvent } from "../../data/change/event-change.ts"
import { judgeSubject } from "../../data/change/subjects.ts"
import { committed, type Database } from "../../data/database.ts"
import { endJudgeSessions } from "../../data/records/ended-sessions.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import { newCodeVersion, withFreshCode } from "../../data/records/fresh-code.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedJudge } from "./access.ts"
import { listedJudge } from "./organized-judges-query.ts"

/** Adds a judge with a new access code. Throws JUDGE_NAME_TAKEN if the event has a judge whom people would take for this one. */
export async function createJudge(
  db: Database,
  event: OrganizedEvent,
  { name, mutationId }: Pick<z.output<typeof contract.createJudge.input>, "name" | "mutationId">,
): Promise<z.output<typeof contract.createJudge.output>> {
  const { eventId } = event
  return createOnce(
    db,
    { call: "createJudge", eventId, mutationId, body: { name } },
    async ({ recordId: id }) =>
      listedJudge(committed(db), stillThere(await db.prisma.judge.findUnique({ where: { id } }))),
    (remember) =>
      withFreshCode((accessCode) =>
        changeEvent(db, event, "administration", async ({ tx, sql, record }) => {
          await refuseBeyondLimit(tx, eventId, "judges")
          // Not by the stored keys: those of an older version are of another form.
          const others = await tx.judge.findMany({ where: { eventId }, select: { name: true } })
          if (namedAs(others, name)) throw new AppError("JUDGE_NAME_TAKEN")
          await record({ action: "judge.added", subject: judgeSubject({ name }), after: { name } })
          const key = { eventId, nameKey: nameKey(name) }
          const judge = await tx.judge.create({ data: { ...key, name, accessCode, sessionId: newCodeVersion() } })
          await remember(tx, { eventId, recordId: judge.id })
          return listedJudge({ tx, sql }, judge)
        }),
      ),
  )
}

/** Corrects a judge's name; code, sheets and sessions stay. Throws JUDGE_NAME_TAKEN like an addition. */
export async function renameJudge(
  db: Database,
  judge: OrganizedJudge,
  name: string,
): Promise<z.output<typeof contract.renameJudge.output>> {
  const { judgeId: id, eventId } = judge
  return changeEvent(db, judge, "administration", async ({ tx, sql, record }) => {
    const judges = await tx.judge.findMany({ where: { eventId }, select: { id: true, name: true } })
    const before = judges.find((one) => one.id === id)
    if (!before) throw new AppError("NOT_FOUND")
    const others = judges.filter((one) => one.id !== id)
    if (namedAs(others, name)) throw new AppError("JUDGE_NAME_TAKEN")
    if (before.name !== name)
      await record({
        action: "judge.renamed",
        subject: judgeSubject(before),
        before: { name: before.name },
        after: { name },
      })
    return listedJudge({ tx, sql }, await tx.judge.update({ where: { id }, data: { name, nameKey: nameKey(name) } }))
  })
}

/**
 * Gives the judge a new access code; the old one and every session of the judge stop working at once. The judge's devices are
 * forgotten, and all sign-in requests in the judge's name are refused.
 */
export async function regenerateCode(
  db: Database,
  judge: OrganizedJudge,
): Promise<z.output<typeof contract.regenerateCode.output>> {
  const where = { id: judge.judgeId }
  return withFreshCode((accessCode) =>
    changeEvent(db, judge, "administration", async ({ tx, sql, record }) => {
      if (!(await tx.judge.findUnique({ where, select: { id: true } }))) throw new AppError("NOT_FOUND")
      const renewed = await tx.judge.update({ where, data: { accessCode, sessionId: newCodeVersion() } })
      await endJudgeSessions(tx, judge.judgeId, "newCode")
      await tx.device.deleteMany({ where: { judgeId: judge.judgeId } })
      await tx.signInRequest.updateMany({
        where: { judgeId: judge.judgeId },
        data: { status: "refused", decidedAt: new Date() },
      })
      await record({ action: "judge.code-renewed", subject: judgeSubject(renewed) })
      return listedJudge({ tx, sql }, renewed)
    }),
  )
}
