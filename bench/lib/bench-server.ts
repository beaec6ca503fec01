import { join } from "node:path"
import { type ServerProcess, spawnServer } from "../../apps/server/test/server-process.ts"
import { BENCH_SECRET } from "./judging-show.ts"

export type BenchServer = { port: number; pid: number; stop(): Promise<void> }

const SETTINGS = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  LOGIN_RATE_LIMIT: "0",
  LOG_LEVEL: "info",
  SESSION_SECRET: BENCH_SECRET,
  MASTER_ADMIN_PASSWORD: "master-of-all-shows",
}
/** The same as `npm start`. */
const NODE_OPTIONS = "--max-semi-space-size=4"

const running = new Set<ServerProcess>()
// No server may keep running after the measurement, even if that fails.
process.on("exit", () => {
  for (const server of running) server.process.kill("SIGKILL")
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1))

function spawn(...started: Parameters<typeof spawnServer>): ServerProcess {
  const server = spawnServer(...started)
  running.add(server)
  void server.ended.then(() => running.delete(server))
  return server
}

const optionsOf = (...options: (string | undefined)[]) => ({ NODE_OPTIONS: options.filter(Boolean).join(" ") })

/** Starts the server as a process, with its usual log. BENCH_SERVER_OPTIONS adds Node options, for profilers. */
export const startProduct = (env: Record<string, string> = {}) =>
  started({ ...SETTINGS, ...env, ...optionsOf(NODE_OPTIONS, env.NODE_OPTIONS, process.env.BENCH_SERVER_OPTIONS) })

/** Starts a program of bench/baseline as a process. */
export const startBaseline = (name: string, env: Record<string, string>) =>
  started(
    { ...env, ...optionsOf(env.NODE_OPTIONS, process.env.BENCH_SERVER_OPTIONS) },
    join(import.meta.dirname, `../baseline/${name}.ts`),
  )

async function started(env: Record<string, string>, program?: string): Promise<BenchServer> {
  const server = spawn(env, program)
  return {
    port: await server.port,
    pid: server.process.pid ?? 0,
    async stop() {
      server.process.kill("SIGTERM")
      await server.ended
      await server.remove()
    },
  }
}

/** A server that a fault can hit. */
export type LoadServer = {
  address: string
  port: string
  pid: number
  signal(signal: NodeJS.Signals): void
  /** Ends it, by default with SIGTERM, and returns its exit code; null if a signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** `under` is a command that starts the server, with its arguments. */
export type LoadServerPlan = {
  url: string
  dataDir: string
  port?: string
  under?: string[]
  env?: Record<string, string>
}

/** Resolves once the server listens. Throws with its output if it ends before that. */
export async function startServer({ url, dataDir, port = "0", under, env }: LoadServerPlan): Promise<LoadServer> {
  const own = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: port, LOG_LEVEL: "fatal", ...env }
  const server = spawn({ ...SETTINGS, ...optionsOf(NODE_OPTIONS), ...own }, undefined, under)
  const listening = String(await server.port)
  return {
    address: `http://127.0.0.1:${listening}`,
    port: listening,
    pid: server.process.pid ?? 0,
    signal: (signal) => void server.process.kill(signal),
    async end(signal = "SIGTERM") {
      server.process.kill(signal)
      const code = await server.ended
      await server.remove()
      return code
    },
  }
}
