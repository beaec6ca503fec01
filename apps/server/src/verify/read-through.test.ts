import { hash } from "node:crypto"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import pg from "pg"
import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../test/app.ts"
import { eachDatabase } from "../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../test/scenes/show.ts"
import { sqliteFile } from "../data/database-url.ts"
import { photoFolder } from "../photos/photo-folder.ts"
import { readThrough } from "./read-through.ts"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { votingIds: ["7", "8"], judges: ["Ada", "Ben"] })
    for (const judge of show.judges) {
      const place = { eventId: show.eventId, judgeId: judge.id, entryId: show.entries[0]?.id ?? 0 }
      const sheet = { criteria: show.criteria, points: [3, 4], isSubmitted: true }
      await layDownSheet(app.services.db, place, sheet)
    }
  })

  const found = async () => (await readThrough(app.services.db, photoFolder(join(app.dataDir, "photos")))).faults

  it("recalculates the sums of the sheets and names the entry whose sums differ", async () => {
    expect(await found()).toEqual([])
    const { id } = show.entries[0] ?? { id: 0 }
    const kept = await app.services.db.prisma.tally.findUniqueOrThrow({ where: { entryId: id } })
    const [first, second] = show.criteria.map((criterion) => criterion.id)
    await app.services.db.prisma.tally.update({
      where: { entryId: id },
      data: { sums: JSON.stringify([[first, 6, 2]]) },
    })
    expect(await found()).toEqual([
      `Event ${show.eventId}: the sums of entry ${id} (number 7) are {"judges":2,"sums":[[${first},6,2]]}, ` +
        `its sheets give {"judges":2,"sums":[[${first},6,2],[${second},8,2]]}.`,
    ])
    await app.services.db.prisma.tally.delete({ where: { entryId: id } })
    expect(await found()).toHaveLength(1)
    await app.services.db.prisma.tally.create({ data: kept })
    expect(await found()).toEqual([])
  })

  it("names a published version that was changed, also together with its checksum, or that is missing", async () => {
    const { eventId, organizer } = show
    const post = (path: string, body?: object) => organizer.rest("POST", `/events/${eventId}${path}`, body)
    await post("/review")
    const { blocking } = await organizer.trpc.organizer.review.query({ eventId })
    for (const { kind, key } of blocking) await post("/review/waive", { kind, key, reason: "Went home" })
    expect((await post("/publish")).status).toBe(201)
    expect(await found()).toEqual([])
    const kept = await app.services.db.prisma.snapshot.findFirstOrThrow({ where: { eventId } })
    const alter = (data: { body: string; sha256?: string }) =>
      app.services.db.prisma.snapshot.update({ where: { id: kept.id }, data })
    const read = async () => (await organizer.rest("GET", `/events/${eventId}/snapshots/1`)).body
    const body = kept.body.replace("Olive", "Olaf")
    await alter({ body })
    expect(await found()).toEqual([`Event ${eventId}: version 1: its content was changed after it was published.`])
    expect(await read()).toMatchObject({ code: "VERSION_CHANGED" })
    await alter({ body, sha256: hash("sha256", body, "hex") })
    expect(await found()).toEqual([`Event ${eventId}: version 1: its checksum is not the one that the history names.`])
    expect(await read()).toMatchObject({ code: "VERSION_CHANGED" })
    await app.services.db.prisma.snapshot.delete({ where: { id: kept.id } })
    expect(await found()).toEqual([`Event ${eventId}: version 1: it is missing.`])
    await app.services.db.prisma.snapshot.create({ data: kept })
    expect(await found()).toEqual([])
    expect(await read()).toMatchObject({ version: 1 })
  })

  it("names rows that refer to nothing", async () => {
    const url = app.services.settings.databaseUrl
    const entryId = show.entries[1]?.id ?? 0
    await harm(
      url,
      `INSERT INTO "Tally" ("entryId", "eventId", "judgeCount", "sums") VALUES (${entryId}, 999, 0, '[]')`,
    )
    const { holds, faults, summary } = await readThrough(app.services.db, photoFolder(join(app.dataDir, "photos")))
    expect(holds).toBe(false)
    expect(faults).toEqual([expect.stringMatching(/of "Tally" points? to nothing in "Event"/)])
    expect(summary).toEqual(["The database is not sound."])
    await harm(url, `DELETE FROM "Tally" WHERE "entryId" = ${entryId}`)
  })
})

/** Changes a row without the database's own checks. */
async function harm(url: string, sql: string): Promise<void> {
  const file = sqliteFile(url)
  if (file !== null) {
    const db = new DatabaseSync(file, { enableForeignKeyConstraints: false })
    db.exec(sql)
    db.close()
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`SET session_replication_role = replica; ${sql}`)
  await client.end()
}
