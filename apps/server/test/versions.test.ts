import type { ProcedurePath } from "@rosette/contract/routers"
import { awardsContract, organizerContract } from "@rosette/contract/routers"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createAward } from "../src/features/awards/award-commands.ts"
import { organizedCriterion } from "../src/features/criteria/access.ts"
import { createCriterion, updateCriterion } from "../src/features/criteria/commands.ts"
import { createEntry } from "../src/features/entries/commands.ts"
import { currentResults } from "../src/features/results/current-results-query.ts"
import { organizedEvent } from "../src/kernel/event-access.ts"
import type { TestApp } from "./app.ts"
import { doorsOn, type Input } from "./doors.ts"
import { eachDatabase } from "./each-database.ts"
import { jpeg } from "./scenes/pictures.ts"
import { layDownSheet, openShow, type Show } from "./scenes/show.ts"
import { everythingIn } from "./snapshot.ts"
import { uploadImage } from "./upload.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app)
    const place = { eventId: show.eventId, judgeId: show.judges[0]?.id ?? 0, entryId: show.entries[0]?.id ?? 0 }
    await layDownSheet(app.services.db, place, { criteria: show.criteria, points: [5, 5], isSubmitted: true })
  })

  const versions = async () => {
    const select = { changeVersion: true, resultsVersion: true, setupVersion: true }
    return app.services.db.prisma.event.findUniqueOrThrow({ where: { id: show.eventId }, select })
  }
  const award = async () => show.organizer.trpc.awards.create.mutate({ eventId: show.eventId, name: "Best Paint" })

  /** Which versions the change raises: results, setup, or both. */
  async function raisedBy(change: () => Promise<unknown>): Promise<string> {
    const before = await versions()
    await change()
    const after = await versions()
    const moved = [
      ...(after.resultsVersion > before.resultsVersion ? ["results"] : []),
      ...(after.setupVersion > before.setupVersion ? ["setup"] : []),
    ]
    return moved.join(" and ") || (after.changeVersion > before.changeVersion ? "neither" : "nothing at all")
  }

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const perform = (procedure: ProcedurePath, input: Input) => async () => {
      const { status } = await call(show.organizer, procedure, input)
      expect([200, 201]).toContain(status)
    }
    const entryId = () => show.entries[0]?.id
    const criterionId = () => show.criteria[0]?.id

    it("awards and their winners change results, and no setup", async () => {
      const { id: awardId } = await award()
      const assign = perform("awards.assign", { awardId, entryId: entryId() })
      expect(await raisedBy(award)).toBe("results")
      expect(await raisedBy(perform("awards.update", { awardId, maxWinners: 2 }))).toBe("results")
      expect(await raisedBy(assign)).toBe("results")
      const [winner] = await show.organizer.trpc.awards.winners.query({ eventId: show.eventId })
      expect(await raisedBy(perform("awards.unassign", { awardWinnerId: winner?.id }))).toBe("results")
      expect(await raisedBy(perform("awards.delete", { awardId }))).toBe("results")
    })

    it.each<[string, () => () => Promise<unknown>, string]>([
      [
        "an entry's description",
        () => perform("organizer.updateEntry", { entryId: entryId(), description: "Red" }),
        "setup",
      ],
      [
        "whether its name is shown",
        () => perform("organizer.updateEntry", { entryId: entryId(), showEntryName: false }),
        "setup",
      ],
      [
        "its photo's address",
        () => perform("organizer.updateEntry", { entryId: entryId(), imageUrl: "https://example.com/a.png" }),
        "setup",
      ],
      [
        "its name",
        () => perform("organizer.updateEntry", { entryId: entryId(), entryName: "Red" }),
        "results and setup",
      ],
      [
        "its flag",
        () => perform("organizer.updateEntry", { entryId: entryId(), hasCustomPaint: true }),
        "results and setup",
      ],
      [
        "a criterion's description",
        () => perform("organizer.updateCriterion", { criterionId: criterionId(), description: "Depth" }),
        "setup",
      ],
      [
        "its maximum",
        () => perform("organizer.updateCriterion", { criterionId: criterionId(), maxPoints: 20 }),
        "results and setup",
      ],
      [
        "the event's name",
        () => perform("organizer.updateEvent", { eventId: show.eventId, name: "Pier Show" }),
        "setup",
      ],
    ])("%s", async (_, change, moved) => {
      expect(await raisedBy(change())).toBe(moved)
    })

    it.each<[string, () => Promise<[ProcedurePath, Input]>]>([
      ["an entry", async () => ["organizer.updateEntry", { entryId: entryId(), entryName: "Car 1", description: "" }]],
      ["a criterion", async () => ["organizer.updateCriterion", { criterionId: criterionId(), maxPoints: 10 }]],
      ["the event", async () => ["organizer.updateEvent", { eventId: show.eventId, organizerName: "Olive" }]],
      ["an award", async () => ["awards.update", { awardId: (await award()).id, name: "Best Paint" }]],
      [
        "the sheets of a judge who has none",
        async () => {
          const { id } = await show.organizer.trpc.organizer.createJudge.mutate({ eventId: show.eventId, name: "Bob" })
          return ["organizer.clearScores", { judgeId: id }]
        },
      ],
    ])("an edit of %s that changes nothing raises no version and is not announced", async (_, edit) => {
      const [procedure, input] = await edit()
      const before = await everythingIn(app.services.db)
      expect(await raisedBy(perform(procedure, input))).toBe("nothing at all")
      expect(await everythingIn(app.services.db)).toEqual(before)
    })
  })

  it("a photo changes no result and is shown with the same version", async () => {
    const { db } = app.services
    const before = await currentResults(db, show.eventId)
    const entryId = show.entries[0]?.id ?? 0
    expect(await raisedBy(async () => uploadImage(app, show.organizer, entryId, await jpeg()))).toBe("setup")
    const after = await currentResults(db, show.eventId)
    const photoOf = (standing: typeof before) => standing.names.get(entryId)?.imageUrl
    expect(photoOf(before)).toBeNull()
    expect(photoOf(after)).toMatch(/^\/photos\//)
    expect(after.version).toBe(before.version)
    const cookie = [...show.organizer.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const url = `/api/events/${show.eventId}/results`
    const { headers } = await app.app.inject({ url, headers: { cookie } })
    await uploadImage(app, show.organizer, entryId, await jpeg())
    const again = await app.app.inject({ url, headers: { cookie, "if-none-match": String(headers.etag) } })
    expect(again.statusCode).toBe(200)
  })

  it("a command writes the record of the access check, whatever id its input names", async () => {
    const { db } = app.services
    const other = await openShow(app)
    const actor = { actor: "Olive", role: "", sessionTag: "", way: "", device: "" }
    const olive = { ownEventId: show.eventId, everyEvent: false, sessionId: null, actorIn: () => actor }
    const event = await organizedEvent(db, olive, show.eventId)
    const elsewhere = { eventId: other.eventId }
    const { createCriterion: newCriterion, createEntry: newEntry } = organizerContract
    const criterion = await createCriterion(db, event, newCriterion.input.parse({ ...elsewhere, name: "Engine" }))
    const car = { ...elsewhere, entryName: "Red", ownerParticipant: "Kim", votingId: "99" }
    const entry = await createEntry(db, event, newEntry.input.parse(car))
    const award = await createAward(db, event, awardsContract.create.input.parse({ ...elsewhere, name: "Best" }))
    expect([criterion.eventId, entry.eventId, award.eventId]).toEqual([show.eventId, show.eventId, show.eventId])
    const own = await organizedCriterion(db, olive, criterion.id)
    await updateCriterion(db, own, { criterionId: other.criteria[0]?.id ?? 0, name: "Motor" })
    expect(await db.prisma.criterion.findUnique({ where: { id: criterion.id } })).toMatchObject({ name: "Motor" })
    expect(await db.prisma.criterion.count({ where: elsewhere })).toBe(other.criteria.length)
  })
})
