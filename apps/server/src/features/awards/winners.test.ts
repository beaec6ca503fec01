import type { ConfirmedWinner } from "@rosette/contract/awards"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let other: Show
  let organizer: Browser
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app)
    other = await openShow(app, { name: "Another Show" })
    organizer = show.organizer
  })

  const [first, second] = [() => show.entries[0]?.id, () => show.entries[1]?.id]
  const overall = () => ({ eventId: show.eventId, entryId: first(), winnerType: "overall", confirmedBy: "Olive" })
  const confirmed = () => organizer.trpc.awards.confirmedWinners.query({ eventId: show.eventId })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const confirm = async (input: Input) =>
      (await call(organizer, "awards.confirmWinner", input)).body as ConfirmedWinner

    it("a confirmation is answered with its place, position 1 by default", async () => {
      const answer = await call(organizer, "awards.confirmWinner", overall())
      expect(answer).toMatchObject({
        status: 201,
        body: {
          eventId: show.eventId,
          entryId: first(),
          criterionId: null,
          winnerType: "overall",
          position: 1,
          confirmedBy: "Olive",
        },
      })
      expect(await confirmed()).toContainEqual(answer.body)
    })

    it("confirming the same place again replaces the earlier winner, and the history names both", async () => {
      const earlier = await confirm(overall())
      const later = await confirm({ ...overall(), entryId: second() })
      const present = await confirmed()
      expect(present).toContainEqual(later)
      expect(present.map(({ id }) => id)).not.toContain(earlier.id)
      const { items } = await organizer.trpc.organizer.history.query({ eventId: show.eventId })
      expect(items[0]).toMatchObject({
        action: "winner.confirmed",
        subject: "Overall winner 1",
        before: { entry: "Entry 1 · Car 1" },
        after: { entry: "Entry 2 · Car 2", confirmedBy: "Olive" },
      })
    })

    it("another type, position or criterion is another place", async () => {
      const [paint, sound] = show.criteria.map(({ id }) => id)
      const places = [
        overall(),
        { ...overall(), position: 2 },
        { ...overall(), winnerType: "runner_up" },
        { ...overall(), winnerType: "category", criterionId: paint },
        { ...overall(), winnerType: "category", criterionId: sound },
      ]
      for (const place of places) await confirm(place)
      const { items } = await organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: places.length })
      expect(items.map(({ after }) => (after as { title: string }).title)).toEqual([
        `Best ${show.criteria[1]?.name}`,
        `Best ${show.criteria[0]?.name}`,
        "1st place",
        "Overall Winner",
        "Overall Winner",
      ])
      expect((await confirmed()).length).toBe(places.length)
    })

    it("a confirmation can be removed, once", async () => {
      const { id: confirmedWinnerId } = await confirm(overall())
      const answer = await call(organizer, "awards.withdrawWinner", { confirmedWinnerId })
      expect(answer).toMatchObject({ status: 200, body: { deletedCount: 1 } })
      expect((await confirmed()).map(({ id }) => id)).not.toContain(confirmedWinnerId)
      expect(await refused(app, organizer, "awards.withdrawWinner", { confirmedWinnerId })).toBe("404 NOT_FOUND")
    })
  })

  const REFUSED: [title: string, change: () => Input, answer: string][] = [
    ["an entry of another event", () => ({ entryId: other.entries[0]?.id }), "404 NOT_FOUND"],
    ["an entry that is gone", () => ({ entryId: 999_999 }), "404 NOT_FOUND"],
    [
      "a criterion of another event",
      () => ({ winnerType: "category", criterionId: other.criteria[0]?.id }),
      "404 NOT_FOUND",
    ],
  ]
  it.each(REFUSED)("a confirmation with %s is refused, and nothing is saved", async (_title, change, answer) => {
    expect(await refused(app, organizer, "awards.confirmWinner", { ...overall(), ...change() })).toBe(answer)
  })
})
