import type { Ceremony, Stage } from "@rosette/contract/ceremony"
import type { PublicPage } from "@rosette/contract/public-pages"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startTestApp, type TestApp } from "./app.ts"
import { DATABASES } from "./databases.ts"
import { type AnnouncedShow, announceShow } from "./scenes/announced-show.ts"
import { type ServerProcess, spawnServer } from "./server-process.ts"

/** How many read the public page at the moment in which a name is revealed. */
const READERS = 500
const LIMIT_MS = 120_000
const POSTGRESQL = DATABASES.filter(({ dialect }) => dialect === "postgresql")

/** What the stage shows after each step, and whom it names for the first time. Entry 3 does not show its name. */
const EVENING = [
  { says: "title | Best of Show", names: [] },
  { says: "winners | Best of Show", names: ["Car 1", "Owner 1"] },
  { says: "title | Third place", names: [] },
  { says: "winners | Third place", names: [] },
  { says: "title | Second place", names: [] },
  { says: "winners | Second place", names: ["Car 2", "Owner 2"] },
  { says: "title | Overall Winner", names: [] },
  { says: "winners | Overall Winner", names: [] },
  { says: "event", names: [] },
]
/** The server that stage and public read from is killed after this step. */
const KILLED_AFTER = 3

describe.each(POSTGRESQL)("a ceremony on two servers with one $dialect", ({ create }) => {
  let first: TestApp
  let second: ServerProcess
  let show: AnnouncedShow
  let startSecond: () => Promise<void>
  let drop: () => Promise<void>
  beforeAll(async () => {
    const fresh = await create()
    drop = fresh.drop
    first = await startTestApp(fresh.url)
    show = await announceShow(first)
    startSecond = async () => {
      second = spawnServer({ DATABASE_URL: fresh.url, LOG_LEVEL: "error" })
      await second.port
    }
    await startSecond()
  })
  afterAll(async () => {
    await second.remove()
    await first.close()
    await drop()
  })

  const path = (rest = "") => `/events/${show.eventId}/ceremony${rest}`
  const ceremony = async () => (await show.organizer.rest("GET", path())).body as Ceremony
  const read = async (at: string) => {
    const answer = await fetch(`http://127.0.0.1:${await second.port}${at}`)
    expect(answer.status, at).toBe(200)
    return answer.text()
  }
  const summary = ({ shows, title }: Stage) => [shows, title].filter(Boolean).join(" | ")

  it("stage and public page follow the announcer from the other server, name nobody early, and survive a kill", {
    timeout: LIMIT_MS,
  }, async () => {
    const settings = { isOn: true, shows: "everything", opens: "stage" }
    const page = await show.organizer.rest("PUT", `/events/${show.eventId}/public-page`, settings)
    expect(page.status).toBe(200)
    const { key } = page.body as PublicPage
    const { stageKey } = (await show.organizer.rest("POST", path("/stage-key"))).body as Ceremony
    const said = new Set<string>()
    const expectOnlySaid = (text: string) => {
      for (const name of show.names) if (!said.has(name)) expect(text).not.toContain(name)
    }
    const pages = [`/r/${key}`, `/r/${key}.json`]
    const readBy = (readers: number) =>
      Promise.all(Array.from({ length: readers }, (_, reader) => read(pages[reader % pages.length] ?? "")))
    for (const [step, { says, names }] of EVENING.entries()) {
      const { version } = await ceremony()
      const waiting = read(`/api/stage/${stageKey}?after=${version}`)
      for (const name of names) said.add(name)
      const reading = readBy(names.length > 0 ? READERS : pages.length)
      expect((await show.organizer.rest("POST", path("/move"), { version, action: "next" })).status).toBe(200)
      const onStage = await waiting
      expect(summary(JSON.parse(onStage))).toBe(says)
      expectOnlySaid(onStage)
      for (const page of new Set([...(await reading), ...(await readBy(pages.length))])) expectOnlySaid(page)
      if (step !== KILLED_AFTER) continue
      second.process.kill("SIGKILL")
      await second.remove()
      await startSecond()
      expect(summary(JSON.parse(await read(`/api/stage/${stageKey}`))), "after the restart").toBe(says)
    }
    const titles = async () =>
      JSON.parse(await read(`/r/${key}.json`)).winners.map(({ title }: { title: string }) => title)
    await expect.poll(titles).toEqual(["Best of Show", "Third place", "Second place", "Overall Winner"])
    expect(said).toEqual(new Set(["Car 1", "Owner 1", "Car 2", "Owner 2"]))
  })
})
