import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
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

it("watches an event, and is told of each change", async () => {
  const client = createClient({ url })
  await client.signIn.masterAdmin({ password: MASTER_PASSWORD })
  const { event } = await client.api.organizer.createEvent.mutate(SHOW)
  const versions: number[] = []
  for await (const { changeVersion } of client.watchEvent(event.id)) {
    versions.push(changeVersion)
    if (versions.length === 2) break
    await client.api.organizer.createJudge.mutate({ eventId: event.id, name: "Ada" })
  }
  expect(versions).toEqual([event.changeVersion, event.changeVersion + 1])
})
