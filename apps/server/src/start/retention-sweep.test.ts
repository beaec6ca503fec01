import { existsSync, readdirSync, readFileSync, utimesSync } from "node:fs"
import { dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { gunzipSync } from "node:zlib"
import { beforeEach, expect, it } from "vitest"
import type { TestApp } from "../../test/app.ts"
import { eachDatabase } from "../../test/each-database.ts"
import { webp } from "../../test/scenes/pictures.ts"
import { layDownSheet, openShow, type Show } from "../../test/scenes/show.ts"
import { uploadImage } from "../../test/upload.ts"
import { locationName } from "../backup/archive-location.ts"
import { backUp } from "../backup/back-up.ts"
import { sqliteFile } from "../data/database-url.ts"
import { backUp as copyBefore } from "../data/sqlite/backup.ts"
import { sweepRetentionAndBackups } from "./background-jobs.ts"

const DAY_MS = 86_400_000
const WORDS = ["Zebrafinch", "Kingfisher"]
const TODAY = new Date()
const day = (days: number) => new Date(TODAY.getTime() + days * DAY_MS)

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeEach(async () => {
    app = await startApp()
    show = await openShow(app, { name: "Zebrafinch Show" })
    const date = TODAY.toISOString().slice(0, 10)
    await app.services.db.prisma.event.update({ where: { id: show.eventId }, data: { date } })
    const [entry, judge] = [show.entries[0], show.judges[0]]
    const place = { eventId: show.eventId, judgeId: judge?.id ?? 0, entryId: entry?.id ?? 0 }
    const sheet = { criteria: show.criteria, points: [5, 6], isSubmitted: true, comments: "Kingfisher blue" }
    await layDownSheet(app.services.db, place, sheet)
    await uploadImage(app, show.organizer, entry?.id, await webp())
  })

  const hold = (days: number, retention = true) =>
    sweepRetentionAndBackups({ ...app.services, settings: { ...app.services.settings, retention } }, day(days))
  const backUpOn = (days: number) => {
    const { databaseUrl, dataDir, backupTo } = app.services.settings
    return backUp({ databaseUrl, dataDir, to: backupTo }, day(days))
  }
  const backups = () => readdirSync(locationName(app.services.settings.backupTo))

  /** Every file of the server that contains one of the words, also compressed, in a free page or in a log. */
  function filesWithWords(): string[] {
    const database = sqliteFile(app.services.settings.databaseUrl)
    const folders = [app.dataDir, ...(database === null ? [] : [dirname(database)])]
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((found) => found.isFile())
        .map(({ name, parentPath }) => join(parentPath, name)),
    )
    return [...new Set(files)].filter((file) => {
      const bytes = readFileSync(file)
      const content = file.endsWith(".gz") ? gunzipSync(bytes) : bytes
      return WORDS.some((word) => content.includes(word))
    })
  }

  it("is on unless it is turned off: an event is gone after 31 days, and its last backup after 121", async () => {
    await hold(0)
    // Announced two weeks before: without that nothing is removed.
    await hold(16)
    const { archive } = await backUpOn(30)
    expect(await hold(30)).toEqual({ eventIds: [], backups: [] })
    expect(readdirSync(join(app.dataDir, "photos"))).toHaveLength(2)

    expect(await hold(31)).toEqual({ eventIds: [show.eventId], backups: [] })
    for (const table of ["Event", "Entry", "Sheet", "HistoryItem", "Session", "Snapshot"])
      expect([table, await app.services.db.read.all(`SELECT * FROM "${table}"`)]).toEqual([table, []])
    expect(readdirSync(join(app.dataDir, "photos"))).toEqual([])
    expect(filesWithWords()).toEqual([archive])

    expect((await hold(119)).backups).toEqual([])
    expect((await hold(121)).backups).toHaveLength(1)
    expect(existsSync(archive)).toBe(false)
    await backUpOn(121)
    expect(filesWithWords()).toEqual([])
  })

  it("leaves backups alone if events are kept, and in its first thirty days", async () => {
    await backUpOn(-200)
    await hold(0, false)
    await hold(400, false)
    await hold(401)
    expect((await hold(431)).backups).toEqual([])
    expect(backups()).toHaveLength(1)
    expect((await hold(432)).backups).toHaveLength(1)
    expect(backups()).toEqual([])
  })

  if (dialect === "sqlite")
    it("removes the copies from before a migration in the same time", async () => {
      const file = sqliteFile(app.services.settings.databaseUrl) ?? ""
      const db = new DatabaseSync(file)
      const copy = copyBefore(db, file, "20270101000000_more")
      db.close()
      utimesSync(copy, day(30), day(30))
      await hold(0)
      await hold(16)
      await hold(31)
      expect(filesWithWords()).toEqual([copy])
      expect((await hold(121)).backups).toEqual([copy])
      expect(filesWithWords()).toEqual([])
    })
})
