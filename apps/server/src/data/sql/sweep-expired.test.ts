import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { describeOnBoth } from "../../../test/both-databases.ts"
import { makeContest } from "../../../test/scenes/contest.ts"
import { openSession, SESSION_MS } from "../../kernel/sessions/session-store.ts"
import { sweepExpired } from "./sweep-expired.ts"

const NOW = new Date("2026-08-01T12:00:00Z")
const SECOND_MS = 1_000
const DAY_MS = 86_400_000
const before = (ms: number) => new Date(NOW.getTime() - ms)

describeOnBoth("expired rows", (db) => {
  async function judges(...names: string[]) {
    const contest = await makeContest(db(), { judges: names })
    return contest.judges
  }
  const remember = (judgeId: number, createdAt: Date, count = 1) =>
    db().prisma.savedMutation.createMany({
      data: Array.from({ length: count }, () => ({
        judgeId,
        mutationId: randomUUID(),
        bodyHash: "-",
        answer: "{}",
        createdAt,
      })),
    })
  const answersOf = (judgeId: number) => db().prisma.savedMutation.count({ where: { judgeId } })

  it("a session is removed once it expires; one with a second left is kept", async () => {
    const session = { role: "masterAdmin", actor: "Master Admin", secretTag: "-" } as const
    const lastsAt = (moment: Date) =>
      openSession(db().prisma, session, new Date(moment.getTime() - SESSION_MS.masterAdmin))
    await lastsAt(before(DAY_MS))
    await lastsAt(NOW)
    const living = await lastsAt(before(-SECOND_MS))
    expect(await sweepExpired(db(), NOW)).toEqual({ sessions: 2, ends: 0, answers: 0 })
    expect(await db().prisma.session.findMany({ select: { id: true } })).toEqual([{ id: living }])
  })

  it("why a judge's session ended is known for as long as it would have lasted", async () => {
    const { event } = await makeContest(db())
    const ended = (id: string, endedAt: Date) =>
      db().prisma.endedSession.create({ data: { id, eventId: event.id, reason: "removed", endedAt } })
    await ended("over", before(SESSION_MS.judge))
    await ended("shown", before(SESSION_MS.judge - SECOND_MS))
    expect(await sweepExpired(db(), NOW)).toEqual({ sessions: 0, ends: 1, answers: 0 })
    expect(await db().prisma.endedSession.findMany({ select: { id: true } })).toEqual([{ id: "shown" }])
  })

  it("the answer to a save is kept for 30 days", async () => {
    const [ada, bea] = await judges("Ada", "Bea")
    if (!ada || !bea) throw new Error("Both judge.")
    await remember(ada.id, before(30 * DAY_MS))
    await remember(ada.id, before(30 * DAY_MS - SECOND_MS))
    await remember(bea.id, before(90 * DAY_MS))
    expect(await sweepExpired(db(), NOW)).toEqual({ sessions: 0, ends: 0, answers: 2 })
    expect([await answersOf(ada.id), await answersOf(bea.id)]).toEqual([1, 0])
  })

  it("of many rows all expired ones are removed and all others kept, whatever their order", async () => {
    const panel = await judges(...Array.from({ length: 4 }, (_, index) => `Judge ${index}`))
    for (const { id } of panel) {
      await remember(id, before(31 * DAY_MS), 470)
      await remember(id, before(29 * DAY_MS), 30)
    }
    expect(await sweepExpired(db(), NOW)).toMatchObject({ answers: 4 * 470 })
    expect(await Promise.all(panel.map(({ id }) => answersOf(id)))).toEqual([30, 30, 30, 30])
    expect(await sweepExpired(db(), NOW)).toEqual({ sessions: 0, ends: 0, answers: 0 })
  })
})
