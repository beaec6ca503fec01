import { tallySheets } from "@rosette/domain/contest/tally"
import { IS_WHOLE_RUN } from "@rosette/testkit"
import fc from "fast-check"
import { beforeAll, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { madeOfSheets } from "../../../test/scenes/made-of-sheets.ts"
import { asJudge, openShow, type Show } from "../../../test/scenes/show.ts"

const RUNS = IS_WHOLE_RUN ? 25 : 4
const MOST_STEPS = 24
/** Few of both, so that changes and sheets meet. */
const JUDGES = ["Ann", "Bob"]
const ENTRIES = ["C1", "C2"]

/** One random change of who judges what; the numbers choose among what there is. */
type Step = { kind: (typeof CHANGES)[number]; judge: number; entry: number; number: number }

const CHANGES = [
  "declare",
  "dismiss",
  "stepAside",
  "withdraw",
  "withdrawOwn",
  "scope",
  "leave",
  "sheetsPerEntry",
] as const

const among = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 })
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...CHANGES),
  judge: among(JUDGES),
  entry: among(ENTRIES),
  number: fc.nat({ max: 3 }),
})

type Save = { judge: number; entry: number; points: [number, number]; isSubmitted: boolean }
const points = fc.nat({ max: 20 })
const save: fc.Arbitrary<Save> = fc.record({
  judge: among(JUDGES),
  entry: among(ENTRIES),
  points: fc.tuple(points, points),
  isSubmitted: fc.boolean(),
})

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  /** A show with a criterion in the section 1 and one in the section 3, and one class with one of its entries. */
  async function openPanel() {
    const show = await openShow(app, { maxPoints: [20], votingIds: ENTRIES, judges: JUDGES })
    const { eventId, organizer } = show
    const { organizer: calls } = organizer.trpc
    await calls.createCriterion.mutate({ eventId, name: "Engine", maxPoints: 20, order: 11 })
    show.criteria = await calls.criteria.query({ eventId })
    const { id: classId } = await calls.createClass.mutate({ eventId, name: "Trucks" })
    await calls.updateEntry.mutate({ entryId: show.entries[0]?.id ?? 0, classId })
    const phones = await Promise.all(show.judges.map((judge) => asJudge(app, judge)))
    return { show, classId, phones }
  }
  type Panel = Awaited<ReturnType<typeof openPanel>>

  const conflictsOf = ({ eventId }: Show) =>
    app.services.db.prisma.conflict.findMany({ where: { eventId }, orderBy: { id: "asc" } })
  const sheetsOf = ({ eventId }: Show) =>
    app.services.db.prisma.sheet.findMany({
      where: { eventId },
      orderBy: { id: "asc" },
      include: { scores: { orderBy: { criterionId: "asc" } } },
    })

  async function change({ show, classId, phones }: Panel, { kind, judge, entry, number }: Step): Promise<number> {
    const { organizer, eventId, judges, entries } = show
    const judgeId = judges[judge]?.id ?? 0
    const pair = { judgeId, entryId: entries[entry]?.id ?? 0 }
    const phone = phones[judge] ?? expect.fail()
    const known = (await conflictsOf(show)).filter((one) => kind === "withdraw" || one.judgeId === judgeId)
    const conflictId = known[number]?.id ?? known.at(-1)?.id
    const send = async (who: Browser, method: "POST" | "PUT" | "DELETE", path: string, body?: object) =>
      (await who.rest(method, path, body)).status
    if (kind === "declare") return send(organizer, "POST", `/events/${eventId}/conflicts`, pair)
    if (kind === "dismiss") return send(organizer, "POST", `/events/${eventId}/conflicts/dismiss`, pair)
    if (kind === "stepAside") return send(phone, "POST", "/judge/conflicts", { entryId: pair.entryId })
    if (kind === "sheetsPerEntry")
      return send(organizer, "PUT", `/events/${eventId}/rules`, { sheetsPerEntry: number || null })
    if (kind === "leave") return send(organizer, "PUT", `/judges/${judgeId}`, { hasLeft: number > 1 })
    if (kind === "scope") {
      const scope = { classIds: number % 2 ? [classId] : [], sections: number > 1 ? [3] : [] }
      return send(organizer, "PUT", `/judges/${judgeId}`, scope)
    }
    if (conflictId === undefined) return 200
    if (kind === "withdraw") return send(organizer, "DELETE", `/conflicts/${conflictId}`)
    return send(phone, "DELETE", `/judge/conflicts/${conflictId}`)
  }

  /** Sends a whole sheet; returns it as it is stored from now on, or null if an earlier one is locked. */
  async function send({ show, phones }: Panel, { judge, entry, points, isSubmitted }: Save) {
    const judgeId = show.judges[judge]?.id ?? 0
    const entryId = show.entries[entry]?.id ?? 0
    const scores = show.criteria.map(({ id: criterionId }, index) => ({ criterionId, points: points[index] ?? 0 }))
    const phone = phones[judge] ?? expect.fail()
    const { status, body } = await phone.rest("POST", `/judges/${judgeId}/scores`, { entryId, scores, isSubmitted })
    if (status !== 200) expect({ status, code: Object(body).code }).toEqual({ status: 409, code: "SCORES_LOCKED" })
    return status === 200 ? { judgeId, entryId, isSubmitted, scores, isSetAside: Object(body).isSetAside } : null
  }

  const pairOf = ({ judgeId, entryId }: { judgeId: number; entryId: number }) => `${judgeId}/${entryId}`

  /** The sums are those of the submitted sheets whose judge has not stepped aside. */
  async function expectSums(show: Show): Promise<void> {
    const active = new Set((await conflictsOf(show)).filter(({ state }) => state === "active").map(pairOf))
    const sheets = await sheetsOf(show)
    expect(sheets.map((sheet) => [pairOf(sheet), sheet.isSetAside])).toEqual(
      sheets.map((sheet) => [pairOf(sheet), active.has(pairOf(sheet))]),
    )
    const counting = Map.groupBy(
      sheets.filter((sheet) => !active.has(pairOf(sheet))),
      ({ entryId }) => entryId,
    )
    const sums = [...counting].map(([entryId, ofEntry]) => tallySheets(entryId, ofEntry))
    const { eventId } = show
    const stored = await app.services.db.prisma.tally.findMany({ where: { eventId }, orderBy: { entryId: "asc" } })
    expect(
      stored.map(({ entryId, judgeCount, sums: text }) => ({ entryId, judgeCount, sums: JSON.parse(text) })),
    ).toEqual(sums.filter(({ judgeCount }) => judgeCount > 0).sort((a, b) => a.entryId - b.entryId))
  }

  it("no accepted sheet is lost, whoever steps aside, leaves or judges something else, and the sums are those that count", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(step, save), { minLength: MOST_STEPS / 2, maxLength: MOST_STEPS }),
        async (days) => {
          const panel = await openPanel()
          const accepted = new Map<string, NonNullable<Awaited<ReturnType<typeof send>>>>()
          for (const one of days) {
            const sent = "kind" in one ? null : await send(panel, one)
            if ("kind" in one) expect([200, 201, 403, 404]).toContain(await change(panel, one))
            if (sent) accepted.set(pairOf(sent), sent)
            await expectSums(panel.show)
          }
          const stored = await sheetsOf(panel.show)
          const shown = stored.map((sheet) => ({
            ...sheet,
            scores: sheet.scores
              .filter(({ isScore }) => isScore)
              .map(({ criterionId, points }) => ({ criterionId, points })),
          }))
          for (const { isSetAside: _, ...sheet } of accepted.values())
            expect(shown.find((one) => pairOf(one) === pairOf(sheet))).toMatchObject(sheet)
          expect(stored).toHaveLength(accepted.size)
        },
      ),
      { numRuns: RUNS },
    )
  })

  it("everything taken back is as before, byte for byte, and no sheet has changed", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(save, { minLength: 3, maxLength: MOST_STEPS }),
        fc.array(step, { minLength: 1, maxLength: MOST_STEPS }),
        async (saves, steps) => {
          const panel = await openPanel()
          for (const one of saves) await send(panel, one)
          const [sheets, made] = [await sheetsOf(panel.show), await madeOfSheets(panel.show)]
          for (const one of steps) await change(panel, one)
          await takeBack(panel)
          expect(await sheetsOf(panel.show)).toEqual(sheets)
          expect(await madeOfSheets(panel.show)).toBe(made)
        },
      ),
      { numRuns: RUNS },
    )
  })

  /** Nobody has stepped aside or left, and everybody judges everything. */
  async function takeBack({ show }: Panel): Promise<void> {
    const { organizer, eventId, judges } = show
    for (const { id } of await conflictsOf(show)) await organizer.rest("DELETE", `/conflicts/${id}`)
    for (const { id } of judges)
      await organizer.rest("PUT", `/judges/${id}`, { classIds: [], sections: [], hasLeft: false })
    await organizer.rest("PUT", `/events/${eventId}/rules`, { sheetsPerEntry: null })
  }
})
