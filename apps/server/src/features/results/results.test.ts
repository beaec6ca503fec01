import { organizerContract as contract } from "@rosette/contract/routers"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"

type Results = {
  version: number
  entries: {
    rank: number | null
    votingId: string
    overallPercent: number | null
    overallPercentRounded: number | null
  }[]
}

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { maxPoints: [10, 20], votingIds: ["1", "2", "10", "3"], judges: ["Ada", "Bob", "Cy"] })
  })
  const give = (judge: number, entry: number, points: number[], isSubmitted = true) =>
    layDownSheet(
      app.services.db,
      { eventId: show.eventId, judgeId: show.judges[judge]?.id ?? 0, entryId: show.entries[entry]?.id ?? 0 },
      { criteria: show.criteria, points, isSubmitted, comments: `By ${show.judges[judge]?.name}` },
    )

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const results = async () =>
      (await call(show.organizer, "organizer.results", { eventId: show.eventId })).body as Results

    it("ranks by the percent of rounded averages; ties share a rank in voting ID order; unscored entries come last", async () => {
      await give(0, 0, [5, 10])
      await give(0, 1, [7, 14])
      await give(0, 2, [5, 10])
      await give(1, 2, [5, 10])
      await give(0, 3, [9, 9], false)
      const ranked = (await results()).entries.map(
        ({ rank, votingId, overallPercent, overallPercentRounded }) =>
          `${rank}.${votingId} ${overallPercent} ${overallPercentRounded}`,
      )
      expect(ranked).toEqual(["1.2 70 70", "2.1 50 50", "2.10 50 50", "null.3 null null"])
    })

    it.each([
      [
        "organizer.createEntry",
        () => ({ eventId: show.eventId, entryName: "New", ownerParticipant: "Kim", votingId: "new" }),
      ],
      ["organizer.updateEntry", () => ({ entryId: show.entries[0]?.id, entryName: "Renamed" })],
      ["organizer.deleteEntry", () => ({ entryId: show.entries[0]?.id })],
      ["organizer.deleteEntries", () => ({ entryIds: [show.entries[0]?.id] })],
      ["organizer.createCriterion", () => ({ eventId: show.eventId, name: "New" })],
      ["organizer.updateCriterion", () => ({ criterionId: show.criteria[0]?.id, maxPoints: 50 })],
      ["organizer.deleteCriterion", () => ({ criterionId: show.criteria[0]?.id })],
      ["organizer.clearScores", () => ({ judgeId: show.judges[0]?.id })],
      ["organizer.deleteJudge", () => ({ judgeId: show.judges[0]?.id })],
      ["organizer.reopenSheet", () => ({ judgeId: show.judges[0]?.id, entryId: show.entries[0]?.id })],
    ] as const)("%s is in the results at once, under a new version", async (procedure, input) => {
      await give(0, 0, [5, 10])
      const before = await results()
      await call(show.organizer, procedure, input())
      const after = await results()
      expect(after.version).toBeGreaterThan(before.version)
      expect(after.entries).not.toEqual(before.entries)
    })

    it("a change without effect on results leaves their version alone", async () => {
      const before = await results()
      await call(show.organizer, "organizer.updateEvent", { eventId: show.eventId, location: "Elsewhere" })
      await call(show.organizer, "organizer.createJudge", { eventId: show.eventId, name: "Dee" })
      const { version, entries } = await results()
      expect({ version, entries }).toEqual({ version: before.version, entries: before.entries })
    })

    it("returns every score of the event, also of drafts, with the comment of its sheet", async () => {
      await give(0, 0, [5, 10])
      await give(1, 0, [3], false)
      const { body } = await call(show.organizer, "organizer.scores", { eventId: show.eventId })
      expect(body).toMatchObject([
        {
          judgeId: show.judges[0]?.id,
          criterionId: show.criteria[0]?.id,
          points: 5,
          comments: "By Ada",
          isSubmitted: true,
        },
        {
          judgeId: show.judges[0]?.id,
          criterionId: show.criteria[1]?.id,
          points: 10,
          comments: "By Ada",
          isSubmitted: true,
        },
        {
          judgeId: show.judges[1]?.id,
          criterionId: show.criteria[0]?.id,
          points: 3,
          comments: "By Bob",
          isSubmitted: false,
        },
      ])
    })

    it("returns results and scores in exactly the contract's form, although the output is not validated", async () => {
      await give(0, 0, [5, 10])
      const found = await results()
      expect(contract.results.output.parse(found)).toEqual(found)
      const { body } = await call(show.organizer, "organizer.scores", { eventId: show.eventId })
      expect(contract.scores.output.parse(body)).toEqual(body)
    })
  })
})
