import type { Stage } from "@rosette/contract/ceremony"
import type { HistoryItem } from "@rosette/contract/history"
import type { PublicPage, PublicResults } from "@rosette/contract/public-pages"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase, itOnSqlite } from "../../../../test/each-database.ts"
import { announceAwards, CUP } from "../../../../test/scenes/award-show.ts"

eachDatabase((startApp, dialect) => {
  const itOnce = itOnSqlite(dialect)
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  async function prepared() {
    const show = await announceAwards(app)
    const page = (settings: object) => show.event("PUT", "/public-page", settings) as Promise<PublicPage>
    return {
      ...show,
      page,
      turnOn: () => page({ isOn: true, shows: "everything", opens: "stage" }),
      async stage() {
        const { stageKey } = await show.ceremony()
        return (await app.browser().rest("GET", `/stage/${stageKey}`)).body as Stage
      },
      /** "Cup, Third place / 0": the titles on the public page, and how many places its table has. */
      async shown() {
        const { key } = (await show.event("GET", "/public-page")) as PublicPage
        const { body } = await app.app.inject({ method: "GET", url: `/r/${key}.json` })
        const { winners, places } = JSON.parse(body) as PublicResults
        return `${winners.map(({ title }) => title).join(", ")} / ${places.length}`
      },
      async revealedInHistory() {
        const { items } = (await show.event("GET", "/history")) as { items: HistoryItem[] }
        return items.filter(({ action }) => action.startsWith("ceremony.") && action !== "ceremony.stageOpened").length
      },
    }
  }
  const ALL = "Cup, Third place, Second place, Overall Winner / 5"

  describe("a rehearsal", () => {
    it("plays the whole evening on the stage, and nothing of it is public, kept or published", async () => {
      const show = await prepared()
      await show.turnOn()
      await show.move("rehearse")
      for (let step = 0; step < 2; step++) await show.next()
      expect(await show.stage()).toMatchObject({ isRehearsal: true, shows: "winners", title: "Cup" })
      expect((await show.skip("Cup", "1", "2")).status).toBe(200)
      expect(await show.onStage()).toBe("Cup: 2")
      await show.toTheEnd()
      const after = await show.ceremony()
      expect(after).toMatchObject({ isRehearsal: true, announced: { revealed: [], isOver: false } })
      expect(await show.shown()).toBe(" / 0")
      const ended = await show.move("endRehearsal")
      expect(ended).toMatchObject({ isRehearsal: false, phase: "before", revealed: [], lastSkip: null })
      expect(await show.read("Cup")).toBe("Cup: 1, next nobody")
      expect(await show.stage()).toMatchObject({ isRehearsal: false, shows: "event" })
      expect([await show.versions(), await show.held(), await show.revealedInHistory()]).toEqual(["1 Cup 1", "1", 0])
      expect(await show.shown()).toBe(" / 0")
    })

    itOnce("ends while it runs, and leaves a page that shows all at once as it is", async () => {
      const show = await prepared()
      await show.page({ isOn: true, shows: "everything", opens: "published" })
      await show.move("rehearse")
      await show.next()
      expect(await show.shown()).toBe(ALL)
      await show.move("endRehearsal")
      expect((await show.ceremony()).phase).toBe("before")
    })

    itOnce("is refused while a line of the ceremony is on the stage", async () => {
      const show = await prepared()
      const { version } = await show.next()
      const answer = await show.organizer.rest("POST", `/events/${show.eventId}/ceremony/move`, {
        version,
        action: "rehearse",
      })
      expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    })

    itOnce("keeps the real skips apart from an amendment that is published meanwhile", async () => {
      const show = await prepared()
      await show.skip("Cup", "1", "2")
      await show.move("rehearse")
      await show.toTheEnd()
      await show.takeBack()
      await show.amend()
      await show.move("endRehearsal")
      expect(await show.read("Cup")).toBe("Cup: 2, left 1, next nobody")
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 1; 3 Cup 2")
    })
  })

  describe("a restart", () => {
    it("takes back what was revealed while the page was off", async () => {
      const show = await prepared()
      await show.toTheEnd()
      await show.move("restart")
      await show.turnOn()
      expect(await show.shown()).toBe(" / 0")
      for (let step = 0; step < 2; step++) await show.next()
      await expect.poll(show.shown).toBe("Cup / 0")
    })

    it("leaves what the public has read, and its announcer knows what that is", async () => {
      const show = await prepared()
      for (let step = 0; step < 2; step++) await show.next()
      await show.turnOn()
      expect(await show.shown()).toBe("Cup / 0")
      await show.page({ isOn: false })
      for (let step = 0; step < 2; step++) await show.next()
      const { announced } = await show.move("restart")
      expect(announced).toEqual({
        revealed: [],
        isOver: false,
        read: { keys: [CUP_KEY(await show.ceremony())], hasTable: false },
      })
      await show.turnOn()
      expect(await show.shown()).toBe("Cup / 0")
    })

    itOnce("leaves the table of places that the public has read", async () => {
      const show = await prepared()
      await show.turnOn()
      await show.toTheEnd()
      await expect.poll(show.shown).toBe(ALL)
      expect((await show.move("restart")).announced.read.hasTable).toBe(true)
      await expect.poll(show.shown).toBe(ALL)
    })
  })

  it("an amendment does not change a winner who stands on the stage, until the announcer goes on or asks for it", async () => {
    const show = await prepared()
    for (let step = 0; step < 2; step++) await show.next()
    await show.takeBack()
    await show.unassign("Cup")
    await show.assign("Cup", "3")
    await show.amend()
    expect(await show.onStage()).toBe("Cup: 1")
    expect((await show.stage()).results?.version).toBe(1)
    expect(await show.ceremony()).toMatchObject({ results: { version: 2 }, stageVersion: 1 })
    expect(await show.read("Cup")).toBe("Cup: 1, next nobody")
    await show.move("black")
    await show.move("black")
    expect(await show.onStage()).toBe("Cup: 1")
    expect(await show.move("showVersion")).toMatchObject({ stageVersion: 2 })
    expect(await show.onStage()).toBe("Cup: 3")
  })
})

const CUP_KEY = ({ lines }: { lines: readonly { key: string; title: string }[] }) =>
  lines.find(({ title }) => title === CUP.name)?.key ?? ""
