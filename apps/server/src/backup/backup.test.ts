import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, expect, it, onTestFinished } from "vitest"
import type { TestApp } from "../../test/app.ts"
import { eachDatabase } from "../../test/each-database.ts"
import { emptyDatabase } from "../../test/scenes/empty-database.ts"
import { webp } from "../../test/scenes/pictures.ts"
import { asJudge, openShow, type Show } from "../../test/scenes/show.ts"
import { uploadImage, uploadTo } from "../../test/upload.ts"
import type { Database } from "../data/database.ts"
import { migrateDatabase } from "../data/migrations/migrate.ts"
import { openDatabase } from "../data/open-database.ts"
import { databaseIdOf } from "../data/sql/database-id.ts"
import { photoFolder } from "../photos/photo-folder.ts"
import { readThrough } from "../verify/read-through.ts"
import { backUp } from "./back-up.ts"
import { keepNewest } from "./kept-archives.ts"
import { restore } from "./restore.ts"

const TABLES = [
  "Event",
  "Entry",
  "Criterion",
  "Judge",
  "Sheet",
  "Score",
  "Tally",
  "HistoryItem",
  "Session",
  "Installation",
]

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rosette-backup-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Only published results show the photo of this entry. */
async function leaveToSnapshot({ services: { db } }: TestApp, id: number): Promise<void> {
  const { eventId, imageUrl } = await db.prisma.entry.findUniqueOrThrow({ where: { id } })
  await db.prisma.snapshotPhoto.create({ data: { eventId, imageUrl: imageUrl ?? "" } })
  await db.prisma.entry.update({ where: { id }, data: { imageUrl: null } })
}

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { votingIds: ["1", "2", "3"], judges: ["Ada", "Ben"] })
    await uploadImage(app, show.organizer, show.entries[0]?.id, await webp())
    await uploadImage(app, show.organizer, show.entries[1]?.id, await webp())
    for (const look of ["cover", "logo"])
      await uploadTo(app, show.organizer, `/events/${show.eventId}/${look}`, await webp())
    await leaveToSnapshot(app, show.entries[1]?.id ?? 0)
    await app.services.db.prisma.event.update({
      where: { id: show.eventId },
      data: { description: 'Line\u2028end \\ "quoted" ☂', conferAbove: 0.1 + 0.2 },
    })
    for (const name of ["session-secret", "master-admin-password"])
      writeFileSync(join(app.dataDir, name), `the ${name} of the test\n`)
  })

  /** An empty place to restore into. */
  async function newPlace() {
    const { url, drop } = await emptyDatabase(dialect)
    onTestFinished(drop)
    return { databaseUrl: url, dataDir: join(newFolder(), "data") }
  }

  const place = (to = newFolder()) => ({
    databaseUrl: app.services.settings.databaseUrl,
    dataDir: app.dataDir,
    to,
  })

  const rowsOf = async (url: string) => {
    const db = await openDatabase({ url })
    try {
      const rows: Record<string, unknown> = {}
      for (const table of TABLES) rows[table] = await db.read.all(`SELECT * FROM "${table}" ORDER BY 1`)
      return rows
    } finally {
      await db.close()
    }
  }

  it("restores everything as it was: rows, photos, secrets and the database's name", async () => {
    const { archive, missingPhotos } = await backUp(place())
    expect(missingPhotos).toEqual([])
    expect(statSync(archive).mode & 0o777).toBe(0o600)
    const restored = await newPlace()
    expect(await restore(archive, restored)).toMatchObject({ dialect, photos: 4 })
    expect(await rowsOf(restored.databaseUrl)).toEqual(await rowsOf(app.services.settings.databaseUrl))
    const photos = (dataDir: string) =>
      readdirSync(join(dataDir, "photos")).map((name) => [name, readFileSync(join(dataDir, "photos", name), "base64")])
    expect(photos(restored.dataDir)).toEqual(photos(app.dataDir))
    expect(readFileSync(join(restored.dataDir, "session-secret"), "utf8")).toBe("the session-secret of the test\n")
    expect(readdirSync(restored.dataDir).filter((name) => name.startsWith("."))).toEqual([])
    expect(readdirSync(app.dataDir).filter((name) => name.startsWith("."))).toEqual([])
  })

  it("uses no id twice after a restore", async () => {
    const { prisma } = app.services.db
    const gone = await prisma.event.create({
      data: {
        name: "Gone",
        description: "",
        date: "",
        time: "",
        location: "",
        passcode: "GONE-1",
        organizerName: "O",
        organizerPasswordHash: "",
      },
    })
    await prisma.event.delete({ where: { id: gone.id } })
    const { archive } = await backUp(place())
    const restored = await newPlace()
    await restore(archive, restored)
    await migrateDatabase({ url: restored.databaseUrl })
    const db = await openDatabase({ url: restored.databaseUrl })
    const next = await db.prisma.event.create({
      data: {
        name: "Next",
        description: "",
        date: "",
        time: "",
        location: "",
        passcode: "NEXT-1",
        organizerName: "O",
        organizerPasswordHash: "",
      },
    })
    expect(next.id).toBeGreaterThan(gone.id)
    expect(await databaseIdOf(db.read)).toBe(await databaseIdOf(app.services.db.read))
    await db.close()
  })

  it("gives no id again that was given after the archive was made", async () => {
    const { eventId } = await openShow(app)
    const { archive } = await backUp(place())
    const addTo = async ({ prisma }: Database, name: string) => {
      const named = { eventId, name, nameKey: name }
      const added = [
        await prisma.entry.create({ data: { eventId, entryName: name, votingId: name, ownerParticipant: "" } }),
        await prisma.judge.create({ data: { ...named, accessCode: name, sessionId: name } }),
        await prisma.criterion.create({ data: { eventId, name, description: "", maxPoints: 5 } }),
        await prisma.class.create({ data: named }),
      ]
      return added.map(({ id }) => id)
    }
    await addTo(app.services.db, "Mini")
    const lost = await addTo(app.services.db, "Beetle")
    const restored = await newPlace()
    await restore(archive, restored)
    const db = await openDatabase({ url: restored.databaseUrl })
    onTestFinished(() => db.close())
    const added = await addTo(db, "Beetle")
    expect(added.filter((id, at) => id <= (lost[at] ?? 0))).toEqual([])
  })

  it("contains every sheet acknowledged before it began and is consistent, although judges save meanwhile", async () => {
    const stopped = new AbortController()
    let saves = 0
    const judging = Promise.all(
      show.judges.map(async (judge) => {
        const browser = await asJudge(app, judge)
        for (let turn = 0; !stopped.signal.aborted; turn++) {
          const entryId = show.entries[turn === 0 ? 0 : 1 + (turn % 2)]?.id ?? 0
          const scores = show.criteria.map(({ id, maxPoints }) => ({ criterionId: id, points: turn % maxPoints }))
          const sheet = { judgeId: judge.id, entryId, comments: `turn ${turn}`, isSubmitted: turn === 0, scores }
          await browser.trpc.judge.saveSheet.mutate(sheet)
          saves += 1
        }
      }),
    )
    while (saves < 6) await new Promise((resolve) => setImmediate(resolve))
    const { changeVersion } = await app.services.db.prisma.event.findUniqueOrThrow({ where: { id: show.eventId } })
    const { archive } = await backUp(place())
    const after = saves
    stopped.abort()
    await judging
    expect(after, "judges saved meanwhile").toBeGreaterThan(6)

    const restored = await newPlace()
    await restore(archive, restored)
    const db = await openDatabase({ url: restored.databaseUrl })
    const event = await db.prisma.event.findUniqueOrThrow({ where: { id: show.eventId } })
    expect(event.changeVersion).toBeGreaterThanOrEqual(changeVersion)
    expect(await readThrough(db, photoFolder(join(restored.dataDir, "photos")))).toMatchObject({
      holds: true,
      faults: [],
    })
    await db.close()
  })

  it("lists the missing photos of entries", async () => {
    const other = await openShow(app, { votingIds: ["1"] })
    await uploadImage(app, other.organizer, other.entries[0]?.id, await webp())
    const [entry] = await other.organizer.trpc.organizer.entries.query({ eventId: other.eventId })
    const url = entry?.imageUrl ?? ""
    rmSync(join(app.dataDir, url))
    expect((await backUp(place())).missingPhotos).toEqual([url])
    const found = await readThrough(app.services.db, photoFolder(join(app.dataDir, "photos")))
    expect(found.faults).toEqual([`Event ${other.eventId}: ${url} is shown, and missing or damaged.`])
    await other.organizer.trpc.organizer.deleteEntry.mutate({ entryId: entry?.id ?? 0 })
  })

  it("is not restored into a folder or a database that holds anything", async () => {
    const { archive } = await backUp(place())
    const filled = newFolder()
    writeFileSync(join(filled, "rosette.db"), "")
    await expect(restore(archive, { ...(await newPlace()), dataDir: filled })).rejects.toThrow(
      `DATA_DIR ${filled} is not empty: it holds rosette.db. Restore into a new folder.`,
    )
    const used = { databaseUrl: app.services.settings.databaseUrl, dataDir: join(newFolder(), "data") }
    await expect(restore(archive, used)).rejects.toThrow(/is not empty|There is a database at/)
    expect(existsSync(used.dataDir)).toBe(false)
  })

  it("is not restored into the other kind of database", async () => {
    const { archive } = await backUp(place())
    const { url, drop } = await emptyDatabase(dialect === "sqlite" ? "postgresql" : "sqlite")
    onTestFinished(drop)
    await expect(restore(archive, { databaseUrl: url, dataDir: join(newFolder(), "data") })).rejects.toThrow(
      /^The archive holds a \w+ database, and DATABASE_URL names a \w+ one\.$/,
    )
  })

  it("is not written where the folder is missing, which may be a disk that is not connected", async () => {
    const missing = join(newFolder(), "usb")
    await expect(backUp(place(missing))).rejects.toThrow(
      `The folder ${missing} does not exist. Connect the disk, or make the folder on it.`,
    )
    expect(existsSync(missing)).toBe(false)
  })

  it("is named by its time, and only the newest are kept", async () => {
    const to = newFolder()
    writeFileSync(join(to, "notes.txt"), "")
    for (const second of ["01", "02", "03"]) await backUp(place(to), new Date(`2026-11-22T08:30:${second}.123Z`))
    await keepNewest(to, 2, "rosette-2026-11-22T08-30-03-123Z.tar.gz")
    expect(readdirSync(to).sort()).toEqual([
      "notes.txt",
      "rosette-2026-11-22T08-30-02-123Z.tar.gz",
      "rosette-2026-11-22T08-30-03-123Z.tar.gz",
    ])
  })
})
