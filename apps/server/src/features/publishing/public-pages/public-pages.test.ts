import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import type { Ceremony } from "@rosette/contract/ceremony"
import type { PublicPage, PublicResults } from "@rosette/contract/public-pages"
import { percentText, pointsText } from "@rosette/domain/contest/counted-score"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase, itOnSqlite } from "../../../../test/each-database.ts"
import { textOf } from "../../../../test/page-text.ts"
import { type AnnouncedShow, announceShow } from "../../../../test/scenes/announced-show.ts"
import { layDownSheet, openShow } from "../../../../test/scenes/show.ts"

/** The titles on the page, and how many places its table has. */
const AFTER_EACH_LINE = [
  "Best of Show / 0",
  "Best of Show, Third place / 0",
  "Best of Show, Third place, Second place / 0",
  "Best of Show, Third place, Second place, Overall Winner / 3",
]

eachDatabase((startApp, dialect) => {
  const itOnce = itOnSqlite(dialect)
  let app: TestApp
  let show: AnnouncedShow
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await announceShow(app)
  })

  const set = async (settings: object) =>
    (
      await show.organizer.rest("PUT", `/events/${show.eventId}/public-page`, {
        isOn: true,
        opens: "published",
        ...settings,
      })
    ).body as PublicPage
  const read = (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: "GET", url, headers })
  const shownOn = async (key: string | null) => {
    const { winners, places } = (await read(`/r/${key}.json`)).json<{
      winners: { title: string }[]
      places: object[]
    }>()
    return `${winners.map(({ title }) => title).join(", ")} / ${places.length}`
  }
  const said = (text: string) => show.names.filter((name) => text.includes(name))

  it("is off until it is turned on, and its address is invalid once it is off again", async () => {
    const off = await show.organizer.rest("GET", `/events/${show.eventId}/public-page`)
    expect(off.body).toMatchObject({ key: null, shows: "soon", opens: "stage" })
    const { key } = await set({ shows: "winners" })
    expect((await read(`/r/${key}`)).statusCode).toBe(200)
    await set({ isOn: false })
    const other = await set({ isOn: true })
    expect(other.key).not.toBe(key)
    for (const path of [`/r/${key}`, `/r/${key}.json`, `/e/${key}/1`])
      await expect.poll(async () => (await read(path)).statusCode, { message: path }).toBe(404)
  })

  itOnce("the page of an unknown entry leads to the results", async () => {
    const { key } = await set({ shows: "winners" })
    const unknown = await read(`/e/${key}/99`)
    expect([unknown.statusCode, unknown.body]).toEqual([
      404,
      expect.stringContaining(`<a href="/r/${key}">All results`),
    ])
  })

  itOnce("an absent entry has no page, and is on none", async () => {
    const { eventId, organizer, entries, criteria, judges } = await openShow(app, { votingIds: ["1", "2", "3"] })
    const place = { eventId, judgeId: judges[0]?.id ?? 0, entryId: entries[0]?.id ?? 0 }
    await layDownSheet(app.services.db, place, { criteria, points: [9, 18], isSubmitted: true })
    for (const [index, status] of [[1, "absent"] as const, [2, "withdrawn"] as const])
      await organizer.trpc.organizer.updateEntry.mutate({ entryId: entries[index]?.id ?? 0, status })
    await organizer.trpc.organizer.startReview.mutate({ eventId })
    await organizer.trpc.organizer.publish.mutate({ eventId })
    const settings = { isOn: true, opens: "published", shows: "everything" }
    const { key } = Object((await organizer.rest("PUT", `/events/${eventId}/public-page`, settings)).body)
    const pages = await Promise.all(["1", "2", "3"].map((votingId) => read(`/e/${key}/${votingId}`)))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200])
    for (const { body } of [...pages, await read(`/r/${key}`), await read(`/r/${key}.json`)])
      expect(body).not.toMatch(/Car 2|Owner 2/)
    expect((await read(`/r/${key}`)).body).toContain("Withdrawn: 3 Car 3.")
  })

  itOnce("an old address shows a person a sentence, and a program the code", async () => {
    for (const url of ["/r/nothing", "/r/%00", "/e/%00/1", "/e/a%ED%A0%80b/1"])
      expect([url, (await read(url)).statusCode]).toEqual([url, 404])
    expect((await read("/r/nothing")).body).toContain("There is no page at this address")
    expect((await read("/r/nothing.json")).json()).toMatchObject({ code: "NOT_FOUND" })
  })

  it.each([
    ["soon", { shows: "soon" }, []],
    ["winners, now", { shows: "winners" }, ["Car 1", "Owner 1", "Car 2", "Owner 2"]],
    ["everything, at a time to come", { shows: "everything", opens: "at", opensAt: "2999-01-01T00:00:00.000Z" }, []],
    [
      "everything, at a time gone by",
      { shows: "everything", opens: "at", opensAt: "2020-01-01T00:00:00.000Z" },
      ["Car 1", "Owner 1", "Car 2", "Owner 2"],
    ],
    ["everything, line by line, before the first", { shows: "everything", opens: "stage" }, []],
  ])("shows %s: who is named, and nobody else, in the page and in its JSON", async (_, settings, names) => {
    const { key } = await set(settings)
    for (const path of [`/r/${key}`, `/r/${key}.json`]) {
      const { body, headers } = await read(path)
      expect([path, said(body)]).toEqual([path, names])
      expect(headers["set-cookie"]).toBeUndefined()
    }
  })

  it("line by line, a name is on the page once the stage has shown it, and the ranking after the last line", async () => {
    const { key } = await set({ shows: "everything", opens: "stage" })
    const ceremonyPath = `/events/${show.eventId}/ceremony`
    for (let step = 0; step < 8; step++) {
      const { version } = (await show.organizer.rest("GET", ceremonyPath)).body as Ceremony
      await show.organizer.rest("POST", `${ceremonyPath}/move`, { version, action: "next" })
      if (step % 2 === 1) await expect.poll(() => shownOn(key)).toBe(AFTER_EACH_LINE[(step - 1) / 2])
    }
  })

  itOnce("an entry that hides its name is shown by its number, also in the markup", async () => {
    const { key } = await set({ shows: "everything" })
    const { body } = await read(`/r/${key}`)
    expect(body).toContain("Entry 3")
    expect(body).not.toContain("Car 3")
    expect((await read(`/e/${key}/3`)).body).not.toMatch(/Car 3|Owner 3/)
  })

  itOnce("is the same without a script: everything in its JSON is on the page", async () => {
    await show.organizer.rest("PUT", `/events/${show.eventId}`, { location: `Pier 3 & "Dock"` })
    const { key } = await set({ shows: "everything", showsJudges: true })
    const { winners, places, judges, event, results } = (await read(`/r/${key}.json`)).json<PublicResults>()
    const page = await read(`/r/${key}`)
    const told = [
      event.name,
      event.location,
      ...judges,
      `Version ${results?.version}`,
      results?.digits,
      ...winners.flatMap(({ title, entries }) => [title, ...entries.map(({ votingId }) => `No. ${votingId}`)]),
      ...[...places, ...winners.flatMap(({ entries }) => entries)].flatMap((entry) => [
        entry.entryName,
        entry.ownerParticipant,
        entry.className ?? "",
      ]),
      ...places.flatMap(({ score, criteria }) => [
        score && percentText(score),
        score && pointsText(score),
        ...criteria.flatMap(({ name, average }) => [name, average.toFixed(1)]),
      ]),
    ]
    expect(places).toHaveLength(3)
    const text = textOf(page.body)
    for (const words of told) expect(text).toContain(words ?? "no percent")
    const ranking = text.slice(text.indexOf(" Ranking "), text.indexOf(" Averages of each criterion "))
    expect(ranking.match(/\d(?= (?:Car|Entry) )/g)).toEqual(["1", "2", "3"])
    for (const path of [`/r/${key}`, `/e/${key}/1`]) {
      const { body, headers } = await read(path)
      const [run, script = ""] = /<script>(.+?)<\/script>/s.exec(body) ?? []
      expect(run !== undefined).toBe(path.startsWith("/e/"))
      expect(body.replace(run ?? "", "")).not.toMatch(
        /<script|javascript:|<[^>]+\son\w+=|<(?:iframe|object|embed|form)\b/i,
      )
      const allowed = run && `'sha256-${createHash("sha256").update(script).digest("base64")}'`
      const policy = /^default-src 'none'; style-src 'self';.*?(?:; script-src (.*))?$/
      expect(policy.exec(String(headers["content-security-policy"]))?.[1]).toBe(allowed)
      const icon = /<link rel="icon" href="([^"]+)"/.exec(body)?.[1] ?? "none"
      expect(existsSync(join(import.meta.dirname, "../../../../../web/public", icon)), icon).toBe(true)
      expect(body).toContain(`<link rel="canonical" href="http://localhost:80${path}">`)
    }
  })

  itOnce("has a column for each criterion, also for those that share a name", async () => {
    const named = ["Cleanliness", "Cleanliness", "Cleanliness", "Cleanliness (Body)"]
    const { eventId, organizer, criteria, entries, judges } = await openShow(app, { maxPoints: named.map(() => 10) })
    for (const [index, { id: criterionId }] of criteria.entries())
      await organizer.rest("PUT", `/criteria/${criterionId}`, { name: named[index], order: [1, 6, 7, 8][index] })
    for (const [index, entry] of entries.entries()) {
      const points = criteria.map((_, at) => 2 * at + 2 - index)
      const place = { eventId, judgeId: judges[0]?.id ?? 0, entryId: entry.id }
      await layDownSheet(app.services.db, place, { criteria, points, isSubmitted: true, comments: "" })
    }
    await organizer.rest("POST", `/events/${eventId}/review`)
    await organizer.rest("POST", `/events/${eventId}/publish`)
    const settings = { isOn: true, shows: "everything", opens: "published" }
    const { key } = (await organizer.rest("PUT", `/events/${eventId}/public-page`, settings)).body as PublicPage
    const titles = ["Cleanliness (Body 2)", "Cleanliness (Interior)", "Cleanliness (Interior 2)", "Cleanliness (Body)"]
    const table = /<h2 id="averages">.*?<\/section>/s.exec((await read(`/r/${key}`)).body)?.[0] ?? ""
    const cells = (row: string) => [...row.matchAll(/class="figure">([^<]*)</g)].map(([, cell]) => cell)
    expect(table.split("<tr>").slice(1).map(cells)).toEqual([
      [...titles, "Counted"],
      ["2.0", "4.0", "6.0", "8.0", "20 of 40"],
      ["1.0", "3.0", "5.0", "7.0", "16 of 40"],
    ])
    const { places } = (await read(`/r/${key}.json`)).json<PublicResults>()
    expect(places[1]?.criteria).toEqual(titles.map((name, index) => ({ name, average: 2 * index + 1, maxPoints: 10 })))
  })

  itOnce("has the winner first, then the places and the awards, each with its ribbon", async () => {
    const { key } = await set({ shows: "everything" })
    const { body } = await read(`/r/${key}`)
    const ribbons = /class="ribbon (\w+)".*?<h[23]>([^<]+)/g
    expect([...body.matchAll(ribbons)].map(([, metal, title]) => `${title}: ${metal}`)).toEqual([
      "Overall Winner: gold",
      "Second place: silver",
      "Third place: bronze",
      "Best of Show: gold",
    ])
    const entry = textOf((await read(`/e/${key}/1`)).body)
    expect(entry).toMatch(/ Overall Winner Car 1 .+ Best of Show /)
    expect(entry).not.toContain("Place 1 overall")
    const style = await read(/href="(\/r\/style\.css\?[\w-]+)"/.exec(body)?.[1] ?? "none")
    expect([style.statusCode, style.headers["content-type"]]).toEqual([200, "text/css; charset=utf-8"])
  })

  itOnce("is compressed for clients that accept it, with the same words and the same tag", async () => {
    const { key } = await set({ shows: "everything" })
    const plain = await read(`/r/${key}`)
    const packed = await read(`/r/${key}`, { "accept-encoding": "gzip, br" })
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      vary: "accept-encoding",
      etag: plain.headers.etag,
    })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const known = `"other", ${String(plain.headers.etag).replace("W/", "")}`
    expect((await read(`/r/${key}`, { "if-none-match": known })).statusCode).toBe(304)
  })

  it("opens at its time, and not before", async () => {
    const opensIn = (ms: number) =>
      set({ shows: "everything", opens: "at", opensAt: new Date(Date.now() + ms).toISOString() })
    const { key } = await opensIn(3_600_000)
    const shown = async () => said((await read(`/r/${key}`)).body)
    expect(await shown()).toEqual([])
    await opensIn(300)
    await expect.poll(shown).toEqual(["Car 1", "Owner 1", "Car 2", "Owner 2"])
  })

  itOnce("typed text is text on the page, never markup", async () => {
    await show.organizer.rest("POST", `/events/${show.eventId}/reopen-results`, { reason: "<b>Names</b> & more" })
    await show.organizer.rest("PUT", `/entries/${show.entryIds[0]}`, { entryName: `<script>alert("1")</script>` })
    await show.organizer.rest("POST", `/events/${show.eventId}/amend`, { reason: "<b>Names</b> & more" })
    const { key } = await set({ shows: "everything" })
    const { body } = await read(`/r/${key}`)
    expect(body).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;")
    expect(body).toContain("&lt;b&gt;Names&lt;/b&gt; &amp; more")
    expect(body).not.toMatch(/<script|<b>/)
  })

  itOnce("shows that it was amended, when and why", async () => {
    await show.organizer.rest("POST", `/events/${show.eventId}/reopen-results`, { reason: "Wrong sheet" })
    const amendment = { reason: "A sheet was read wrong", timeZone: "Pacific/Auckland" }
    await show.organizer.rest("POST", `/events/${show.eventId}/amend`, amendment)
    const { key } = await set({ shows: "winners" })
    const { body } = await read(`/r/${key}`)
    const day = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "Pacific/Auckland" })
    expect(body).toMatch(/Amended on .+:<\/strong> A sheet was read wrong/)
    expect(body.match(new RegExp(` on ${day.replaceAll(" ", "\\s")}`, "g"))).toHaveLength(2)
    expect((await read(`/r/${key}.json`)).json<PublicResults>().results?.timeZone).toBe("Pacific/Auckland")
  })

  it("is answered with 304 to a client that has it, and has a title, a description and a picture in its head", async () => {
    const { key } = await set({ shows: "winners" })
    const first = await read(`/r/${key}`)
    expect(first.body).toContain('<meta property="og:title" content="Harbour Show: results">')
    const again = await read(`/r/${key}`, { "if-none-match": String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ""])
  })
})
