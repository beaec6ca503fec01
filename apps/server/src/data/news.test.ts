import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { DATABASES } from "../../test/databases.ts"
import { eventRow } from "../../test/scenes/event-row.ts"
import { changeEvent } from "./change/event-change.ts"
import type { Database } from "./database.ts"
import type { Announcement } from "./news.ts"
import { openDatabase } from "./open-database.ts"
import { announcementOf } from "./postgresql/news.ts"

describe.each(DATABASES)("announcements of committed changes on $dialect", (kind) => {
  let db: Database
  let elsewhere: Database
  let drop: () => Promise<void>
  let eventId: number
  beforeAll(async () => {
    const fresh = await kind.create()
    drop = fresh.drop
    db = await openDatabase(fresh)
    elsewhere = await openDatabase(fresh)
    eventId = (await db.prisma.event.create({ data: eventRow() })).id
  })
  afterAll(async () => {
    await elsewhere.close()
    await db.close()
    await drop()
  })

  const change = (name: string) =>
    changeEvent(db, { eventId, actor: "Olive" }, "shownToJudges", async ({ tx }) => {
      await tx.event.update({ where: { id: eventId }, data: { name } })
      if (name === "") throw new Error("A name must say something.")
    })

  /** What each of the two listeners gets after one failed change and two saved ones. */
  async function receivedOfChanges(): Promise<Record<"here" | "elsewhere", Announcement[]>> {
    const received: Record<"here" | "elsewhere", Announcement[]> = { here: [], elsewhere: [] }
    const last = Promise.withResolvers<void>()
    const stopHere = await db.news.listen({ onGap() {}, onNews: (news) => void received.here.push(news) })
    const stopElsewhere = await elsewhere.news.listen({
      onGap() {},
      onNews(news) {
        received.elsewhere.push(news)
        if (received.elsewhere.length === 2) last.resolve()
      },
    })
    await expect(change("")).rejects.toThrow("A name must say something.")
    await change("Pier Show")
    await change("Harbour Show")
    if (kind.dialect === "postgresql") await last.promise
    await stopHere()
    await stopElsewhere()
    return received
  }

  it("reach all processes of the database once each, in order, and never for a failed change", async () => {
    const { here, elsewhere: there } = await receivedOfChanges()
    const expected = [1, 2].map((changeVersion) => ({
      eventId,
      versions: { changeVersion, resultsVersion: 0 },
      judges: "all",
    }))
    expect(here).toEqual(expected)
    // A SQLite file belongs to one process.
    expect(there).toEqual(kind.dialect === "postgresql" ? expected : [])
  })
})

describe("where a pooler stands before PostgreSQL", () => {
  const POSTGRESQL = DATABASES.filter(({ dialect }) => dialect === "postgresql")
  const named = (url: string, name: string) => `${url}?application_name=${name}`

  it.each(POSTGRESQL)("the listening connection goes past it, and own changes are told once", async ({ create }) => {
    const { url, drop } = await create()
    const db = await openDatabase({ url: named(url, "pooled"), directUrl: named(url, "direct") })
    const elsewhere = await openDatabase({ url })
    onTestFinished(async () => {
      await elsewhere.close()
      await db.close()
      await drop()
    })
    const eventId = (await db.prisma.event.create({ data: eventRow() })).id
    const received: Announcement[] = []
    const fourth = Promise.withResolvers<void>()
    const stop = await db.news.listen({
      onGap() {},
      onNews(news) {
        received.push(news)
        if (received.length === 4) fourth.resolve()
      },
    })
    const listening = `SELECT "application_name" FROM pg_stat_activity
       WHERE datname = current_database() AND "query" LIKE 'LISTEN %'`
    expect(await db.read.all(listening)).toEqual([{ application_name: "direct" }])
    for (const from of [db, db, elsewhere, elsewhere])
      await changeEvent(from, { eventId, actor: "Olive" }, "shownToJudges", async () => {})
    await fourth.promise
    await stop()
    expect(received.map(({ versions }) => versions?.changeVersion)).toEqual([1, 2, 3, 4])
  })
})

describe("the payload of a notification", () => {
  it.each([
    ["12 34 20 all", { eventId: 12, versions: { changeVersion: 34, resultsVersion: 20 }, judges: "all" }],
    ["12 34 20 none", { eventId: 12, versions: { changeVersion: 34, resultsVersion: 20 }, judges: "none" }],
    ["12 34 20 7", { eventId: 12, versions: { changeVersion: 34, resultsVersion: 20 }, judges: 7 }],
    ["12 - - 7", { eventId: 12, versions: null, judges: 7 }],
    ["12 - - none", { eventId: 12, versions: null, judges: "none" }],
    ["", null],
    ["12", null],
    ["12 34 20 everybody", null],
    ['{"eventId":12}', null],
  ])("%s", (payload, announcement) => {
    expect(announcementOf(payload)).toEqual(announcement)
  })
})
