import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { jpeg } from "../../../apps/server/test/scenes/pictures.ts"
import { type ServerProcess, spawnServer } from "../../../apps/server/test/server-process.ts"
import { createClient, RosetteError } from "./index.ts"
import { fileSession } from "./node.ts"

const MASTER_PASSWORD = "master-of-all-shows"
const PASSWORD = "open-the-hood"
const SHOW = {
  name: "Pier Show",
  organizerName: "Olive",
  organizerPassword: PASSWORD,
  criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 10 }],
}
const entryOf = (eventId: number) => ({ eventId, entryName: "Blue Comet", ownerParticipant: "Ada", votingId: "101" })

let server: ServerProcess
let url: string
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rosette-client-"))
  server = spawnServer({ MASTER_ADMIN_PASSWORD: MASTER_PASSWORD })
  url = `http://127.0.0.1:${await server.port}`
})
afterAll(async () => {
  await server.remove()
  rmSync(folder, { recursive: true })
})

it("signs in as the master admin, the organizer and a judge", async () => {
  const admin = createClient({ url })
  await admin.signIn.masterAdmin({ password: MASTER_PASSWORD })
  const { event } = await admin.api.organizer.createEvent.mutate(SHOW)
  const organizer = createClient({ url })
  await organizer.signIn.organizer({ eventId: event.id, password: PASSWORD })
  const { accessCode } = await organizer.api.organizer.createJudge.mutate({ eventId: event.id, name: "Ada" })
  const judge = createClient({ url })
  await judge.signIn.judge({ accessCode })
  expect((await admin.whoAmI()).masterAdmin).not.toBeNull()
  expect((await organizer.whoAmI()).organizer?.organizerName).toBe("Olive")
  expect((await judge.whoAmI()).judge?.judge.name).toBe("Ada")
})

it("a session in a file, which only its owner can read, outlives the client", async () => {
  const path = join(folder, "session.json")
  await createClient({ url, session: fileSession(path) }).signIn.masterAdmin({ password: MASTER_PASSWORD })
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const next = createClient({ url, session: fileSession(path) })
  expect((await next.whoAmI()).masterAdmin).not.toBeNull()
  await next.signOut()
  expect((await next.whoAmI()).masterAdmin).toBeNull()
})

it.each([
  ["others can read", "{}", 0o644, /Others can read the sessions in .+chmod 600/],
  ["is broken", "{", 0o600, /cannot be read. Delete the file and sign in again/],
])("a file of sessions that %s is refused, with what to do", async (_what, text, mode, sentence) => {
  const path = join(folder, `session-${mode}.json`)
  writeFileSync(path, text, { mode })
  await expect(createClient({ url, session: fileSession(path) }).whoAmI()).rejects.toThrow(sentence)
})

it("an address that is none is refused at once", () => {
  expect(() => createClient({ url: "shows.example" })).toThrow("Invalid URL")
})

it("a refusal has the contract's code, its status, its sentence and its fields", async () => {
  const client = createClient({ url })
  const refused = await client.signIn.masterAdmin({ password: "wrong" }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RosetteError)
  expect(refused).toMatchObject({ code: "WRONG_CREDENTIALS", status: 401, message: expect.stringMatching(/not right/) })
  const invalid = await client.api.organizer.createEvent.mutate({ ...SHOW, name: "" }).catch((error: unknown) => error)
  expect(invalid).toMatchObject({
    code: "INVALID_INPUT",
    issues: [{ path: ["name"], message: "Event name is required" }],
  })
})

/** A fetch whose first answer to a call of this name is lost on its way. */
function losingAnswer(name: string): typeof fetch {
  let isLost = false
  return async (input, init) => {
    const request = new Request(input, init)
    const isFirst = request.url.endsWith(name) && !isLost
    const answer = await fetch(request)
    if (!isFirst) return answer
    isLost = true
    throw new TypeError("fetch failed")
  }
}

it("a save whose answer is lost is sent again with its mutationId, and takes effect once", async () => {
  const client = createClient({ url, fetch: losingAnswer("createEntry") })
  const { event } = await client.api.organizer.createEvent.mutate(SHOW)
  const entry = await client.api.organizer.createEntry.mutate(entryOf(event.id))
  expect((await client.api.organizer.entries.query({ eventId: event.id })).map(({ id }) => id)).toEqual([entry.id])
})

it("any other change whose answer is lost is not sent again", async () => {
  const client = createClient({ url, fetch: losingAnswer("updateEvent") })
  const { event } = await client.api.organizer.createEvent.mutate(SHOW)
  const renaming = client.api.organizer.updateEvent.mutate({ eventId: event.id, name: "Lake Show" })
  await expect(renaming).rejects.toMatchObject({ kind: "unreachable" })
})

describe("the live stream", () => {
  async function openShow(send = fetch) {
    const client = createClient({ url, fetch: send })
    const { event } = await client.api.organizer.createEvent.mutate(SHOW)
    const rename = (name: string) => client.api.organizer.updateEvent.mutate({ eventId: event.id, name })
    return { client, event, rename }
  }

  it("tells of each change", async () => {
    const { client, event, rename } = await openShow()
    const versions: number[] = []
    for await (const { changeVersion } of client.watchEvent(event.id)) {
      versions.push(changeVersion)
      if (versions.length === 2) break
      await rename("Lake Show")
    }
    expect(versions).toEqual([event.changeVersion, event.changeVersion + 1])
  })

  it("is opened again when it breaks, and misses nothing", async () => {
    let line = new AbortController()
    const { client, event, rename } = await openShow((input, init) => {
      line = new AbortController()
      const request = new Request(input, init)
      return fetch(request, { signal: AbortSignal.any([request.signal, line.signal]) })
    })
    const told: (string | number)[] = []
    for await (const { changeVersion } of client.watchEvent(event.id, { onState: (state) => told.push(state) })) {
      told.push(changeVersion - event.changeVersion)
      if (changeVersion > event.changeVersion) break
      const live = line
      await rename("Lake Show")
      live.abort(new TypeError("terminated"))
    }
    expect(told).toEqual(["live", 0, "connecting", "live", 1])
  })

  it("ends with the refusal when the session ends, and in silence when it is given up", async () => {
    const { client, event } = await openShow()
    const leaving = new AbortController()
    for await (const _news of client.watchEvent(event.id, { signal: leaving.signal })) leaving.abort()
    const watching = async () => {
      for await (const _news of client.watchEvent(event.id)) await client.signOut()
    }
    await expect(watching()).rejects.toMatchObject({ code: "SIGN_IN_REQUIRED" })
  })
})

it("uploads a photo, which can then be read, and downloads the entries as a file", async () => {
  const client = createClient({ url })
  const { event } = await client.api.organizer.createEvent.mutate(SHOW)
  const { id } = await client.api.organizer.createEntry.mutate(entryOf(event.id))
  const { imageUrl } = await client.uploadPhoto(id, new Blob([new Uint8Array(await jpeg())]))
  expect((await fetch(url + imageUrl)).headers.get("content-type")).toBe("image/webp")
  expect(await (await client.rest(`/events/${event.id}/export-csv`)).text()).toContain("Blue Comet")
  await expect(client.uploadPhoto(id, new Blob(["no picture"]))).rejects.toMatchObject({
    code: "UNSUPPORTED_MEDIA_TYPE",
  })
})
