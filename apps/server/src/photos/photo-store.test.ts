import { existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../test/app.ts"
import { eachDatabase } from "../../test/each-database.ts"
import { jpeg } from "../../test/scenes/pictures.ts"
import { openShow, type Show } from "../../test/scenes/show.ts"
import { type PhotoStore, startSweeping } from "./photo-store.ts"

const HOUR_SECONDS = 3_600

eachDatabase((startApp) => {
  let app: TestApp
  let photos: PhotoStore
  let show: Show
  let other: Show
  let folder: string
  let picture: Buffer
  beforeAll(async () => {
    app = await startApp()
    photos = app.services.photos
    folder = join(app.dataDir, "photos")
    show = await openShow(app)
    other = await openShow(app, { name: "Another Show" })
    picture = await jpeg()
  })
  beforeEach(async () => {
    await app.services.db.prisma.entry.updateMany({ data: { imageUrl: null } })
  })

  const fileOf = (url: string) => join(folder, url.replace("/photos/", ""))
  const isThere = (url: string) => [url, url.replace(".webp", "-thumb.webp")].map((part) => existsSync(fileOf(part)))
  /** As an upload does it; the organizer removes a photo with another call. */
  const showAt = ({ organizer, entries }: Show, imageUrl: string | null) => {
    const id = entries[0]?.id ?? 0
    if (imageUrl === null) return organizer.trpc.organizer.updateEntry.mutate({ entryId: id, imageUrl })
    return app.services.db.prisma.entry.update({ where: { id }, data: { imageUrl } })
  }
  const age = (url: string, hours: number) => {
    const then = Date.now() / 1_000 - hours * HOUR_SECONDS
    for (const part of [url, url.replace(".webp", "-thumb.webp")])
      if (existsSync(fileOf(part))) utimesSync(fileOf(part), then, then)
  }

  it("a photo is stored under an unguessable name, with its thumbnail and nothing else", async () => {
    const url = await photos.save(picture)
    expect(url).toMatch(/^\/photos\/[0-9a-f]{32}\.webp$/)
    expect(isThere(url)).toEqual([true, true])
    expect(await photos.save(picture)).not.toBe(url)
    expect(readdirSync(folder).filter((name) => !/^[0-9a-f]{32}(-thumb)?\.webp$/.test(name))).toEqual([])
  })

  it("a released photo is removed when no entry of any event shows it", async () => {
    const url = await photos.save(picture)
    await photos.release([url])
    expect(isThere(url)).toEqual([false, false])
  })

  it("a photo stays while an entry of any event shows it", async () => {
    const url = await photos.save(picture)
    await showAt(other, url)
    await photos.release([url])
    expect(isThere(url)).toEqual([true, true])
    await showAt(other, null)
    expect(isThere(url)).toEqual([false, false])
  })

  it("a copy is a separate photo; without a photo there is no copy", async () => {
    const url = await photos.save(picture)
    const copy = (await photos.copy(url)) ?? ""
    expect(copy).toMatch(/^\/photos\/[0-9a-f]{32}\.webp$/)
    await photos.release([url])
    expect([...isThere(url), ...isThere(copy)]).toEqual([false, false, true, true])
    expect(await photos.size(copy.replace("/photos/", ""))).not.toBeNull()
    for (const none of [url, "https://cars.test/1.png", "/photos/../session-secret", ""])
      expect(await photos.copy(none)).toBeNull()
  })

  it("releasing outside addresses, nothing or crafted names removes nothing", async () => {
    const url = await photos.save(picture)
    const secret = join(app.dataDir, "session-secret")
    const id = url.replace("/photos/", "").replace(".webp", "")
    await photos.release([
      null,
      `https://cars.test${url}`,
      `/photos/../${id}.webp`,
      "/photos/../session-secret",
      `${url}?`,
    ])
    expect([...isThere(url), existsSync(secret)]).toEqual([true, true, true])
  })

  describe("the sweep", () => {
    it("removes what is older than an hour and not shown, and nothing else", async () => {
      const [shown, young, old] = [await photos.save(picture), await photos.save(picture), await photos.save(picture)]
      await showAt(show, shown)
      age(shown, 2)
      age(young, 0.9)
      age(old, 1.1)
      await photos.sweep()
      expect({ shown: isThere(shown), young: isThere(young), old: isThere(old) }).toEqual({
        shown: [true, true],
        young: [true, true],
        old: [false, false],
      })
    })

    it("removes interrupted writes and leaves other files alone", async () => {
      const cutOff = "/photos/00000000000000000000000000000000.webp.unfinished"
      const foreign = "/photos/family.jpg"
      for (const file of [cutOff, foreign]) {
        writeFileSync(fileOf(file), "x")
        utimesSync(fileOf(file), 0, 0)
      }
      await photos.sweep()
      expect([existsSync(fileOf(cutOff)), existsSync(fileOf(foreign))]).toEqual([false, true])
    })

    it("begins when the server starts, and can be stopped", async () => {
      const url = await photos.save(picture)
      age(url, 2)
      const sweeping = startSweeping(photos, (error) => expect.unreachable(String(error)))
      await expect.poll(() => isThere(url)).toEqual([false, false])
      sweeping.stop()
    })

    it("removes nothing while the database has no entries, and tolerates a missing folder", async () => {
      const fresh = await startApp()
      await fresh.services.photos.sweep()
      const url = await fresh.services.photos.save(picture)
      const file = join(fresh.dataDir, url)
      utimesSync(file, 0, 0)
      await fresh.services.photos.sweep()
      expect(existsSync(file)).toBe(true)
    })
  })

  it("a failed write leaves nothing behind", async () => {
    const fresh = await startApp()
    writeFileSync(join(fresh.dataDir, "photos"), "in the way")
    await expect(fresh.services.photos.save(picture)).rejects.toThrow()
    expect(readdirSync(fresh.dataDir).sort()).toEqual(["photos", "session-secret"])
  })
})
