import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { type PostgresPlace, placePostgres } from "./postgres-binaries.ts"

/** Durability is not what these tests ask of PostgreSQL, and every database is dropped in the end. */
const FLAGS = [
  "fsync=off",
  "full_page_writes=off",
  "synchronous_commit=off",
  "max_connections=200",
  "listen_addresses=127.0.0.1",
]

let running: { process: ChildProcess; place: PostgresPlace } | null = null

/** Starts one PostgreSQL for a test run and names it in TEST_POSTGRES_URL; where that is set already, the server it names is used. */
export async function setup(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return
  const place = placePostgres()
  const data = join(place.folder, "data")
  const options = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
  const initdb = spawnSync(place.initdb, options, { ...place.owner, encoding: "utf8", cwd: place.folder })
  if (initdb.status !== 0) throw new Error(`PostgreSQL could not be prepared: ${initdb.error ?? initdb.stderr}`)
  const port = await freePort()
  const args = ["-D", data, "-p", String(port), "-k", place.folder, ...FLAGS.flatMap((flag) => ["-c", flag])]
  const server = spawn(place.postgres, args, { ...place.owner, cwd: place.folder, stdio: ["ignore", "ignore", "pipe"] })
  running = { process: server, place }
  process.once("exit", () => server.kill("SIGQUIT"))
  await untilReady(server)
  process.env.TEST_POSTGRES_URL = `postgresql://postgres@127.0.0.1:${port}/postgres`
}

/** Stops what setup started and removes its folder. */
export async function teardown(): Promise<void> {
  if (!running) return
  const { process: server, place } = running
  running = null
  const { promise, resolve } = Promise.withResolvers<void>()
  server.once("exit", () => resolve())
  server.kill("SIGINT")
  await promise
  rmSync(place.folder, { recursive: true, force: true })
}

function untilReady(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let log = ""
  server.stderr?.setEncoding("utf8").on("data", (text: string) => {
    log += text
    if (log.includes("ready to accept connections")) resolve()
  })
  server.once("error", reject)
  server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  return promise
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer().once("error", reject)
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address()
    probe.close(() =>
      address && typeof address === "object" ? resolve(address.port) : reject(new Error("No free port")),
    )
  })
  return promise
}
