import type { AwardWinner } from "@rosette/contract/awards"
import type { Review } from "@rosette/contract/publishing"
import { beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { onSqliteAlone } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

const POINTS: Record<string, number> = { 1: 10, 2: 14, 3: 20, 4: 8 }
const REASON = "The crowd has heard it"

onSqliteAlone((startApp) => {
  let app: TestApp
  let show: Show
  /** Entry 1 holds Best of Show, entry 3 the Cup below it; then the points of `POINTS` come in. */
  let ids: { show: number; cup: number; byHand: number }
  beforeEach(async () => {
    app ??= await startApp()
    show = await openShow(app, { maxPoints: [20], votingIds: Object.keys(POINTS), judges: ["Ann"] })
    const newAward = async (fields: object) =>
      (await awards().create.mutate({ eventId: show.eventId, name: "Award", ...fields })).id
    ids = {
      show: await newAward({ name: "Best of Show", priority: 10, isExclusive: true, basis: "overall" }),
      cup: await newAward({ name: "Cup", priority: 5, basis: "overall" }),
      byHand: await newAward({ name: "Chair's Choice", priority: 12, isExclusive: true }),
    }
    await awards().assign.mutate({ awardId: ids.show, entryId: entry(1) })
    await awards().assign.mutate({ awardId: ids.cup, entryId: entry(3) })
    for (const [votingId, points] of Object.entries(POINTS)) await score(votingId, points)
  })

  const awards = () => show.organizer.trpc.awards
  const entry = (votingId: string | number) => show.entries.find((one) => one.votingId === String(votingId))?.id ?? 0
  const votingId = (entryId: number | null) => show.entries.find(({ id }) => id === entryId)?.votingId ?? "-"
  const score = (votingId: string, points: number) => {
    const { eventId, judges, criteria } = show
    const sheet = { eventId, judgeId: judges[0]?.id ?? 0, entryId: entry(votingId) }
    return layDownSheet(app.services.db, sheet, { criteria, points: [points], isSubmitted: true })
  }
  const flagged = () => awards().flagged.query({ eventId: show.eventId })
  const nameOf = (awardId: number) => Object.entries(ids).find(([, id]) => id === awardId)?.[0]
  /** "show 1: 3 (show 1>3, cup 3>1)", who would get the slot, and everything that follows. */
  const slots = async () =>
    (await flagged()).awards.flatMap(({ awardId, slots }) =>
      slots.map(({ from, isKept, heirs }) => {
        const ways = heirs.map(({ entryId, moves }) => {
          const steps = moves.map((move) => `${nameOf(move.awardId)} ${votingId(move.from)}>${votingId(move.to)}`)
          return `${votingId(entryId)} (${steps.join(", ")})`
        })
        return `${nameOf(awardId)} ${votingId(from)}${isKept ? " kept" : ""}: ${ways.join(" | ")}`
      }),
    )
  const held = async () =>
    (await awards().winners.query({ eventId: show.eventId }))
      .map((one) => `${nameOf(one.awardId)} ${votingId(one.entryId)}`)
      .sort()
  const winnerOf = async (awardId: number) =>
    (await awards().winners.query({ eventId: show.eventId })).find((one) => one.awardId === awardId) as AwardWinner
  const review = () => show.organizer.trpc.organizer.review.query({ eventId: show.eventId })
  const flaggedInReview = ({ blocking }: Review) => blocking.filter(({ kind }) => kind === "awardFlagged").length
  const keeping = async () => ({
    awardWinnerId: (await winnerOf(ids.show)).id,
    entryIds: [entry(3)],
    reason: REASON,
  })
  const giving = async (fields: Partial<Input> = {}) => ({
    awardId: ids.show,
    from: entry(1),
    entryId: entry(3),
    version: (await flagged()).version,
    ...fields,
  })
  const latest = async (limit: number) => {
    const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit })
    return items.map(({ action, subject, actor, before, after }) => ({ action, subject, actor, before, after }))
  }

  describe.each(doorsOn("sqlite"))("by $door", ({ call }) => {
    it("a flagged winner is kept by name and reason, until another one is next in line", async () => {
      expect(await slots()).toEqual(["show 1: 3 (show 1>3, cup 3>2)"])
      expect(flaggedInReview(await review())).toBe(1)
      const kept = await call(show.organizer, "awards.keep", await keeping())
      expect(kept).toMatchObject({ status: 200, body: { kept: { by: "Olive", reason: REASON, against: [entry(3)] } } })
      expect(await slots()).toEqual(["show 1 kept: 3 (show 1>3, cup 3>2)"])
      expect(flaggedInReview(await review())).toBe(0)
      expect(await latest(1)).toMatchObject([
        {
          action: "award.kept",
          subject: "Award Best of Show",
          actor: "Olive",
          after: { entry: "Entry 1 · Car 1", against: ["Entry 3 · Car 3"], reason: REASON },
        },
      ])
      await show.organizer.trpc.organizer.deleteEntry.mutate({ entryId: entry(3) })
      expect(await slots()).toEqual(["show 1: 2 (show 1>2)"])
      expect(flaggedInReview(await review())).toBe(1)
    })

    it("an award is given to the entry that leads, with all that follows, in one step", async () => {
      const given = await call(show.organizer, "awards.give", await giving())
      expect(given).toMatchObject({
        status: 201,
        body: [
          { awardId: ids.show, entryId: entry(3), assignedBy: "Olive", isProposed: true, kept: null },
          { awardId: ids.cup, entryId: entry(2), assignedBy: "Olive", isProposed: true, kept: null },
        ],
      })
      expect(await held()).toEqual(["cup 2", "show 3"])
      expect(await slots()).toEqual([])
      expect(await latest(2)).toMatchObject([
        {
          action: "award.handedOn",
          subject: "Award Cup",
          before: { entry: "Entry 3 · Car 3" },
          after: { entry: "Entry 2 · Car 2" },
        },
        {
          action: "award.handedOn",
          subject: "Award Best of Show",
          before: { entry: "Entry 1 · Car 1" },
          after: { entry: "Entry 3 · Car 3" },
        },
      ])
    })
  })

  it("an empty slot is given to the one who holds a lower award", async () => {
    await awards().unassign.mutate({ awardWinnerId: (await winnerOf(ids.show)).id })
    expect(await slots()).toEqual(["show -: 3 (show ->3, cup 3>2)"])
    await awards().give.mutate(
      (await giving({ from: null })) as Parameters<ReturnType<typeof awards>["give"]["mutate"]>[0],
    )
    expect(await held()).toEqual(["cup 2", "show 3"])
  })

  describe("is refused, and nothing is saved:", () => {
    it("to keep against other entries than those next in line now", async () => {
      const input = { ...(await keeping()), entryIds: [entry(2)] }
      expect(await refused(app, show.organizer, "awards.keep", input)).toBe("409 TIE_CHANGED")
    })

    it("to keep a winner who leads", async () => {
      const input = { ...(await keeping()), awardWinnerId: (await winnerOf(ids.cup)).id, entryIds: [] }
      expect(await refused(app, show.organizer, "awards.keep", input)).toBe("409 TIE_CHANGED")
    })

    it("to keep without a reason", async () => {
      const input = { ...(await keeping()), reason: " " }
      expect(await refused(app, show.organizer, "awards.keep", input)).toBe("400 INVALID_INPUT")
    })

    it("to give after the scores have changed", async () => {
      const input = await giving()
      await awards().assign.mutate({ awardId: ids.byHand, entryId: entry(4) })
      expect(await refused(app, show.organizer, "awards.give", input)).toBe("409 TIE_CHANGED")
    })

    it.each<[string, (input: Input) => object, string]>([
      ["from one who does not hold it", () => ({ from: entry(2) }), "409 TIE_CHANGED"],
      ["to one who holds it", () => ({ entryId: entry(1) }), "409 ALREADY_ASSIGNED"],
      ["a slot that is not empty", () => ({ from: null }), "409 AWARD_FULL"],
      ["to an entry that does not exist", () => ({ entryId: 99_999 }), "404 NOT_FOUND"],
    ])("to give %s", async (_, fields, answer) => {
      const input = await giving()
      expect(await refused(app, show.organizer, "awards.give", { ...input, ...fields(input) })).toBe(answer)
    })

    it("to give to one who holds higher exclusive awards, and each of them is named", async () => {
      const byHand = { eventId: show.eventId, name: "Mayor's Pick", priority: 12, isExclusive: true }
      const { id } = await awards().create.mutate(byHand)
      for (const awardId of [ids.byHand, id]) await awards().assign.mutate({ awardId, entryId: entry(4) })
      await expect(
        awards().give.mutate({
          awardId: ids.show,
          from: entry(1),
          entryId: entry(4),
          version: (await flagged()).version,
        }),
      ).rejects.toThrow(/holds “Chair's Choice” and “Mayor's Pick”/)
    })
  })
})
