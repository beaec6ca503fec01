import type { ProcedurePath } from "@rosette/contract/routers"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

/** "5!" is an exclusive award of priority 5, "5" one that is not exclusive; "x2" allows it two winners. */
function awardFrom(picture: string) {
  const [, priority = "1", exclusive, maxWinners = "1"] = picture.match(/^(\d+)(!?)(?:x(\d+))?$/) ?? []
  return { name: picture, priority: Number(priority), isExclusive: exclusive === "!", maxWinners: Number(maxWinners) }
}

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let other: Show
  let organizer: Browser
  let entryIds: number[]
  let standingAward: number
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { votingIds: ["1", "2", "3"] })
    other = await openShow(app, { name: "Another Show" })
    organizer = show.organizer
    entryIds = show.entries.map(({ id }) => id)
  })

  const newAward = (picture: string, eventId = show.eventId) =>
    organizer.trpc.awards.create.mutate({ eventId, ...awardFrom(picture) })
  const give = (awardId: number, entryId = entryIds[0] ?? 0) =>
    organizer.trpc.awards.assign.mutate({ awardId, entryId })
  const takeAllAwards = async () => {
    for (const { id } of await organizer.trpc.awards.list.query({ eventId: show.eventId }))
      await organizer.trpc.awards.delete.mutate({ awardId: id })
  }
  const history = async (action: string) => {
    const { items } = await organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 200 })
    return items.filter((item) => item.action === action)
  }

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("an award without further fields has priority 1 and one winner, and excludes nothing", async () => {
      const answer = await call(organizer, "awards.create", { eventId: show.eventId, name: "Best Paint" })
      expect(answer).toMatchObject({
        status: 201,
        body: { name: "Best Paint", description: "", priority: 1, isExclusive: false, maxWinners: 1 },
      })
    })

    it("a change of an award affects only the sent fields, and is in the history", async () => {
      const { id } = await newAward("7!x2")
      const answer = await call(organizer, "awards.update", {
        awardId: id,
        description: "Depth and finish",
        priority: 8,
      })
      expect(answer).toMatchObject({
        status: 200,
        body: { id, name: "7!x2", description: "Depth and finish", priority: 8, isExclusive: true, maxWinners: 2 },
      })
      expect((await history("award.updated"))[0]).toMatchObject({
        actor: "Olive",
        subject: "Award 7!x2",
        before: { description: "", priority: 7 },
        after: { description: "Depth and finish", priority: 8 },
      })
    })

    it("awards are listed by priority, the highest first, and then in the order in which they were created", async () => {
      await takeAllAwards()
      for (const picture of ["2", "9", "2!", "30"]) await newAward(picture)
      const { body } = await call(organizer, "awards.list", { eventId: show.eventId })
      expect((body as { name: string }[]).map(({ name }) => name).join(" ")).toBe("30 9 2 2!")
    })

    it("an assignment is answered, listed, recorded in the history, and can be removed", async () => {
      const { id: awardId } = await newAward("4")
      const entryId = entryIds[1]
      const assigned = await call(organizer, "awards.assign", { awardId, entryId, assignedBy: "Organizer" })
      expect(assigned).toMatchObject({ status: 201, body: { awardId, entryId, assignedBy: "Organizer", notes: "" } })
      const { body } = await call(organizer, "awards.winners", { eventId: show.eventId })
      expect(body).toContainEqual(assigned.body)
      expect((await history("award.assigned"))[0]?.after).toMatchObject({ entry: "Entry 2 · Car 2" })

      const awardWinnerId = (assigned.body as { id: number }).id
      const taken = await call(organizer, "awards.unassign", { awardWinnerId })
      expect(taken).toMatchObject({ status: 200, body: { deletedCount: 1 } })
      expect((await history("award.unassigned"))[0]?.before).toMatchObject({ entry: "Entry 2 · Car 2" })
      expect(await refused(app, organizer, "awards.unassign", { awardWinnerId })).toBe("404 NOT_FOUND")
    })

    it("deleting an award deletes its assignments and names its winners in the history", async () => {
      const { id: awardId } = await newAward("4")
      await give(awardId, entryIds[2])
      expect(await call(organizer, "awards.delete", { awardId })).toMatchObject({
        status: 200,
        body: { deletedCount: 1 },
      })
      const winners = await organizer.trpc.awards.winners.query({ eventId: show.eventId })
      expect(winners.filter((winner) => winner.awardId === awardId)).toEqual([])
      expect((await history("award.deleted"))[0]?.before).toMatchObject({ winners: ["Entry 3 · Car 3"] })
      expect(await refused(app, organizer, "awards.delete", { awardId })).toBe("404 NOT_FOUND")
    })
  })

  it("an award has no more winners than its limit, which cannot be set below those it has", async () => {
    const { id: awardId } = await newAward("1x2")
    await give(awardId, entryIds[0])
    expect(await refused(app, organizer, "awards.assign", { awardId, entryId: entryIds[0] })).toBe(
      "409 ALREADY_ASSIGNED",
    )
    await give(awardId, entryIds[1])
    expect(await refused(app, organizer, "awards.assign", { awardId, entryId: entryIds[2] })).toBe("409 AWARD_FULL")
    expect(await refused(app, organizer, "awards.update", { awardId, maxWinners: 1 })).toBe("409 AWARD_IN_USE")
    await organizer.trpc.awards.update.mutate({ awardId, maxWinners: 3 })
    await give(awardId, entryIds[2])
  })

  it("a refusal because of an exclusive award names it, and a change that winners do not allow names the field", async () => {
    await takeAllAwards()
    const { id: grandPrize } = await newAward("5!")
    await give(grandPrize)
    const { id: cup } = await newAward("4x2")
    await expect(give(cup)).rejects.toThrow(
      "An exclusive award prevents this: this entry holds “5!”. “5!” is exclusive and stands above “4x2”.",
    )
    await give(cup, entryIds[1])
    await give(cup, entryIds[2])
    const issuesOf = (change: object) =>
      organizer.trpc.awards.update.mutate({ awardId: cup, ...change }).then(
        () => null,
        (error: { data: { code: string; issues: unknown } }) => [error.data.code, error.data.issues],
      )
    expect(await issuesOf({ maxWinners: 1 })).toEqual([
      "AWARD_IN_USE",
      [{ path: ["maxWinners"], message: "2 entries hold this award. Remove winners first, or allow at least 2." }],
    ])
    await organizer.trpc.awards.update.mutate({ awardId: cup, priority: 6 })
    await give((await newAward("2")).id, entryIds[1])
    expect(await issuesOf({ isExclusive: true })).toEqual([
      "AWARD_IN_USE",
      [
        {
          path: ["isExclusive"],
          message: "A winner also holds “2”, and “4x2” is exclusive and stands above “2”. Remove one of the two first.",
        },
      ],
    ])
  })

  it("of two concurrent assignments of the last place, one is refused", async () => {
    const { id: awardId } = await newAward("1")
    const tries = await Promise.allSettled([give(awardId, entryIds[0]), give(awardId, entryIds[1])])
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  })

  const REFUSED: [procedure: ProcedurePath, input: () => Input, answer: string][] = [
    ["awards.create", () => ({ eventId: 999_999, name: "A" }), "404 NOT_FOUND"],
    ["awards.assign", () => ({ awardId: standingAward, entryId: other.entries[0]?.id }), "404 NOT_FOUND"],
    ["awards.assign", () => ({ awardId: standingAward, entryId: 999_999 }), "404 NOT_FOUND"],
  ]
  it.each(REFUSED)("%s: refused, and nothing is saved (%#)", async (procedure, input, answer) => {
    await takeAllAwards()
    standingAward = (await newAward("1x9")).id
    expect(await refused(app, organizer, procedure, input())).toBe(answer)
  })
})
