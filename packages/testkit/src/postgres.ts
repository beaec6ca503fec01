import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { rmSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import type { Readable, Writable } from "node:stream"
import { type PostgresBinaries, placePostgres } from "./postgres-binaries.ts"

const FLAGS = ["max_connections=200", "listen_addresses=127.0.0.1"]
/**
 * Tests do not need durability: the data is removed afterwards. Autovacuum is off because statistics taken while a test fills
 * tables in one transaction see none of its rows, and queries planned with them take minutes.
 */
const NOT_DURABLE = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off"]
/** Milliseconds until PostgreSQL looks for a deadlock instead of a second, which tests of deadlocks would wait. */
const EAGER = ["deadlock_timeout=100"]

/** Runs PostgreSQL until the test run closes its standard input or dies, then stops it and removes its folder. */
const KEEPER = `
  const { program, args, owner, folder } = JSON.parse(process.argv[1])
  const { spawn } = require("node:child_process")
  const server = spawn(program, args, { ...owner, cwd: folder, stdio: ["ignore", "ignore", "inherit"] })
  server.on("exit", () => {
    require("node:fs").rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
  process.stdin.resume().on("end", () => server.kill("SIGINT"))
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGINT"))
`

type Keeper = ChildProcessByStdio<Writable, null, Readable>
let keeper: Keeper | null = null

/** Starts one PostgreSQL for a test run and sets TEST_POSTGRES_URL; if that is already set, its server is used. */
export async function setup(): Promise<void> {
  if (!process.env.TEST_POSTGRES_URL) await startPostgres([...NOT_DURABLE, ...EAGER])
}

/** The same for a measurement, with PostgreSQL's default durability. */
export async function setupDurable(): Promise<void> {
  if (!process.env.TEST_POSTGRES_URL) await startPostgres([])
}

async function startPostgres(moreFlags: readonly string[]): Promise<void> {
  const place = placePostgres()
  const data = join(place.folder, "data")
  prepareData(place, data)
  const port = await freePort()
  const args = [
    "-D",
    data,
    "-p",
    String(port),
    "-k",
    place.folder,
    ...[...FLAGS, ...moreFlags].flatMap((flag) => ["-c", flag]),
  ]
  const orders = JSON.stringify({ program: place.postgres, args, owner: place.owner, folder: place.folder })
  keeper = spawn(process.execPath, ["-e", KEEPER, orders], { stdio: ["pipe", "ignore", "pipe"] })
  await untilReady(keeper)
  process.env.TEST_POSTGRES_URL = `postgresql://postgres@127.0.0.1:${port}/postgres`
}

/** Stops the PostgreSQL that `setup` or `setupDurable` started. */
export async function teardown(): Promise<void> {
  if (!keeper) return
  const exit = once(keeper, "exit")
  keeper.stdin.end()
  await exit
  keeper = null
}

/** Creates an empty cluster in the folder; on a failure removes the whole place and throws. */
export function prepareData({ initdb, owner, folder }: PostgresBinaries, data: string): void {
  const options = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
  const { status, error, stderr } = spawnSync(initdb, options, { ...owner, encoding: "utf8", cwd: folder })
  if (status === 0) return
  rmSync(folder, { recursive: true, force: true })
  throw new Error(`PostgreSQL could not be prepared: ${error ?? stderr}`)
}

function untilReady({ stderr }: Keeper): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let log = ""
  const listen = (text: string) => {
    log += text
    if (log.includes("ready to accept connections")) done()
  }
  const done = () => {
    // Later output must be drained, or the server blocks once the pipe is full.
    stderr.off("data", listen).resume()
    resolve()
  }
  stderr.setEncoding("utf8").on("data", listen)
  stderr.once("end", () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  return promise
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1")
  await once(probe, "listening")
  const address = probe.address()
  probe.close()
  await once(probe, "close")
  if (!address || typeof address !== "object") throw new Error("There is no free port.")
  return address.port
}
