import type { EventResults } from "@rosette/contract/results"
import { groupBySection } from "@rosette/domain/contest/sections"
import { elapsedShare, eventHours } from "@rosette/domain/events/event-hours"
import { starterOf } from "@rosette/domain/starters/starters"
import { expect, it } from "vitest"
import { eachDatabase } from "../../test/each-database.ts"
import type { Settings } from "../env.ts"
import { chooseDemo, seedDemoEvent } from "./demo-event.ts"
import { demoWithoutPhotos } from "./demo-photos.ts"

eachDatabase((startApp) => {
  const publicUrl = "https://shows.test"

  it("is created on an empty database without a public address, or if the setting says so", async () => {
    const { db } = (await startApp()).services
    const choose = (demo: Settings["demo"], at?: string) => chooseDemo(db, { demo, publicUrl: at })
    expect([await choose(undefined), await choose("cars"), await choose("cosplay", publicUrl)]).toEqual([
      "seed",
      "seed",
      "seed",
    ])
    expect(await choose(undefined, publicUrl)).toBe("none, as it is public")
    expect([await choose(false), await choose(false, publicUrl)]).toEqual(["none", "none"])
  })

  it("never exists twice", async () => {
    const { db } = (await startApp()).services
    await seedDemoEvent(db)
    for (const demo of [undefined, "cars"] as const)
      for (const at of [undefined, publicUrl]) expect(await chooseDemo(db, { demo, publicUrl: at })).toBe("none")
  })

  it("is half a day of judging: forty entries in every section, judges at every stage, one leader", async () => {
    const app = await startApp()
    const { eventId, signIn } = await seedDemoEvent(app.services.db)
    const organizer = app.browser()
    await organizer.trpc.organizer.login.mutate({ eventId, password: signIn.organizerPassword })
    const [overview, criteria, results] = await Promise.all([
      organizer.trpc.organizer.overview.query({ eventId }),
      organizer.trpc.organizer.criteria.query({ eventId }),
      organizer.trpc.organizer.results.query({ eventId }),
    ])
    const event = await organizer.trpc.organizer.event.query({ eventId })
    const now = new Date()
    const wall = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours(), now.getMinutes())
    const hours = eventHours(event)
    expect(hours && Math.floor(10 * elapsedShare(hours, wall))).toBe(5)
    expect(overview).toMatchObject({ totalEntries: 40, totalJudges: 5, activeJudges: 4, completionPercent: 49 })
    expect(overview.judges.map(({ status }) => status).sort()).toEqual([
      "Complete",
      "In Progress",
      "In Progress",
      "In Progress",
      "Not Started",
    ])
    expect(groupBySection(criteria).map(({ name }) => name)).toEqual([
      "Body",
      "Interior",
      "Engine Compartment",
      "Safety",
      "Area Setup",
      "Bonus",
    ])
    expect(results.entries).toHaveLength(40)
    expect(results.entries.filter(({ rank }) => rank === 1)).toHaveLength(1)
    expect(results.entries.every(({ judgeCount }) => judgeCount >= 1)).toBe(true)
  })

  it("can be a cosplay contest, in its own words and without photos of cars", async () => {
    const app = await startApp()
    const { eventId, signIn } = await seedDemoEvent(app.services.db, "cosplay")
    expect(await demoWithoutPhotos(app.services.db)).toBeNull()
    const organizer = app.browser()
    await organizer.trpc.organizer.login.mutate({ eventId, password: signIn.organizerPassword })
    const [overview, words, criteria, results] = await Promise.all([
      organizer.trpc.organizer.overview.query({ eventId }),
      organizer.trpc.organizer.words.query({ eventId }),
      organizer.trpc.organizer.criteria.query({ eventId }),
      organizer.trpc.organizer.results.query({ eventId }),
    ])
    const starter = starterOf("cosplay")
    expect(words).toMatchObject(starter.words)
    expect(criteria.map(({ name }) => name)).toEqual(starter.criteria.map(({ name }) => name))
    expect(overview).toMatchObject({ totalEntries: 24, totalJudges: 5 })
    expect(results.entries.filter(({ rank }) => rank === 1)).toHaveLength(1)
    expect(results.entries.every(({ judgeCount }) => judgeCount >= 1)).toBe(true)
    for (const { name, accessCode } of signIn.judges)
      expect((await app.browser().trpc.judge.login.mutate({ accessCode })).judge.name).toBe(name)
  })

  it("has the Jeep before the Supra where what a car is not judged on is left out, and is as before without", async () => {
    const app = await startApp()
    const { eventId, signIn } = await seedDemoEvent(app.services.db)
    const { trpc, rest } = app.browser()
    await trpc.organizer.login.mutate({ eventId, password: signIn.organizerPassword })
    const rows = async () => (await rest("GET", `/events/${eventId}/results`)).body as EventResults
    const shown = async () =>
      (await rows()).entries
        .filter(({ entryName }) => /Jeep|Supra/.test(entryName))
        .map((row) => `${row.votingId}: ${row.maxPoints} possible, ${row.overallPercent?.toFixed(1)} %`)
    const before = (await rows()).entries
    await trpc.organizer.updateRules.mutate({ eventId, notApplicable: "leftOut" })
    expect(await shown()).toEqual(["D08: 185 possible, 97.0 %", expect.stringMatching(/: 235 possible, 91\.9 %$/)])
    await trpc.organizer.updateRules.mutate({ eventId, notApplicable: "zero" })
    expect((await rows()).entries).toEqual(before)
  })

  it("signs every judge in with the code of the greeting, and shows the organizer's password before signing in", async () => {
    const app = await startApp()
    const { eventId, signIn } = await seedDemoEvent(app.services.db)
    for (const { name, accessCode } of signIn.judges) {
      const { judge } = await app.browser().trpc.judge.login.mutate({ accessCode })
      expect(judge.name).toBe(name)
    }
    const hint = await app.browser().trpc.organizer.demoHint.query()
    expect(hint).toEqual({ eventId, eventName: signIn.eventName, password: signIn.organizerPassword })
  })
})
