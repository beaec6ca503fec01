import { createHash } from "node:crypto"
import type { Tie, TieSettlement } from "@rosette/contract/ties"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [30, 90], votingIds: ["A", "B", "C", "D"] })
    for (const [entry, points] of [
      [30, 60],
      [20, 60],
      [20, 60],
      [10, 60],
    ].entries())
      await give(entry, points)
  })

  const entryId = (votingId: string) => show.entries.find((entry) => entry.votingId === votingId)?.id ?? 0
  const nameOf = (id: number) => show.entries.find((entry) => entry.id === id)?.votingId ?? "?"
  async function give(entry: number, points: number[]): Promise<void> {
    const place = { eventId: show.eventId, judgeId: show.judges[0]?.id ?? 0, entryId: show.entries[entry]?.id ?? 0 }
    await layDownSheet(app.services.db, place, { criteria: show.criteria, points, isSubmitted: true })
  }
  /** Gives the entry other points by the judge. */
  async function change(votingId: string, points: number[]): Promise<void> {
    const where = { judgeId: show.judges[0]?.id ?? 0, entryId: entryId(votingId) }
    await app.services.db.prisma.sheet.delete({ where: { judgeId_entryId: where } })
    await give(
      show.entries.findIndex((entry) => entry.votingId === votingId),
      points,
    )
  }

  const found = async (): Promise<Tie[]> =>
    (await show.organizer.trpc.organizer.ties.query({ eventId: show.eventId })).ties
  /** "open 2 B C": the state, place and entries of each tie, and how it was settled. */
  const picture = async () =>
    (await found()).map(({ state, place, entryIds, settlement }) =>
      [state, place ?? "-", ...entryIds.map(nameOf), ...(settlement ? [`(${settlement.kind})`] : [])].join(" "),
    )
  const places = async () => {
    const { entries } = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
    return entries.map(({ place, votingId, placedBy }) => `${place}.${votingId} ${placedBy?.kind}`).join(", ")
  }
  const keyOfOpen = async () => (await found()).find(({ state }) => state === "open")?.key ?? ""
  const history = async () =>
    (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 1 })).items[0]

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const settle = async (sent: Input) => {
      const answer = await call(show.organizer, "organizer.settleTie", {
        eventId: show.eventId,
        key: await keyOfOpen(),
        ...sent,
      })
      expect(answer).toMatchObject({ status: 201 })
      return answer.body as TieSettlement
    }
    const withdraw = async (settlementId: number, reason = "The judges have met again") => {
      const answer = await call(show.organizer, "organizer.withdrawSettlement", { settlementId, reason })
      expect(answer).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    }

    it("an open tie has its entries, its place and the figures by which they were compared", async () => {
      await change("D", [20, 60])
      const tieBreaks = [`criterion:${show.criteria[0]?.id}`, "headToHead", "firstPlaces"]
      await call(show.organizer, "organizer.updateRules", { eventId: show.eventId, tieBreaks })
      const { body } = await call(show.organizer, "organizer.ties", { eventId: show.eventId })
      expect(body).toEqual({
        ties: [
          {
            key: expect.stringMatching(/^[0-9a-f]{64}$/),
            ladder: "overall",
            place: 2,
            entryIds: ["B", "C", "D"].map(entryId),
            figure: { points: 80, maxPoints: 120 },
            steps: [
              { step: `criterion:${show.criteria[0]?.id}`, value: 20 },
              { step: "headToHead", value: null },
              { step: "firstPlaces", value: 0 },
            ],
            state: "open",
            settlement: null,
            withdrawnLots: [],
          },
        ],
      })
    })

    it("the head judge's order places the entries, with name, time and reason, and is in the history", async () => {
      const before = (await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })).version
      const settlement = await settle({
        kind: "order",
        entryIds: [entryId("C"), entryId("B")],
        reason: " Cleaner paint ",
      })
      expect(settlement).toEqual({
        id: expect.any(Number),
        kind: "order",
        entryIds: [entryId("C"), entryId("B")],
        reason: "Cleaner paint",
        seed: null,
        settledBy: "Olive",
        settledAt: expect.stringMatching(/^\d{4}-.*Z$/),
      })
      expect(await places()).toBe("1.A score, 2.C order, 3.B order, 4.D score")
      expect(await found()).toMatchObject([{ state: "settled", place: 2, settlement }])
      expect(await history()).toMatchObject({
        actor: "Olive",
        action: "tie.settled",
        subject: "Tie",
        after: { place: 2, kind: "order", entries: ["Entry C · Car C", "Entry B · Car B"], reason: "Cleaner paint" },
      })
      const { version } = await show.organizer.trpc.organizer.results.query({ eventId: show.eventId })
      expect(version).toBeGreaterThan(before)
    })

    it("a lot is drawn by the server from a seed with which anyone can repeat it", async () => {
      const { seed, entryIds, kind } = await settle({ kind: "lot" })
      expect([kind, seed]).toEqual(["lot", expect.stringMatching(/^[0-9a-f]{64}$/)])
      const digest = (votingId: string) => createHash("sha256").update(`${seed}:${votingId}`).digest("hex")
      const drawn = ["B", "C"].toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1))
      expect(entryIds.map(nameOf)).toEqual(drawn)
      expect(await places()).toBe(`1.A score, 2.${drawn[0]} lot, 3.${drawn[1]} lot, 4.D score`)
      expect((await history())?.after).toMatchObject({ kind: "lot", seed })
    })

    it("a lot that cannot be repeated after voting IDs were swapped is stale, and no other one is drawn", async () => {
      const { entryIds } = await settle({ kind: "lot" })
      const swap = async (first: string, second: string) => {
        for (const [id, votingId] of [
          [entryId("B"), "X"],
          [entryId("C"), first],
          [entryId("B"), second],
        ])
          await call(show.organizer, "organizer.updateEntry", { entryId: id, votingId })
      }
      await swap("B", "C")
      const states = async () => (await found()).map(({ state, settlement }) => [state, settlement?.kind])
      expect(await states()).toEqual([
        ["open", undefined],
        ["stale", "lot"],
      ])
      const again = { eventId: show.eventId, key: await keyOfOpen(), kind: "lot" }
      expect(await refused(app, show.organizer, "organizer.settleTie", again)).toBe("400 INVALID_INPUT")
      await swap("C", "B")
      expect(await found()).toMatchObject([{ state: "settled", settlement: { kind: "lot", entryIds } }])
    })

    it("a shared place stays shared, and is no longer open", async () => {
      await settle({ kind: "shared" })
      expect(await places()).toBe("1.A score, 2.B shared, 2.C shared, 4.D score")
      expect(await picture()).toEqual(["settled 2 B C (shared)"])
    })

    it("after it is withdrawn with a reason, the tie is open again, and the settlement is kept", async () => {
      const { id } = await settle({ kind: "shared" })
      await withdraw(id)
      expect(await picture()).toEqual(["open 2 B C"])
      expect(await history()).toMatchObject({
        action: "tie.withdrawn",
        before: { kind: "shared", entries: ["Entry B · Car B", "Entry C · Car C"] },
        after: { reason: "The judges have met again" },
      })
      const kept = await app.services.db.prisma.tieSettlement.findUnique({ where: { id } })
      expect(kept).toMatchObject({ withdrawnBy: "Olive", withdrawnReason: "The judges have met again" })
    })

    it("no other lot is drawn after the tie-breaks were changed, and the first one stays visible", async () => {
      const { id, seed } = await settle({ kind: "lot" })
      const before = (await found())[0]?.key
      await withdraw(id)
      const rules = { eventId: show.eventId, tieBreaks: ["median"] }
      await show.organizer.trpc.organizer.updateRules.mutate(rules)
      const again = { eventId: show.eventId, key: await keyOfOpen(), kind: "lot" }
      expect(again.key).not.toBe(before)
      expect(await refused(app, show.organizer, "organizer.settleTie", again)).toBe("400 INVALID_INPUT")
      expect(await found()).toMatchObject([{ state: "open", withdrawnLots: [{ seed }] }])
    })

    it("a lot is withdrawn once: it stays visible, and only order and shared are left", async () => {
      const { id, seed } = await settle({ kind: "lot" })
      await withdraw(id, "The wrong tie")
      expect(await found()).toMatchObject([
        { state: "open", withdrawnLots: [{ id, seed, withdrawnBy: "Olive", withdrawnReason: "The wrong tie" }] },
      ])
      const again = { eventId: show.eventId, key: await keyOfOpen(), kind: "lot" }
      expect(await refused(app, show.organizer, "organizer.settleTie", again)).toBe("400 INVALID_INPUT")
      await settle({ kind: "shared" })
      expect(await picture()).toEqual(["settled 2 B C (shared)"])
    })

    it("a settlement is stale when the numbers change, counts again when they return, and can be withdrawn while stale", async () => {
      const { id } = await settle({ kind: "order", entryIds: [entryId("C"), entryId("B")], reason: "Paint" })
      await change("D", [20, 60])
      expect(await picture()).toEqual(["open 2 B C D", "stale - C B (order)"])
      expect(await places()).toBe("1.A score, 2.B open, 2.C open, 2.D open")
      await change("D", [10, 60])
      expect(await places()).toBe("1.A score, 2.C order, 3.B order, 4.D score")
      await change("B", [21, 60])
      expect(await picture()).toEqual(["stale - C B (order)"])
      await withdraw(id)
      expect(await picture()).toEqual([])
    })
  })

  describe("is refused, and nothing is saved", () => {
    const order = (...names: string[]) => ({ kind: "order", entryIds: names.map(entryId), reason: "Paint" })
    it.each<[string, () => Input, string]>([
      ["an order without a reason", () => ({ ...order("C", "B"), reason: " " }), "400 INVALID_INPUT"],
      ["an order of some of the entries", () => order("B"), "400 INVALID_INPUT"],
      ["an order of others", () => order("A", "B"), "400 INVALID_INPUT"],
      ["an order that names an entry twice", () => order("B", "B"), "400 INVALID_INPUT"],
      ["an order without entries", () => ({ kind: "order", reason: "Paint" }), "400 INVALID_INPUT"],
      ["an unknown kind", () => ({ kind: "coin" }), "400 INVALID_INPUT"],
      ["no key", () => ({ kind: "shared", key: undefined }), "400 INVALID_INPUT"],
      ["a key of no present tie", () => ({ kind: "shared", key: "f".repeat(64) }), "409 TIE_CHANGED"],
      ["too long a reason", () => ({ kind: "shared", reason: "a".repeat(501) }), "400 INVALID_INPUT"],
    ])("%s", async (_title, sent, answer) => {
      const input = { eventId: show.eventId, key: await keyOfOpen(), ...sent() }
      expect(await refused(app, show.organizer, "organizer.settleTie", input)).toBe(answer)
    })

    it("a tie whose numbers have changed since it was read is not settled", async () => {
      const key = await keyOfOpen()
      await change("D", [20, 60])
      const input = { eventId: show.eventId, key, kind: "shared" }
      expect(await refused(app, show.organizer, "organizer.settleTie", input)).toBe("409 TIE_CHANGED")
    })

    it("a settled tie cannot be settled again before it is withdrawn, and is withdrawn once", async () => {
      const shared = { eventId: show.eventId, key: await keyOfOpen(), kind: "shared" as const }
      const { id: settlementId } = await show.organizer.trpc.organizer.settleTie.mutate(shared)
      expect(await refused(app, show.organizer, "organizer.settleTie", shared)).toBe("409 TIE_SETTLED")
      const withoutReason = { settlementId, reason: " " }
      expect(await refused(app, show.organizer, "organizer.withdrawSettlement", withoutReason)).toBe(
        "400 INVALID_INPUT",
      )
      const withdrawal = { settlementId, reason: "A mistake" }
      const other = await openShow(app, { name: "Another Show" })
      expect(await refused(app, other.organizer, "organizer.withdrawSettlement", withdrawal)).toBe("404 NOT_FOUND")
      await show.organizer.trpc.organizer.withdrawSettlement.mutate(withdrawal)
      expect(await refused(app, show.organizer, "organizer.withdrawSettlement", withdrawal)).toBe("404 NOT_FOUND")
    })
  })

  it("of two people who settle one tie at the same time, one is told that it is settled", async () => {
    const shared = { eventId: show.eventId, key: await keyOfOpen(), kind: "shared" as const }
    const answers = await Promise.allSettled([1, 2].map(() => show.organizer.trpc.organizer.settleTie.mutate(shared)))
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect(answers.find((answer) => answer.status === "rejected")?.reason).toMatchObject({
      data: { code: "TIE_SETTLED" },
    })
    expect(await picture()).toEqual(["settled 2 B C (shared)"])
  })
})
