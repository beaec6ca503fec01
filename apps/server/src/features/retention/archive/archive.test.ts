import { createHash, randomBytes } from "node:crypto"
import { readdirSync, writeFileSync } from "node:fs"
import { get, type IncomingMessage } from "node:http"
import { join } from "node:path"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { createGunzip } from "node:zlib"
import { extract } from "tar-stream"
import { beforeAll, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../../test/app.ts"
import { eachDatabase } from "../../../../test/each-database.ts"
import { listenLocally } from "../../../../test/raw-http.ts"
import { announceShow } from "../../../../test/scenes/announced-show.ts"
import { webp } from "../../../../test/scenes/pictures.ts"
import { asMasterAdmin, openShow } from "../../../../test/scenes/show.ts"
import { photoOf, uploadImage } from "../../../../test/upload.ts"

type Manifest = { files: { path: string; bytes: number; sha256: string }[]; missingPhotos: string[] }

const LARGE_PHOTO_BYTES = 8_000_000
const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex")
const cookiesOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")

/** Every file of an archive by its path, in order. */
async function unpacked(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const tar = extract()
  Readable.from([archive]).pipe(createGunzip()).pipe(tar)
  for await (const entry of tar) files.set(entry.header.name, await buffer(entry))
  return files
}

eachDatabase((startApp) => {
  let app: TestApp
  let port: number
  beforeAll(async () => {
    app = await startApp()
    port = await listenLocally(app.app)
  })

  const download = async (browser: Browser, eventId: number) =>
    app.app.inject({ url: `/api/events/${eventId}/archive`, headers: { cookie: cookiesOf(browser) } })

  /** A show with photos that are too large for one chunk of a connection. */
  async function heavyShow() {
    const show = await openShow(app, { votingIds: ["1", "2", "3"] })
    await uploadImage(app, show.organizer, show.entries[0]?.id, await webp())
    for (const { id } of show.entries) {
      const imageUrl = `/photos/${randomBytes(16).toString("hex")}.webp`
      writeFileSync(join(app.dataDir, imageUrl), randomBytes(LARGE_PHOTO_BYTES))
      await app.services.db.prisma.entry.update({ where: { id }, data: { imageUrl } })
    }
    return show
  }

  /** Begins a download and reads only its headers. */
  const begin = (browser: Browser, eventId: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { cookie: cookiesOf(browser) }
      get({ host: "127.0.0.1", port, path: `/api/events/${eventId}/archive`, headers }, resolve).on("error", reject)
    })

  it("holds everything of the event, with the checksum of every file", async () => {
    const { organizer, eventId, entryIds } = await announceShow(app)
    const { prisma } = app.services.db
    await prisma.event.update({ where: { id: eventId }, data: { name: "../Straße: \u0007Show" } })
    await organizer.trpc.organizer.reopenResults.mutate({ eventId, reason: "A photo is missing" })
    await uploadImage(app, organizer, entryIds[0], await webp())
    const lost = `/photos/${"0".repeat(32)}.webp`
    await prisma.entry.update({ where: { id: entryIds[1] ?? 0 }, data: { imageUrl: lost } })

    const answer = await download(organizer, eventId)
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/gzip"])
    const day = new Date().toISOString().slice(0, 10)
    expect(answer.headers["content-disposition"]).toContain(encodeURIComponent(`Straße: Show_${day}.tar.gz`))
    const files = await unpacked(answer.rawPayload)
    const text = (path: string) => files.get(path)?.toString() ?? ""
    const json = (path: string) => JSON.parse(text(path))
    const lines = (path: string) =>
      text(path)
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line))

    expect([...files.keys()].at(0)).toBe("README.txt")
    expect(text("README.txt")).toContain("as of one moment")
    const manifest: Manifest = json("manifest.json")
    expect([...files.keys()].at(-1)).toBe("manifest.json")
    for (const { path, bytes, sha256: sum } of manifest.files) {
      const content = files.get(path) ?? Buffer.from("nothing")
      expect([path, content.length, sha256(content)]).toEqual([path, bytes, sum])
    }
    expect(manifest.files).toHaveLength(files.size - 1)
    expect(manifest.missingPhotos).toEqual([lost.slice(1)])

    expect(text("entries.csv")).toBe((await organizer.rest("GET", `/events/${eventId}/export-csv`)).body)
    expect(text("entries-with-flags.csv")).toBe(
      (await organizer.rest("GET", `/events/${eventId}/export-csv?flags=1`)).body,
    )
    const results = await organizer.trpc.organizer.results.query({ eventId })
    expect(json("results.json")).toEqual(results)
    const [best] = results.entries
    expect(text("results.csv").split("\r\n")[1]).toBe(
      [
        best?.place,
        best?.votingId,
        best?.entryName,
        best?.ownerParticipant,
        "",
        best?.classPlace ?? "",
        best?.overallPercent,
        best?.judgeCount,
        ...(best?.criteria.map(({ average }) => average) ?? []),
      ].join(","),
    )
    expect(lines("scores.jsonl")).toEqual(await organizer.trpc.organizer.scores.query({ eventId }))
    const history = await organizer.trpc.organizer.history.query({ eventId, limit: 200 })
    expect(lines("history.jsonl")).toEqual(history.items.toReversed())
    expect(json("event.json")).toMatchObject({ id: eventId, rules: { panelMethod: "mean" } })
    expect(json("event.json").awards).not.toEqual([])

    const versions = await organizer.trpc.organizer.snapshots.query({ eventId })
    expect(versions).toHaveLength(1)
    for (const { version, sha256: sum } of versions) {
      expect(sha256(text(`snapshots/version-${version}.json`))).toBe(sum)
      expect(text("snapshots/SHA256SUMS")).toContain(`${sum}  version-${version}.json\n`)
    }
    const { imageUrl } = await prisma.entry.findUniqueOrThrow({ where: { id: entryIds[0] ?? 0 } })
    expect(files.get(imageUrl?.slice(1) ?? "")).toEqual(await photoOf(app, imageUrl ?? ""))
    expect(readdirSync(app.dataDir).filter((name) => name.startsWith("."))).toEqual([])
  })

  it("has the event's own words and look, and the classes of each criterion", async () => {
    const { organizer, eventId } = await openShow(app)
    const { id } = await organizer.trpc.organizer.createClass.mutate({ eventId, name: "Trucks" })
    const [criterion = expect.fail()] = await organizer.trpc.organizer.criteria.query({ eventId })
    const criteria = [{ criterionId: criterion.id, classIds: [id, 0] }]
    await organizer.trpc.organizer.updateCriteria.mutate({ eventId, criteria })
    await organizer.trpc.organizer.updateWords.mutate({ eventId, descriptionLabel: "Dish" })
    await organizer.trpc.organizer.updateEvent.mutate({ eventId, accent: "teal" })
    const files = await unpacked((await download(organizer, eventId)).rawPayload)
    const event = JSON.parse(files.get("event.json")?.toString() ?? "")
    expect(event).toMatchObject({ words: { descriptionLabel: "Dish" }, accent: "teal" })
    expect(event.criteria[0].classIds).toEqual([id, 0])
  })

  it("has what each judge is asked for, and who has stepped aside", async () => {
    const { organizer, eventId, judges, entries } = await openShow(app)
    const pair = { judgeId: judges[0]?.id ?? 0, entryId: entries[0]?.id ?? 0 }
    await organizer.trpc.organizer.updateJudge.mutate({ judgeId: pair.judgeId, sections: [3] })
    await organizer.trpc.organizer.addConflict.mutate({ eventId, ...pair, reason: "Brothers" })
    const files = await unpacked((await download(organizer, eventId)).rawPayload)
    expect(JSON.parse(files.get("event.json")?.toString() ?? "")).toMatchObject({
      judges: [{ classIds: [], sections: [3], hasLeft: false }],
      conflicts: [{ ...pair, reason: "Brothers", state: "active", declaredBy: "Olive" }],
    })
  })

  it("contains no secrets: no code, no passcode, no password hash", async () => {
    const { organizer, eventId, passcode, judges } = await openShow(app, { judges: ["Ada", "Ben"] })
    const { organizerPasswordHash } = await app.services.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } })
    const files = await unpacked((await download(organizer, eventId)).rawPayload)
    const all = [...files.values()].map(String).join("\n")
    expect(all).toContain("Ben")
    for (const secret of [passcode, organizerPasswordHash, ...judges.map(({ accessCode }) => accessCode)])
      expect(all).not.toContain(secret)
  })

  it("is a failed download, not a short archive, if the event is deleted meanwhile", async () => {
    const { organizer, eventId } = await heavyShow()
    const answer = await begin(organizer, eventId)
    expect(answer.statusCode).toBe(200)
    const admin = await asMasterAdmin(app)
    await admin.trpc.admin.deleteEvent.mutate({ eventId })
    await expect(buffer(answer)).rejects.toThrow("aborted")
    await expect.poll(async () => (await download(admin, eventId)).json().code).toBe("NOT_FOUND")
  })

  it("is sent to one person at a time; the next may have it once that download has ended", async () => {
    const { organizer, eventId } = await heavyShow()
    const first = await begin(organizer, eventId)
    expect(first.statusCode).toBe(200)
    const meanwhile = await download(organizer, eventId)
    expect([meanwhile.statusCode, meanwhile.json().code, meanwhile.headers["retry-after"]]).toEqual([
      429,
      "TOO_MANY_ATTEMPTS",
      "10",
    ])
    expect(meanwhile.json().error).toMatch(/already being downloaded/)
    first.destroy()
    await expect.poll(async () => (await begin(organizer, eventId)).destroy().statusCode).toBe(200)
    await expect.poll(async () => (await begin(organizer, eventId)).destroy().statusCode).toBe(200)
  })
})
