import { once } from "node:events"
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { createServer, type Server } from "node:http"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { migrateDatabase } from "../src/data/migrations/migrate.ts"
import { builtProgram } from "./built-server.ts"
import { readAnswer } from "./raw-http.ts"
import { type ServerProcess, spawnServer } from "./server-process.ts"

const PAUSE_MS = 20

const started: ServerProcess[] = []
const folders: string[] = []

function start(env?: Record<string, string>): ServerProcess {
  const server = spawnServer(env)
  started.push(server)
  return server
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rosette-start-"))
  folders.push(folder)
  return folder
}

/** This start waits ten seconds for the lock, in which the other tests run. */
let lockedOut: { server: ServerProcess; folder: string; lock: DatabaseSync }
beforeAll(() => {
  // Built beforehand, so that this does not count as time of the first test.
  builtProgram()
  const folder = mkdtempSync(join(tmpdir(), "rosette-start-"))
  const file = join(folder, "rosette.db")
  const lock = new DatabaseSync(file)
  lock.exec("CREATE TABLE t (x); BEGIN EXCLUSIVE")
  lockedOut = { server: spawnServer({ DATABASE_URL: `file:${file}` }), folder, lock }
})
afterAll(async () => {
  const { server, folder, lock } = lockedOut
  lock.close()
  await server.remove()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  for (const server of started.splice(0)) await server.remove()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const refusedStart = (env: Record<string, string>) => refusalOf(start(env))

async function refusalOf(server: ServerProcess): Promise<string> {
  expect(await server.ended, server.stdout()).toBe(1)
  expect(server.stdout()).not.toContain("listening on")
  return server.stderr()
}

describe("a failed start prints one line that names the setting, and exits with 1", () => {
  const WRONG: [setting: string, value: string, line: RegExp][] = [
    ["PORT", "many", /^PORT must be a port number/],
    ["MASTER_ADMIN_PASSWORD", "eleven-char", /^MASTER_ADMIN_PASSWORD must hold at least 12 characters/],
    ["HOST", "203.0.113.9", /^HOST 203.0.113.9 is not an address of this machine/],
    [
      "DATABASE_URL",
      "postgresql://nobody:secret-word@127.0.0.1:1/none",
      /^DATABASE_URL: the database cannot be opened or reached\. Tried 127\.0\.0\.1:1: nothing listens there \(ECONNREFUSED\)\.$/m,
    ],
    ["DATABASE_URL", "file:/proc/none/rosette.db", /^DATABASE_URL: /],
    ["DATA_DIR", "/proc/none", /^DATA_DIR \/proc\/none cannot be written/],
  ]
  it.each(WRONG)("%s=%s", async (setting, value, line) => {
    const stderr = await refusedStart({ [setting]: value })
    expect(stderr).toMatch(line)
    expect(stderr.trimEnd().split("\n")).toHaveLength(1)
    expect(stderr).not.toContain("secret-word")
  })

  it("a port in use by another program", async () => {
    const other: Server = createServer().listen(0, "127.0.0.1")
    await new Promise((resolve) => other.once("listening", resolve))
    const address = other.address()
    const port = typeof address === "object" && address ? String(address.port) : ""
    expect(await refusedStart({ PORT: port })).toBe(`PORT ${port} is already in use by another program.\n`)
    other.close()
  })

  it("a data folder that is a file", async () => {
    const file = join(newFolder(), "data")
    writeFileSync(file, "")
    expect(await refusedStart({ DATA_DIR: file })).toMatch(/^DATA_DIR .+ cannot be written/)
  })

  it("a secret whose file is empty", async () => {
    const folder = newFolder()
    writeFileSync(join(folder, "session-secret"), "\n")
    expect(await refusedStart({ DATA_DIR: folder })).toMatch(/^DATA_DIR: .+session-secret holds no secret/)
  })

  it("a file that is not a database", async () => {
    const file = join(newFolder(), "rosette.db")
    writeFileSync(file, "this is a letter, not a database ".repeat(100))
    expect(await refusedStart({ DATABASE_URL: `file:${file}` })).toMatch(/^DATABASE_URL: .*database/)
  })

  it("a database of a newer version", async () => {
    const file = join(newFolder(), "rosette.db")
    await migrateDatabase({ url: `file:${file}` })
    const db = new DatabaseSync(file)
    db.exec(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
      VALUES ('x', 'x', '29991231235959_things_to_come', current_timestamp, 1)`)
    db.close()
    expect(await refusedStart({ DATABASE_URL: `file:${file}` })).toMatch(/^DATABASE_URL: .*newer/)
  })
})

it("a second server with the same SQLite database is refused; the first one goes on, and the next start is admitted", async () => {
  const dataDir = join(newFolder(), "data")
  const first = start({ DATA_DIR: dataDir })
  const port = await first.port
  expect(await refusedStart({ DATA_DIR: dataDir })).toBe(
    `DATABASE_URL: another server is running with ${join(dataDir, "rosette.db")}. Stop that one first, or start this one with a DATA_DIR of its own.\n`,
  )
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  first.process.kill("SIGKILL")
  await first.ended
  await start({ DATA_DIR: dataDir }).port
})

describe("a start", () => {
  it("makes a folder that only its owner can read, keeps its secrets there, and prints the address", async () => {
    const server = start()
    const port = await server.port
    expect(server.stdout()).toContain(`Rosette is listening on http://127.0.0.1:${port}\n`)
    expect(server.stdout()).toContain(`http://127.0.0.1:${port}/master-admin-login`)
    expect(server.stdout()).toContain(join(server.dataDir, "master-admin-password"))
    expect(statSync(server.dataDir).mode & 0o777).toBe(0o700)
    for (const name of ["master-admin-password", "session-secret"])
      expect([name, statSync(join(server.dataDir, name)).mode & 0o777]).toEqual([name, 0o600])
    expect(server.stdout()).not.toContain(readFileSync(join(server.dataDir, "master-admin-password"), "utf8").trim())
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
  })

  it("keeps what an earlier start created", async () => {
    const dataDir = join(newFolder(), "data")
    const secrets: string[] = []
    for (let time = 0; time < 2; time++) {
      const server = start({ DATA_DIR: dataDir })
      await server.port
      secrets.push(readFileSync(join(dataDir, "session-secret"), "utf8"))
      server.process.kill("SIGTERM")
      expect(await server.ended).toBe(0)
    }
    expect(secrets[0]).toBe(secrets[1])
  })

  it("makes an existing folder and its content private", async () => {
    const dataDir = join(newFolder(), "given")
    mkdirSync(join(dataDir, "photos"), { recursive: true })
    for (const path of [dataDir, join(dataDir, "photos")]) chmodSync(path, 0o755)
    writeFileSync(join(dataDir, "rosette.db"), "")
    chmodSync(join(dataDir, "rosette.db"), 0o644)
    const server = start({ DATA_DIR: dataDir, DEMO: "1" })
    const port = await server.port
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
    expect(modeOf(dataDir)).toBe("700")
    const withPhotos = () => readdirSync(join(dataDir, "photos")).some((name) => name.endsWith(".webp"))
    await until(async () => withPhotos() && (await fetch(`http://127.0.0.1:${port}/readyz`)).ok)
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    const open = files
      .map((file) => ({ ...file, path: join(file.parentPath, file.name), isFolder: file.isDirectory() }))
      .filter(({ path, isFolder }) => existsSync(path) && modeOf(path) !== (isFolder ? "700" : "600"))
    expect(open.map(({ path }) => path)).toEqual([])
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["rosette.db", "rosette.db-wal", "rosette.db-shm", "session-secret", "photos"]),
    )
  })

  it("makes a database elsewhere private to its owner", async () => {
    const folder = newFolder()
    await start({ DATABASE_URL: `file:${join(folder, "shows.db")}` }).port
    for (const name of readdirSync(folder))
      expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600])
  })
})

it("a server whose log nobody reads any more goes on, and stops with 0", async () => {
  const server = start()
  const address = `http://127.0.0.1:${await server.port}/healthz`
  const ended = once(server.process, "exit")
  server.process.stdout?.destroy()
  // Each answer is followed by a line of the log.
  for (let request = 1; request <= 3; request++) expect((await fetch(address)).status).toBe(200)
  server.process.kill("SIGTERM")
  expect(await ended).toEqual([0, null])
  expect(server.stderr()).toBe("")
})

describe("a stop", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("by %s exits with 0 and an empty stderr", async (signal) => {
    const server = start()
    await server.port
    server.process.kill(signal)
    expect(await server.ended).toBe(0)
    expect(server.stderr()).toBe("")
  })

  it("finishes running requests, reports that it is closing, and a second signal changes nothing", async () => {
    const server = start()
    const port = await server.port
    const body = JSON.stringify({ roles: ["judge"] })
    let answered = ""
    const slow = connect(port, "127.0.0.1")
    const closed = new Promise((resolve) => slow.once("close", resolve))
    slow.on("data", (chunk) => {
      answered += chunk.toString()
    })
    slow.write(
      `POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    // When the server has answered this later request, it has the headers of the slow one.
    await fetch(`http://127.0.0.1:${port}/healthz`)
    server.process.kill("SIGINT")
    server.process.kill("SIGINT")
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 503)
    const refused = await fetch(`http://127.0.0.1:${port}/api/session`)
    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toMatchObject([
      503,
      "1",
      { code: "UNAVAILABLE" },
    ])
    slow.write(body)
    await closed
    expect(readAnswer(answered)).toMatchObject({ status: 200 })
    expect(await server.ended).toBe(0)
    expect(server.stderr()).toBe("")
  })

  it("waits ten seconds for a request that never ends, then exits with 0 too", { timeout: 30_000 }, async () => {
    const server = start()
    const port = await server.port
    const hanging = connect(port, "127.0.0.1").on("error", () => {})
    const closed = once(hanging, "close")
    hanging.write("POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n")
    await fetch(`http://127.0.0.1:${port}/healthz`)
    server.process.kill("SIGTERM")
    await closed
    expect(await server.ended).toBe(0)
    expect(server.stderr()).toBe("")
  })
})

it("a start with a database that another program has locked prints one line that says so, and exits with 1", {
  timeout: 30_000,
}, async () => {
  expect(await refusalOf(lockedOut.server)).toMatch(/^DATABASE_URL: the database is locked by another program.+\n$/)
})

async function until(isSo: () => Promise<boolean>): Promise<void> {
  // Polling without a pause would take the processor from the server.
  while (!(await isSo())) await pause(PAUSE_MS)
}
