import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { appendFileSync, chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { freePort, prepareData } from "../../packages/testkit/src/postgres.ts"
import { type PostgresBinaries, placePostgres } from "../../packages/testkit/src/postgres-binaries.ts"

/** A fully durable PostgreSQL that can be stopped and restarted on its data. */
export type PostgresServer = {
  url: string
  port: string
  start(): Promise<void>
  /** SIGINT disconnects all clients and shuts down cleanly; after SIGQUIT the server must recover. */
  stop(signal: "SIGINT" | "SIGQUIT"): Promise<void>
  run(sql: string): Promise<unknown>
  /** Starts a standby. From then on every commit also waits until the standby has written it to disk. */
  openStandby(): Promise<PostgresServer>
  remove(): Promise<void>
}

const STANDBY = "standby"

/** Sets up an empty database and starts it. */
export async function openPostgres(): Promise<PostgresServer> {
  const place = placePostgres()
  const data = join(place.folder, "data")
  prepareData(place, data)
  return openOn(place, data)
}

async function openOn(place: PostgresBinaries, data: string): Promise<PostgresServer> {
  const port = await freePort()
  let child: ChildProcess | null = null
  const kill = () => {
    // Its worker processes end with it.
    child?.kill("SIGQUIT")
    rmSync(place.folder, { recursive: true, force: true })
  }
  process.once("exit", kill)
  const server: PostgresServer = {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    port: String(port),
    async start() {
      child = await startOn(place, data, port)
    },
    async stop(signal) {
      if (!child) return
      const exit = once(child, "exit")
      process.kill(Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]), signal)
      await exit
      child = null
    },
    async run(sql) {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      return client.query(sql).finally(() => client.end())
    },
    async openStandby() {
      await server.stop("SIGINT")
      const place = standbyOf(data, port)
      await server.start()
      const standby = await openOn(place, join(place.folder, "data"))
      await server.run(`ALTER SYSTEM SET synchronous_standby_names = '${STANDBY}'`)
      await server.run("SELECT pg_reload_conf()")
      return standby
    },
    async remove() {
      await server.stop("SIGINT")
      process.off("exit", kill)
      rmSync(place.folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

/** Copies a stopped server's data and configures the copy as its standby. */
function standbyOf(data: string, primaryPort: number): PostgresBinaries {
  const place = placePostgres()
  const copy = join(place.folder, "data")
  cpSync(data, copy, { recursive: true })
  chmodSync(copy, 0o700)
  writeFileSync(join(copy, "standby.signal"), "")
  appendFileSync(
    join(copy, "postgresql.auto.conf"),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=postgres application_name=${STANDBY}'
wal_retrieve_retry_interval = 200ms
`,
  )
  const { uid, gid } = place.owner
  if (uid !== undefined) execFileSync("chown", ["-R", `${uid}:${gid}`, copy])
  return place
}

async function startOn(
  { postgres, owner, folder }: PostgresBinaries,
  data: string,
  port: number,
): Promise<ChildProcess> {
  const settings = ["listen_addresses=127.0.0.1", "synchronous_commit=on", "fsync=on"].flatMap((flag) => ["-c", flag])
  const args = ["-D", data, "-p", String(port), "-k", folder, ...settings]
  const child = spawn(postgres, args, { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let log = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log = (log + text).slice(-10_000)
    if (/ready to accept (read-only )?connections/.test(log)) resolve()
  })
  child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  await promise
  return child
}
