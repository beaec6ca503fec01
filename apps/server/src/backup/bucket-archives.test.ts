import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { connect, createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { S3mini } from "s3mini"
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { type S3Store, startS3Store } from "../../test/s3-store.ts"
import { migrateDatabase } from "../data/migrations/migrate.ts"
import { readSettings } from "../env.ts"
import { createBackupRecord } from "../kernel/backup-record.ts"
import { backupWhenDue } from "../start/scheduled-backups.ts"
import type { Bucket } from "./archive-location.ts"
import { backUp } from "./back-up.ts"
import { bucketArchives } from "./bucket-archives.ts"
import { forgetBackups } from "./forget-backups.ts"
import { archiveName, archivesIn, keepNewest } from "./kept-archives.ts"
import { restore } from "./restore.ts"

const PREFIX = "club/backups/"
const NOW = new Date("2026-11-22T08:30:00.123Z")
const NAME = archiveName(NOW)

let store: S3Store
let folder: string
let databaseUrl: string
beforeAll(async () => {
  store = await startS3Store("copies")
})
afterAll(() => store.stop())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rosette-bucket-"))
  databaseUrl = `file:${join(folder, "data", "rosette.db")}`
  await migrateDatabase({ url: databaseUrl })
  for (const name of await bucketArchives(bucket()).names()) await bucketArchives(bucket()).remove(name)
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

function bucket(env: Record<string, string> = {}): Bucket {
  const { backupTo } = readSettings({ ...store.env, BACKUP_TO: `s3://copies/${PREFIX}`, ...env })
  if (typeof backupTo === "string") throw new Error("This is a folder.")
  return backupTo
}

const place = (to = bucket()) => ({ databaseUrl, dataDir: join(folder, "data"), to })

async function contentOf(name: string): Promise<Buffer> {
  const { endpoint, bucket: shows, ...key } = bucket()
  const content = await new S3mini({ ...key, endpoint: `${endpoint}/${shows}` }).getObjectArrayBuffer(PREFIX + name)
  if (!content) throw new Error(`There is no ${name}.`)
  return Buffer.from(content)
}

/** An address of the store by which each connection is cut after so many bytes that were sent to it. */
async function cutAfter(bytes: number): Promise<string> {
  const port = Number(new URL(store.env.AWS_ENDPOINT_URL_S3).port)
  const open = new Set<Socket>()
  const proxy = createServer((incoming) => {
    const outgoing = connect(port, "127.0.0.1")
    let sent = 0
    incoming.on("data", (chunk: Buffer) => {
      sent += chunk.length
      if (sent > bytes) for (const socket of [incoming, outgoing]) socket.destroy()
    })
    for (const socket of [incoming, outgoing]) open.add(socket.on("error", () => {}))
    incoming.pipe(outgoing).pipe(incoming)
  }).listen(0, "127.0.0.1")
  await once(proxy, "listening")
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    proxy.close()
  })
  const address = proxy.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
}

/** Ends all pauses at once until the test ends: the client waits 1, 2 and 4 seconds between its attempts. */
function hurryPauses(): void {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  const hurry = setInterval(() => vi.runOnlyPendingTimers(), 10)
  onTestFinished(() => {
    clearInterval(hurry)
    vi.useRealTimers()
  })
}

it("an archive lies in the bucket and not on this machine, and is put back once it was fetched", async () => {
  const { archive, bytes } = await backUp(place(), NOW)
  expect(archive).toBe(`s3://copies/${PREFIX}${NAME}`)
  expect(store.keys()).toEqual([PREFIX + NAME])
  expect(readdirSync(join(folder, "data"))).toEqual(["rosette.db"])
  const fetched = join(folder, NAME)
  const content = await contentOf(NAME)
  expect(content).toHaveLength(bytes)
  writeFileSync(fetched, content)
  const dataDir = join(folder, "restored")
  await restore(fetched, { databaseUrl: `file:${join(dataDir, "rosette.db")}`, dataDir })
})

it("a large archive arrives whole, in parts", async () => {
  const content = randomBytes(20 * 1024 ** 2 + 1)
  writeFileSync(join(folder, "large"), content)
  await bucketArchives(bucket()).put(NAME, join(folder, "large"))
  expect((await contentOf(NAME)).equals(content)).toBe(true)
})

it("only the newest are kept, the old are forgotten, and a new one is due by their age", async () => {
  const days = [1, 100, 200].map((count) => new Date(NOW.getTime() - count * 86_400_000))
  const [newest = "", second, third] = days.map(archiveName)
  writeFileSync(join(folder, "empty"), "-")
  for (const name of ["notes.txt", newest, second, third])
    await bucketArchives(bucket()).put(name ?? "", join(folder, "empty"))
  expect(await archivesIn(bucket())).toEqual([third, second, newest])
  await keepNewest(bucket(), 2, newest)
  expect(await archivesIn(bucket())).toEqual([second, newest])
  expect(await forgetBackups({ ...place(), backupTo: bucket() }, NOW)).toEqual([second])
  expect((await bucketArchives(bucket()).names()).sort()).toEqual(["notes.txt", newest].sort())

  let made = 0
  const record = createBackupRecord(86_400_000)
  const log = { info() {}, error() {} }
  const settings = { backupEveryMs: 86_400_000, backupTo: bucket() }
  const makeBackup = async () => {
    made += 1
  }
  const look = backupWhenDue({ settings, record, log, makeBackup }, 86_400_000, new AbortController().signal)
  await look(new Date(NOW.getTime() - 1))
  expect([made, record.state().lastAt]).toEqual([0, days[0]?.toISOString()])
  await look(NOW)
  expect(made).toBe(1)
})

it.each([
  ["is not there", { AWS_ENDPOINT_URL_S3: "http://127.0.0.1:9" }, "copies"],
  ["refuses the key", { AWS_ACCESS_KEY_ID: "another" }, "copies"],
  ["has no such bucket", { BACKUP_TO: "s3://other-copies" }, "other-copies"],
])("where the store %s, the backup fails with a sentence and leaves nothing", async (_what, env, name) => {
  const sentence = `The archive could not be put into the bucket ${name}: `
  await expect(backUp(place(bucket(env)), NOW)).rejects.toThrow(sentence)
  expect(store.keys()).toEqual([])
  expect(readdirSync(join(folder, "data"))).toEqual(["rosette.db"])
})

it("an upload that is cut off fails and leaves no part of an archive to be seen", { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, "large"), randomBytes(9 * 1024 ** 2))
  const cut = bucketArchives(bucket({ AWS_ENDPOINT_URL_S3: await cutAfter(4 * 1024 ** 2) }))
  hurryPauses()
  await expect(cut.put(NAME, join(folder, "large"))).rejects.toThrow("The archive could not be put into the bucket")
  expect(store.keys()).toEqual([])
})

it("`npm run backup -- --to s3://…` does it, and prunes as a scheduled one", { timeout: 60_000 }, async () => {
  const run = async (...args: string[]) => {
    const program = join(import.meta.dirname, "../backup.ts")
    const env = { ...process.env, ...store.env, DATA_DIR: join(folder, "data"), DATABASE_URL: databaseUrl }
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, ...args], {
      env: { ...env, BACKUP_KEEP: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    })
    return (await text(child.stdout)) + (await text(child.stderr))
  }
  writeFileSync(join(folder, "empty"), "-")
  await bucketArchives(bucket()).put(NAME, join(folder, "empty"))
  const said = await run("--to", `s3://copies/${PREFIX}`)
  expect(said).toMatch(/^s3:\/\/copies\/club\/backups\/rosette-.+\.tar\.gz \(1 files, [\d.]+ MB\)\n$/)
  expect(store.keys()).toHaveLength(2)
  await run("--to", `s3://copies/${PREFIX}`, "--scheduled")
  expect(store.keys()).toHaveLength(1)
})
