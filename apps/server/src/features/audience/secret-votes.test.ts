import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { emptyDatabase } from "../../../test/scenes/empty-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"
import { backUp } from "../../backup/back-up.ts"
import { readArchive } from "../../backup/read-archive.ts"
import { restore } from "../../backup/restore.ts"
import type { Database } from "../../data/database.ts"
import { openDatabase } from "../../data/open-database.ts"

const TABLES = {
  sqlite: `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  postgresql: `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
} as const satisfies Record<Database["dialect"], string>

/** The rows of every table, each as JSON in a fixed order. */
async function allRows({ dialect, read }: Database): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>()
  for (const { name } of await read.all<{ name: string }>(TABLES[dialect])) {
    const rows = await read.all(`SELECT * FROM "${name}"`)
    tables.set(name, rows.map((row) => JSON.stringify(row)).sort())
  }
  return tables
}

/** As it is stored, as it is printed, and as somebody types it. */
const spellings = (code: string) => {
  const grouped = `${code.slice(0, 4)} ${code.slice(4)}`
  return [code, grouped, code.toLowerCase(), grouped.toLowerCase()]
}

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let codes: string[]
  let pollId: number
  /** The moments at which votes were counted: nothing else has them. */
  const moments: string[] = []
  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: "trace" })
    show = await openShow(app, { votingIds: ["C1", "C2", "C3"], judges: [] })
    const { eventId } = show
    await calls().makeVoteCodes.mutate({ eventId, count: 6 })
    codes = (await calls().voteCodes.query({ eventId })).codes.map((one) => one.code)
    pollId = (await calls().createPoll.mutate({ eventId, name: "People's Choice", showsVotes: true })).id
    await calls().openPoll.mutate({ pollId })
  })

  const calls = () => show.organizer.trpc.organizer
  const entryId = (index: number) => show.entries[index]?.id ?? 0
  const code = (number: number) => codes[number - 1] ?? expect.fail(`There is no code ${number}.`)
  const cast = async (number: number, index: number | null) => {
    const vote = { code: code(number), pollId, entryId: index === null ? null : entryId(index) }
    moments.push((await app.browser().trpc.audience.cast.mutate(vote)).at)
  }
  const type = async (number: number, votingId: string) => {
    const { eventId } = show
    const vote = { eventId, code: code(number), pollId, votingId, replaces: true }
    moments.push((await show.organizer.trpc.crew.typeVote.mutate(vote)).at)
  }

  /** Sends a form of the voting page, as a phone without JavaScript does. */
  const onPage = (form: Record<string, string>) =>
    app.app.inject({
      method: "POST",
      url: "/v",
      payload: new URLSearchParams(form).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })

  it("a vote is one row of one table, which is gone when it is taken back", async () => {
    const before = await allRows(app.services.db)
    await cast(1, 0)
    await cast(1, 1)
    await type(2, "C3")
    const voted = await allRows(app.services.db)
    const changed = [...voted.keys()].filter((table) => voted.get(table)?.join() !== before.get(table)?.join())
    expect([changed, voted.get("Vote")?.length]).toEqual([["Vote"], 2])
    await cast(1, null)
    await cast(2, null)
    expect(await allRows(app.services.db)).toEqual(before)
  })

  it("what is logged of a vote is the same for every choice", async () => {
    app.logged.length = 0
    for (const index of [0, 1, null]) await cast(1, index)
    const lines = app.logged.map((line) => ({ ...JSON.parse(line), time: 0, reqId: "", ms: 0 }))
    expect(lines).toMatchObject([0, 1, 2].map(() => ({ msg: "answered", path: "/trpc/audience.cast", status: 200 })))
    expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(1)
  })

  describe("after an evening", () => {
    beforeAll(async () => {
      const { eventId, organizer } = show
      const send = (path: string, body: object) => app.browser().rest("POST", path, body)
      await cast(1, 0)
      await cast(2, 1)
      await cast(3, 1)
      await cast(3, 0)
      await type(4, "C2")
      await cast(5, 2)
      await calls().voidVoteCodes.mutate({ eventId, codes: [code(5)], reason: "Photographed" })
      // Each is refused, and leaves a line in the log.
      await send("/vote", { code: code(5), pollId, entryId: entryId(0) })
      await send("/vote", { code: code(6), pollId, entryId: "C1" })
      await send("/vote", { code: code(6), pollId: 0, entryId: entryId(0) })
      await send(`/vote?code=${code(6)}`, { pollId, entryId: entryId(0) })
      await send("/vote/ballot", { code: [code(6)] })
      await onPage({ code: code(4), poll: String(pollId), chosen: String(entryId(1)), does: "vote" })
      await onPage({ code: code(5), poll: String(pollId), entry: String(entryId(0)) })
      await onPage({ code: code(6), poll: "0", chosen: String(entryId(0)), does: "vote" })
      await organizer.rest("POST", `/events/${eventId}/desk/votes`, { code: code(1), pollId, votingId: "C9" })
      await organizer.rest("POST", `/events/${eventId}/vote-codes/void`, { codes: [code(6), "0000 0000"], reason: "x" })
      await calls().closePoll.mutate({ pollId })
      await send("/vote", { code: code(6), pollId, entryId: entryId(0) })
      await calls().startReview.mutate({ eventId })
      await calls().publish.mutate({ eventId })
    })

    /** Everything that leaves the event, and what the server writes about it. */
    async function leaving(): Promise<Map<string, string>> {
      const { eventId, organizer } = show
      const get = async (path: string) => {
        const { status, body } = await organizer.rest("GET", `/events/${eventId}/${path}`)
        expect([path, status]).toEqual([path, 200])
        return [path, JSON.stringify(body)] as const
      }
      const { key } = await calls().updatePublicPage.mutate({
        eventId,
        isOn: true,
        shows: "everything",
        opens: "published",
      })
      const page = await app.app.inject({ url: `/r/${key}` })
      const cookie = [...organizer.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const archive = await app.app.inject({ url: `/api/events/${eventId}/archive`, headers: { cookie } })
      expect([page.statusCode, archive.statusCode]).toEqual([200, 200])
      const tables = await allRows(app.services.db)
      const paths = ["history?limit=200", "results", "export-csv", "polls", "review", "snapshots/1", "overview"]
      const answers = await Promise.all(paths.map(get))
      return new Map([
        ...answers,
        ["page", page.body],
        ["archive", gunzipSync(archive.rawPayload).toString("latin1")],
        ["lines of the history", (tables.get("HistoryItem") ?? []).join("\n")],
        ["snapshots", (tables.get("Snapshot") ?? []).join("\n")],
        ["log", app.logged.join("")],
      ])
    }

    it("no code and no single vote is in any byte of history, archive, versions, pages and log", async () => {
      const texts = await leaving()
      expect(texts.get("archive")).toContain("People's Choice")
      expect(texts.get("snapshots")).toContain("People's Choice")
      const secrets = [...codes.flatMap(spellings), ...moments]
      for (const [place, text] of texts)
        expect([place, secrets.filter((secret) => text.includes(secret))]).toEqual([place, []])
    })

    it("a backup has codes and votes as rows of their own tables, and nowhere else", async () => {
      const folder = mkdtempSync(join(tmpdir(), "rosette-secret-votes-"))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const { databaseUrl } = app.services.settings
      const { archive } = await backUp({ databaseUrl, dataDir: app.dataDir, to: folder })
      const unpacked = join(folder, "unpacked")
      await readArchive(archive, unpacked)
      for (const file of readdirSync(unpacked, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || file.parentPath.endsWith("database")) continue
        const text = readFileSync(join(file.parentPath, file.name), "latin1")
        expect([file.name, codes.filter((one) => text.includes(one))]).toEqual([file.name, []])
      }
      const { url, drop } = await emptyDatabase(dialect)
      onTestFinished(drop)
      await restore(archive, { databaseUrl: url, dataDir: join(folder, "data") })
      const db = await openDatabase({ url })
      const restored = await allRows(db).finally(() => db.close())
      expect(restored.get("Vote")).toEqual((await allRows(app.services.db)).get("Vote"))
      expect(restored.get("Vote")).toHaveLength(5)
      const withCodes = [...restored].filter(([, rows]) => codes.some((one) => rows.join().includes(one)))
      expect(withCodes.map(([table]) => table)).toEqual(["VoteCode"])
    })
  })
})
