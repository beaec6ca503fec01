import type { Ceremony, Stage } from "@rosette/contract/ceremony"
import type { PublicPage } from "@rosette/contract/public-pages"
import { sessionContract } from "@rosette/contract/routers"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { onSqliteAlone } from "../../../../test/each-database.ts"
import { type AnnouncedShow, announceShow } from "../../../../test/scenes/announced-show.ts"

onSqliteAlone((startApp) => {
  let app: TestApp
  let show: AnnouncedShow
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await announceShow(app)
  })

  const path = (rest = "") => `/events/${show.eventId}/ceremony${rest}`
  const ceremony = async (browser = show.organizer) => (await browser.rest("GET", path())).body as Ceremony
  const move = async (action = "next", browser = show.organizer, more: object = {}) =>
    browser.rest("POST", path("/move"), { version: (await ceremony(browser)).version, action, ...more })
  const openStage = async ({ organizer, eventId } = show) =>
    ((await organizer.rest("POST", `/events/${eventId}/ceremony/stage-key`)).body as Ceremony).stageKey ?? ""
  const onStage = async (key: string, query = "") =>
    (await app.browser().rest("GET", `/stage/${key}${query}`)).body as Stage
  const called = ({ entryName, ownerParticipant, votingId }: Stage["winners"][number]) =>
    [entryName || `#${votingId}`, ownerParticipant].filter(Boolean).join(", ")
  const said = ({ shows, title, winners }: Stage) => [shows, title, ...winners.map(called)].filter(Boolean).join(" | ")

  it("announces awards and places in the order of the show, and the stage names nobody before the reveal", async () => {
    const key = await openStage()
    const seen: string[] = [said(await onStage(key))]
    for (let step = 0; step < 9; step++) {
      await move()
      const stage = await onStage(key)
      seen.push(said(stage))
      if (stage.shows === "winners") continue
      const unheard = show.names.filter((name) => !seen.join().includes(name))
      for (const name of unheard) expect(JSON.stringify(stage)).not.toContain(name)
    }
    expect(seen).toEqual([
      "event",
      "title | Best of Show",
      "winners | Best of Show | Car 1, Owner 1",
      "title | Third place",
      "winners | Third place | #3",
      "title | Second place",
      "winners | Second place | Car 2, Owner 2",
      "title | Overall Winner",
      "winners | Overall Winner | Car 1, Owner 1",
      "event",
    ])
    expect((await ceremony()).phase).toBe("after")
  })

  it("has second and third on the podium once they are revealed, and all winners with the public page at the end", async () => {
    const key = await openStage()
    const page = { isOn: true, shows: "winners" }
    const { body } = await show.organizer.rest("PUT", `/events/${show.eventId}/public-page`, page)
    const podiums: string[] = []
    for (let step = 0; step < 9; step++) {
      await move()
      const { podium, closing } = await onStage(key)
      podiums.push(podium.map(({ place, names }) => `${place} ${names}`).join(", "))
      if (step < 8) expect([step, closing]).toEqual([step, null])
    }
    const [third, both] = ["3 Entry 3", "3 Entry 3, 2 Car 2"]
    expect(podiums).toEqual(["", "", "", third, third, both, both, both, ""])
    expect((await onStage(key)).closing).toEqual({
      lines: [
        { title: "Best of Show", names: ["Car 1"] },
        { title: "Third place", names: ["Entry 3"] },
        { title: "Second place", names: ["Car 2"] },
        { title: "Overall Winner", names: ["Car 1"] },
      ],
      publicPath: `/r/${(body as PublicPage).key}`,
    })
  })

  it("shows the announcer who comes next, and nobody as passed over where no higher award is held", async () => {
    const lines = (await ceremony()).lines
    expect(lines[0]).toMatchObject({
      title: "Best of Show",
      winners: [{ entryName: "Car 1" }],
      next: { entryName: "Car 2" },
      passedOver: [],
    })
    expect(lines.map(({ winners }) => winners[0]?.ownerParticipant)).toEqual([
      "Owner 1",
      "Owner 3",
      "Owner 2",
      "Owner 1",
    ])
  })

  it("a waiting stage gets the next moment at once", async () => {
    const key = await openStage()
    const { version } = await ceremony()
    const waiting = onStage(key, `?after=${version}`)
    await move()
    expect(said(await waiting)).toBe("title | Best of Show")
  })

  it("many waiting stages get the step together, and those of another event get nothing", async () => {
    const other = await announceShow(app)
    const [key, otherKey] = [await openStage(), await openStage(other)]
    const { version } = await ceremony()
    const waiting = Array.from({ length: 30 }, () => onStage(key, `?after=${version}`))
    const inOther = onStage(otherKey, `?after=${version}`)
    await move()
    for (const stage of await Promise.all(waiting)) {
      expect(sessionContract.stage.output.parse(stage)).toEqual(stage)
      expect(said(stage)).toBe("title | Best of Show")
    }
    expect(said(await onStage(otherKey))).toBe("event")
    await other.organizer.rest("DELETE", `/events/${other.eventId}/ceremony/stage-key`)
    expect(await inOther).toMatchObject({ code: "NOT_FOUND" })
  })

  it("everyone who waits with a removed key is refused at once, and so are later requests", async () => {
    const key = await openStage()
    const { version } = await ceremony()
    const asked = () => app.browser().rest("GET", `/stage/${key}?after=${version}`)
    const waiting = Array.from({ length: 5 }, asked)
    expect((await onStage(key)).eventName).toBe("Harbour Show")
    await show.organizer.rest("DELETE", path("/stage-key"))
    expect((await asked()).status).toBe(404)
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(404)
  })

  it("a waiting stage gets an amendment, and the announcer must see it before the next step", async () => {
    const key = await openStage()
    const { version } = await ceremony()
    const waiting = onStage(key, `?after=${version}`)
    await show.organizer.rest("POST", `/events/${show.eventId}/reopen-results`, { reason: "A sheet was read wrong" })
    await show.organizer.rest("POST", `/events/${show.eventId}/amend`, { reason: "A sheet was read wrong" })
    expect((await waiting).results?.version).toBe(2)
    const late = await show.organizer.rest("POST", path("/move"), { version, action: "next" })
    expect(late).toMatchObject({ status: 409, body: { code: "CEREMONY_CHANGED" } })
  })

  it("a renewed key makes the previous one invalid, and a closed stage makes all keys invalid", async () => {
    const first = await openStage()
    const second = await openStage()
    expect((await app.browser().rest("GET", `/stage/${first}`)).status).toBe(404)
    expect((await onStage(second)).eventName).toBe("Harbour Show")
    await show.organizer.rest("DELETE", path("/stage-key"))
    expect((await app.browser().rest("GET", `/stage/${second}`)).status).toBe(404)
  })

  describe("two announcers", () => {
    it("the second one is told, and may take over", async () => {
      const second = await show.signIn()
      await move()
      expect((await ceremony(second)).announcer).toEqual({ name: "Olive", isYou: false })
      expect(await move("next", second)).toMatchObject({ status: 409, body: { code: "ANOTHER_ANNOUNCER" } })
      expect((await move("next", second, { takesOver: true })).status).toBe(200)
      expect((await ceremony()).announcer?.isYou).toBe(false)
    })

    it("a step from an outdated version changes nothing", async () => {
      const { version } = await ceremony()
      await move()
      const late = await show.organizer.rest("POST", path("/move"), { version, action: "next" })
      expect(late).toMatchObject({ status: 409, body: { code: "CEREMONY_CHANGED" } })
      expect((await ceremony()).phase).toBe("title")
    })
  })

  it("lines are reordered, left out, and texts added; a stage shows nothing of lines that are left out", async () => {
    const { version, lines } = await ceremony()
    const [award, third, ...others] = lines.map(({ key }) => ({ key, isHidden: false, text: null }))
    const thanks = { key: "text:1", isHidden: false, text: "Thanks to our sponsors" }
    const arranged = [thanks, { ...third, isHidden: true }, award, ...others]
    const { body } = await show.organizer.rest("PUT", path(), { version, lines: arranged, showsPercent: true })
    expect((body as Ceremony).lines.map(({ title, isHidden }) => `${title}${isHidden ? " (left out)" : ""}`)).toEqual([
      "Thanks to our sponsors",
      "Third place (left out)",
      "Best of Show",
      "Second place",
      "Overall Winner",
    ])
    const key = await openStage()
    const shown: Stage[] = []
    for (let step = 0; step < 7; step++) {
      await move()
      shown.push(await onStage(key))
    }
    expect(shown.map(({ title }) => title)).not.toContain("Third place")
    expect(shown.at(-1)?.winners[0]).toMatchObject({ entryName: "Car 1", percent: 90 })
  })

  it("a winner who has left hands the award on: shown at once, published as one amendment after the last line", async () => {
    await move()
    await move()
    const { lines, version } = await ceremony()
    const [best] = lines
    const skip = { version, key: best?.key, entryId: best?.winners[0]?.entryId, takenBy: best?.next?.entryId }
    const key = await openStage()
    const { version: now } = await ceremony()
    expect((await show.organizer.rest("POST", path("/skip"), { ...skip, version: now })).status).toBe(200)
    expect(said(await onStage(key))).toBe("winners | Best of Show | Car 2, Owner 2")
    expect((await ceremony()).lines[0]?.hasLeft).toMatchObject([{ entryName: "Car 1" }])
    const versions = async () =>
      (await show.organizer.rest("GET", `/events/${show.eventId}/snapshots`)).body as object[]
    expect(await versions()).toHaveLength(1)
    for (let step = 0; step < 7; step++) await move()
    expect(await versions()).toMatchObject([{ version: 1 }, { version: 2, reason: "Winners who had left" }])
    const { body: winners } = await show.organizer.rest("GET", `/events/${show.eventId}/award-winners`)
    expect(winners).toMatchObject([{ entryId: skip.takenBy, assignedBy: "Olive" }])
    const event = await show.organizer.rest("GET", `/events/${show.eventId}`)
    expect(event.body).toMatchObject({ resultsState: "published" })
  })

  it.each<[string, (lines: Ceremony["lines"]) => object]>([
    ["a place", ([, third]) => ({ key: third?.key, entryId: third?.winners[0]?.entryId, takenBy: null })],
    [
      "an entry of nowhere as the taker",
      ([best]) => ({ key: best?.key, entryId: best?.winners[0]?.entryId, takenBy: 99_999 }),
    ],
    [
      "its present winner as the taker",
      ([best]) => {
        const entryId = best?.winners[0]?.entryId
        return { key: best?.key, entryId, takenBy: entryId }
      },
    ],
  ])("hands nothing on for %s", async (_, input) => {
    const { lines, version } = await ceremony()
    const answer = await show.organizer.rest("POST", path("/skip"), { version, ...input(lines) })
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    expect((await ceremony()).version).toBe(version)
  })
})
