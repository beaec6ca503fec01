import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { onSqliteAlone } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

/** Points on paint and body of one judge's sheets, by voting ID. All but 42 and 11 have custom paint. */
const POINTS: Record<string, number[]> = { 42: [10, 20], 7: [10, 18], 9: [9, 15], 11: [9, 15], 3: [5, 10] }

onSqliteAlone((startApp) => {
  let app: TestApp
  let show: Show
  let other: Show
  let classId: number
  beforeAll(async () => {
    app = await startApp()
    other = await openShow(app, { name: "Another Show" })
  })
  const openJudged = async () => {
    show = await openShow(app, { votingIds: Object.keys(POINTS), judges: ["Ann", "Bob"] })
    const { organizer } = show.organizer.trpc
    classId = (await organizer.createClass.mutate({ eventId: show.eventId, name: "Class A" })).id
    const { eventId } = show
    await organizer.updateEntries.mutate({ eventId, entryIds: show.entries.map(({ id }) => id), classId })
    const painted = [7, 9, 3].map(entry)
    await organizer.updateEntries.mutate({ eventId, entryIds: painted, hasCustomPaint: true })
    for (const [votingId, points] of Object.entries(POINTS)) await score("Ann", votingId, points)
  }

  const entry = (votingId: number | string) => show.entries.find((one) => one.votingId === String(votingId))?.id ?? 0
  const votingId = (entryId: number) => show.entries.find(({ id }) => id === entryId)?.votingId
  const score = (judge: string, votingId: string, points: number[]) =>
    layDownSheet(
      app.services.db,
      {
        eventId: show.eventId,
        judgeId: show.judges.find(({ name }) => name === judge)?.id ?? 0,
        entryId: entry(votingId),
      },
      { criteria: show.criteria, points, isSubmitted: true },
    )
  const trpc = () => show.organizer.trpc.awards
  const newAward = (fields: object) => trpc().create.mutate({ eventId: show.eventId, name: "Cup", ...fields })
  const proposal = () => trpc().proposal.query({ eventId: show.eventId })
  const accept = (version: number, awardIds?: number[]) =>
    trpc().accept.mutate({ eventId: show.eventId, version, ...(awardIds && { awardIds }) })

  /** Best of Show, Class A, Best Paint, and a manual award. */
  async function newAwards(isClassExclusive = false) {
    const best = { name: "Best of Show", priority: 10, isExclusive: true, basis: "overall" }
    const ofClass = { name: "Class A", priority: 5, maxWinners: 2, basis: "class", basisId: classId }
    const paint = { name: "Best Paint", priority: 3, basis: "criterion", basisId: show.criteria[0]?.id }
    return {
      show: (await newAward(best)).id,
      classA: (await newAward({ ...ofClass, isExclusive: isClassExclusive })).id,
      paint: (await newAward({ ...paint, eligibleFlags: ["hasCustomPaint"] })).id,
      byHand: (await newAward({ name: "Chair's Choice", priority: 2 })).id,
    }
  }
  type Ids = Awaited<ReturnType<typeof newAwards>>

  /** The answer with voting IDs instead of entry ids, without fixed fields. */
  function picture({ awards }: Awaited<ReturnType<typeof proposal>>, ids: Ids) {
    const nameOf = (id: number | null) => Object.entries(ids).find(([, one]) => one === id)?.[0] ?? null
    return awards.map(({ awardId, winners, skipped, needsDecision, waitsFor }) =>
      [
        `${nameOf(awardId)}:`,
        ...winners.map((won) => `${votingId(won.entryId)}${won.isPinned ? "p" : ""}${won.isFlagged ? "!" : ""}`),
        ...skipped.map(({ entryId, heldAwardId }) => `-${votingId(entryId)}(${nameOf(heldAwardId)})`),
        ...(needsDecision
          ? [`${needsDecision.kind}{${needsDecision.entryIds.map(votingId)}}${needsDecision.key ? "" : " without key"}`]
          : []),
        ...(waitsFor === null ? [] : [`waits for ${nameOf(waitsFor)}`]),
      ].join(" "),
    )
  }

  describe.each(doorsOn("sqlite"))("by $door", ({ call }) => {
    beforeEach(openJudged)
    const proposed = async () => {
      const { status, body } = await call(show.organizer, "awards.proposal", { eventId: show.eventId })
      expect(status).toBe(200)
      return body as Awaited<ReturnType<typeof proposal>>
    }

    it("best of show, a class with a tie, best paint; the manual award is not in it", async () => {
      const ids = await newAwards()
      const answer = await proposed()
      expect(picture(answer, ids)).toEqual(["show: 42", "classA: 7 -42(show) tie{9,11}", "paint: 7"])
      const key = answer.awards[1]?.needsDecision?.key
      expect(answer.awards[0]).toEqual({
        awardId: ids.show,
        winners: [{ entryId: entry(42), isPinned: false, isFlagged: false }],
        skipped: [],
        needsDecision: null,
        waitsFor: null,
      })
      expect(answer.awards[1]?.needsDecision).toEqual({ kind: "tie", entryIds: [entry(9), entry(11)], key })
      expect(key).toMatch(/^[0-9a-f]{64}$/)
    })

    it("if the class award is exclusive, the lower award waits for it", async () => {
      const ids = await newAwards(true)
      expect(picture(await proposed(), ids).slice(1)).toEqual([
        "classA: 7 -42(show) tie{9,11}",
        "paint: -7(classA) waits for classA",
      ])
    })

    it("accepted winners are assigned in the caller's name; undecided awards stay open, and pinned winners stay", async () => {
      const ids = await newAwards()
      const { version } = await proposed()
      const made = await call(show.organizer, "awards.accept", { eventId: show.eventId, version })
      const given = [
        [ids.show, 42],
        [ids.classA, 7],
        [ids.paint, 7],
      ] as const
      expect(made).toMatchObject({
        status: 201,
        body: given.map(([awardId, id]) => ({
          awardId,
          entryId: entry(id),
          assignedBy: "Olive",
          notes: "",
          isProposed: true,
        })),
      })
      expect(await trpc().winners.query({ eventId: show.eventId })).toEqual(made.body)
      const after = await proposed()
      expect(after.version).toBeGreaterThan(version)
      expect(picture(after, ids)).toEqual(["show: 42p", "classA: 7p -42(show) tie{9,11}", "paint: 7p"])
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 3 })
      expect(items.map(({ action, subject, actor, after: told }) => [action, subject, actor, told])).toEqual(
        ["Best Paint", "Class A", "Best of Show"].map((name) => [
          "award.accepted",
          `Award ${name}`,
          "Olive",
          { entries: [name === "Best of Show" ? "Entry 42 · Car 42" : "Entry 7 · Car 7"], assignedBy: "Olive" },
        ]),
      )
      const again = await call(show.organizer, "awards.accept", { eventId: show.eventId, version: after.version })
      expect(again).toMatchObject({ status: 201, body: [] })
      expect((await proposed()).version).toBe(after.version)
    })

    it("one award is accepted alone", async () => {
      const ids = await newAwards()
      const { version } = await proposed()
      const input = { eventId: show.eventId, version, awardIds: [ids.paint, ids.byHand] }
      const { body } = await call(show.organizer, "awards.accept", input)
      expect(body).toMatchObject([{ awardId: ids.paint, entryId: entry(7) }])
      expect(body).toHaveLength(1)
    })

    it("names the criterion that decides an award and that sheets lack, also if it is left out of the percent", async () => {
      const { eventId, organizer } = show
      const bonus = { eventId, name: "Bonus", order: 30, countsOverall: false }
      const { id: criterionId } = await organizer.trpc.organizer.createCriterion.mutate(bonus)
      const overall = await newAward({ basis: "overall" })
      const award = await newAward({ basis: "criterion", basisId: criterionId, eligibleFlags: ["hasCustomPaint"] })
      const lackingOf = async ({ id }: { id: number }) =>
        (await proposed()).awards.find(({ awardId }) => awardId === id)?.lacking
      expect(await lackingOf(award)).toEqual([{ criterionId, sheets: 3 }])
      expect(await lackingOf(overall)).toBeUndefined()
      const plain = { eventId, entryIds: [7, 9, 3].map(entry), hasCustomPaint: false }
      await organizer.trpc.organizer.updateEntries.mutate(plain)
      expect(await lackingOf(award)).toBeUndefined()
    })

    it("when scores change, accepted awards stay and are flagged, with who would get them now", async () => {
      const ids = await newAwards()
      await accept((await proposed()).version)
      await score("Bob", "42", [0, 0])
      expect(picture(await proposed(), ids)[0]).toBe("show: 42p!")
      const { status, body } = await call(show.organizer, "awards.flagged", { eventId: show.eventId })
      const { version } = await proposed()
      expect({ status, body }).toEqual({
        status: 200,
        body: { version, awards: [{ awardId: ids.show, entryIds: [entry(7)], slots: [expect.anything()] }] },
      })
    })
  })

  describe("the assignments", () => {
    beforeEach(openJudged)

    it("an exclusive award that would go to the winner of a lower one needs a decision", async () => {
      const ids = await newAwards()
      await trpc().assign.mutate({ awardId: ids.byHand, entryId: entry(42) })
      const answer = await proposal()
      expect(picture(answer, ids)[0]).toBe("show: pinnedLower{42} without key")
      expect((await accept(answer.version)).map(({ awardId }) => awardId)).not.toContain(ids.show)
    })

    it("a long name is shortened to the maximum of an assignment", async () => {
      await newAwards()
      const organizerName = "é".repeat(150)
      await show.organizer.trpc.organizer.updateEvent.mutate({ eventId: show.eventId, organizerName })
      const { version } = await proposal()
      const [made] = await accept(version)
      expect(made?.assignedBy.length).toBeLessThanOrEqual(100)
    })

    // What happens between reading and accepting the proposal.
    const MOVED: [string, (ids: Ids) => Promise<unknown>][] = [
      ["a sheet came in", () => score("Bob", "3", [10, 20])],
      ["an award was given", (ids) => trpc().assign.mutate({ awardId: ids.byHand, entryId: entry(3) })],
      ["an award was changed", (ids) => trpc().update.mutate({ awardId: ids.show, maxWinners: 2 })],
      ["an award was created", () => newAward({ basis: "overall" })],
      ["an award was deleted", (ids) => trpc().delete.mutate({ awardId: ids.show })],
      [
        "an entry went to another class",
        () => show.organizer.trpc.organizer.updateEntry.mutate({ entryId: entry(7), classId: null }),
      ],
      [
        "the rules changed",
        () => show.organizer.trpc.organizer.updateRules.mutate({ eventId: show.eventId, tieBreaks: ["median"] }),
      ],
    ]
    it.each(MOVED)("nothing is assigned if meanwhile %s", async (_, move) => {
      const ids = await newAwards()
      const { version } = await proposal()
      await move(ids)
      const input = { eventId: show.eventId, version }
      expect(await refused(app, show.organizer, "awards.accept", input)).toBe("409 TIE_CHANGED")
      await expect(accept((await proposal()).version)).resolves.not.toEqual([])
    })

    it("of two people who accept at once, one succeeds, and the other is refused because it has changed", async () => {
      await newAwards()
      const { version } = await proposal()
      const tries = await Promise.allSettled([accept(version), accept(version)])
      expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
      const refusal = tries.find((one) => one.status === "rejected")
      expect(refusal?.reason).toMatchObject({ data: { code: "TIE_CHANGED" } })
      expect(await trpc().winners.query({ eventId: show.eventId })).toHaveLength(3)
    })
  })

  describe("refused, and nothing is saved", () => {
    beforeAll(openJudged)

    const REFUSED: [input: (version: number, foreign: number) => Input, answer: string][] = [
      [() => ({}), "400 INVALID_INPUT"],
      [(version) => ({ version: String(version) }), "400 INVALID_INPUT"],
      [(version) => ({ version, awardIds: [0] }), "400 INVALID_INPUT"],
      [(version) => ({ version: version + 1 }), "409 TIE_CHANGED"],
      [(version, foreign) => ({ version, awardIds: [foreign] }), "404 NOT_FOUND"],
    ]
    it.each(REFUSED)("an acceptance (%#)", async (input, answer) => {
      await newAwards()
      const { version } = await proposal()
      const { id: foreign } = await other.organizer.trpc.awards.create.mutate({ eventId: other.eventId, name: "Other" })
      const sent = { eventId: show.eventId, ...input(version, foreign) }
      expect(await refused(app, show.organizer, "awards.accept", sent)).toBe(answer)
    })
  })
})
