import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { freePort, prepareData } from "../../packages/testkit/src/postgres.ts"
import { type PostgresPlace, placePostgres } from "../../packages/testkit/src/postgres-binaries.ts"

/** A fully durable PostgreSQL that can be stopped and restarted on its data. */
export type PostgresServer = {
  url: string
  start(): Promise<void>
  /** SIGINT disconnects everybody and shuts down cleanly; after SIGQUIT it has to recover. */
  stop(signal: "SIGINT" | "SIGQUIT"): Promise<void>
  remove(): Promise<void>
}

/** Sets up an empty database and starts it. */
export async function openPostgres(): Promise<PostgresServer> {
  const place = placePostgres()
  const data = join(place.folder, "data")
  prepareData(place, data)
  const port = await freePort()
  let child: ChildProcess | null = null
  const kill = () => {
    // Its workers notice and end with it.
    child?.kill("SIGQUIT")
    rmSync(place.folder, { recursive: true, force: true })
  }
  process.once("exit", kill)
  const server: PostgresServer = {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
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
    async remove() {
      await server.stop("SIGINT")
      process.off("exit", kill)
      rmSync(place.folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

async function startOn({ postgres, owner, folder }: PostgresPlace, data: string, port: number): Promise<ChildProcess> {
  const settings = ["listen_addresses=127.0.0.1", "synchronous_commit=on", "fsync=on"].flatMap((flag) => ["-c", flag])
  const args = ["-D", data, "-p", String(port), "-k", folder, ...settings]
  const child = spawn(postgres, args, { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let log = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log = (log + text).slice(-10_000)
    if (log.includes("ready to accept connections")) resolve()
  })
  child.once("exit", () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  await promise
  return child
}
