import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { thumbnailUrl } from "@rosette/contract/photo-paths"
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from "vitest"
import type { TestApp } from "../../test/app.ts"
import { eachDatabase } from "../../test/each-database.ts"
import { type S3Store, startS3Store } from "../../test/s3-store.ts"
import { emptyDatabase } from "../../test/scenes/empty-database.ts"
import { jpeg } from "../../test/scenes/pictures.ts"
import { asMasterAdmin, openShow, type Show } from "../../test/scenes/show.ts"
import { photoOf, uploadImage } from "../../test/upload.ts"
import { backUp } from "../backup/back-up.ts"
import { restore } from "../backup/restore.ts"
import { openDatabase } from "../data/open-database.ts"
import { readSettings } from "../env.ts"
import { readThrough } from "../verify/read-through.ts"
import { openPhotoFiles } from "./open-photo-files.ts"

const FOLDER = "club/photos/"

let store: S3Store
beforeAll(async () => {
  store = await startS3Store("shows")
})
afterAll(() => store.stop())

const placeOf = (env: Record<string, string>) =>
  readSettings({ ...store.env, PHOTOS_URL: `s3://shows/${FOLDER}`, ...env }).photos

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let url: string
  beforeAll(async () => {
    app = await startApp({ ...store.env, PHOTOS_URL: `s3://shows/${FOLDER}` })
  })
  beforeEach(async () => {
    show = await openShow(app)
    await uploadImage(app, show.organizer, show.entries[0]?.id, await jpeg())
    const [entry] = await show.organizer.trpc.organizer.entries.query({ eventId: show.eventId })
    url = entry?.imageUrl ?? ""
  })

  const keysOf = (shown: string) => [shown, thumbnailUrl(shown)].map((path) => FOLDER + path.replace("/photos/", ""))
  const get = (path: string, range?: string) => app.app.inject({ url: path, headers: range ? { range } : {} })

  it("a photo is in the bucket and not on this machine, and is served as from a folder", async () => {
    expect(store.keys()).toEqual(expect.arrayContaining(keysOf(url)))
    expect(existsSync(join(app.dataDir, "photos"))).toBe(false)
    for (const path of [url, thumbnailUrl(url)]) {
      const answer = await get(path)
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"])
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
      expect(answer.rawPayload).toEqual(await photoOf(app, path))
      expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length))
    }
    const whole = (await get(url)).rawPayload
    const part = await get(url, "bytes=5-14")
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 5-14/${whole.length}`])
    expect(part.rawPayload).toEqual(whole.subarray(5, 15))
    expect((await get(url, `bytes=${whole.length}-`)).statusCode).toBe(416)
    expect((await get(`/photos/${"f".repeat(32)}.webp`)).statusCode).toBe(404)
    expect((await get(`/photos/${"f".repeat(32)}.webp`, "bytes=0-1")).statusCode).toBe(404)
  })

  it("is removed with its entry, and with its event", async () => {
    const copy = (await app.services.photos.copy(url)) ?? ""
    expect(await photoOf(app, copy)).toEqual(await photoOf(app, url))
    await app.services.photos.release([copy, url])
    expect(store.keys()).not.toEqual(expect.arrayContaining([keysOf(copy)[0]]))
    expect(store.keys()).toEqual(expect.arrayContaining(keysOf(url)))
    const admin = await asMasterAdmin(app)
    await admin.trpc.admin.deleteEvent.mutate({ eventId: show.eventId })
    for (const key of [...keysOf(copy), ...keysOf(url)]) expect(store.keys()).not.toContain(key)
  })

  it("is found by the sweep once it is old enough, whatever else is in the bucket", async () => {
    const files = openPhotoFiles(app.services.settings.photos)
    const unclaimed = await app.services.photos.save(await jpeg())
    await app.services.photos.sweep()
    expect(store.keys()).toEqual(expect.arrayContaining(keysOf(unclaimed)))
    expect(await files.olderThan(60_000)).toEqual([])
    const names = [url, unclaimed].flatMap(keysOf).map((key) => key.slice(FOLDER.length))
    expect(await files.olderThan(-60_000)).toEqual(expect.arrayContaining(names))
    expect(await openPhotoFiles(placeOf({ PHOTOS_URL: "s3://shows/club" })).olderThan(-60_000)).toEqual([])
  })

  it("is in a backup, is restored into another bucket's folder, and is verified", async () => {
    const to = mkdtempSync(join(tmpdir(), "rosette-s3-backup-"))
    const { url: databaseUrl, drop } = await emptyDatabase(dialect)
    onTestFinished(async () => {
      await drop()
      rmSync(to, { recursive: true })
    })
    const { settings, db } = app.services
    const { archive, missingPhotos } = await backUp({ ...settings, to })
    expect(missingPhotos).toEqual([])
    const place = placeOf({ PHOTOS_URL: `s3://shows/restored-${dialect}` })
    await restore(archive, { databaseUrl, dataDir: join(to, "data"), photos: place })
    expect(readdirSync(join(to, "data"))).not.toContain("photos")
    const restored = await openDatabase({ url: databaseUrl })
    onTestFinished(() => restored.close())
    expect((await readThrough(restored, openPhotoFiles(place))).faults).toEqual([])
    await openPhotoFiles(place).remove([url.replace("/photos/", "")])
    expect((await readThrough(restored, openPhotoFiles(place))).faults).toEqual([
      expect.stringContaining(`${url} is shown, and missing`),
    ])
    expect((await readThrough(db, openPhotoFiles(settings.photos))).faults).toEqual([])
  })

  it.each([
    ["is not there", { AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9" }],
    ["refuses the key", { AWS_ACCESS_KEY_ID: "another" }],
    ["has no such bucket", { PHOTOS_URL: "s3://other-shows" }],
  ])("if the store %s, an upload is refused for now, and everything else works", async (_what, env) => {
    const cut = await startApp({ ...store.env, PHOTOS_URL: `s3://shows/${FOLDER}`, ...env })
    const own = await openShow(cut)
    const answer = await uploadImage(cut, own.organizer, own.entries[0]?.id, await jpeg())
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining({ code: "UNAVAILABLE" })])
    const [entry] = await own.organizer.trpc.organizer.entries.query({ eventId: own.eventId })
    expect(entry?.imageUrl).toBeNull()
    const shown = await cut.app.inject({ url })
    expect(shown.statusCode).toBe("PHOTOS_URL" in env ? 404 : 503)
  })
})
