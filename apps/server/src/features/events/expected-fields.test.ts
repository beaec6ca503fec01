import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  let awardId: number
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["1"], judges: [] })
    awardId = (await show.organizer.trpc.awards.create.mutate({ eventId: show.eventId, name: "Best Paint" })).id
  })
  const put = (path: string, body: object) => show.organizer.rest("PUT", path, body)

  const EDITED: [what: string, path: () => string, field: string, seen: unknown, theirs: unknown, mine: unknown][] = [
    ["an entry", () => `/entries/${show.entries[0]?.id}`, "entryName", "Car 1", "Theirs", "Mine"],
    ["an entry's flag", () => `/entries/${show.entries[0]?.id}`, "description", "", "Theirs", "Mine"],
    ["a criterion", () => `/criteria/${show.criteria[0]?.id}`, "maxPoints", 10, 15, 20],
    ["an award", () => `/awards/${awardId}`, "priority", 1, 5, 7],
    ["an event", () => `/events/${show.eventId}`, "location", "", "Hall 2", "Hall 3"],
  ]
  it.each(EDITED)("a field of %s that somebody has changed is not overwritten unseen", async (...edited) => {
    const [, path, field, seen, theirs, mine] = edited
    await put(path(), { [field]: theirs, expected: { [field]: seen } })
    const before = await everythingIn(app.services.db)
    expect(await put(path(), { [field]: mine, expected: { [field]: seen } })).toMatchObject({
      status: 409,
      body: { code: "FIELDS_CHANGED", conflicts: [{ field, current: theirs }] },
    })
    expect(await everythingIn(app.services.db)).toEqual(before)
    const knowing = await put(path(), { [field]: mine, expected: { [field]: theirs } })
    expect(knowing).toMatchObject({ status: 200, body: { [field]: mine } })
  })

  it("two people who change different fields of one entry do not conflict", async () => {
    const path = `/entries/${show.entries[0]?.id}`
    await put(path, { ownerParticipant: "Kim", expected: { ownerParticipant: "Owner 1" } })
    const answer = await put(path, { entryName: "Mine", expected: { entryName: "Car 1", ownerParticipant: "Owner 1" } })
    expect(answer).toMatchObject({ status: 200, body: { entryName: "Mine", ownerParticipant: "Kim" } })
  })

  it("two people who make the same change do not conflict, and a field without an expected value is always overwritten", async () => {
    const path = `/entries/${show.entries[0]?.id}`
    await put(path, { entryName: "Same" })
    const same = await put(path, { entryName: "Same", expected: { entryName: "Car 1" } })
    expect(same).toMatchObject({ status: 200, body: { entryName: "Same" } })
    expect(await put(path, { entryName: "Last" })).toMatchObject({ status: 200, body: { entryName: "Last" } })
  })
})
