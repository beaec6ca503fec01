import { join } from "node:path"
import { spawnServer } from "../../apps/server/test/server-process.ts"
import { BENCH_SECRET } from "./judging-show.ts"

export type BenchServer = { port: number; pid: number; stop(): Promise<void> }

/** The same as `npm start`. */
const NODE_OPTIONS = "--max-semi-space-size=4"
const SETTINGS = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/rosette/compiled"),
  LOGIN_RATE_LIMIT: "0",
  LOG_LEVEL: "info",
  SESSION_SECRET: BENCH_SECRET,
  MASTER_ADMIN_PASSWORD: "master-of-all-shows",
}

/** Starts the server as a process, with its usual log. BENCH_SERVER_OPTIONS adds Node options, for profilers. */
export const startProduct = (env: Record<string, string> = {}) =>
  start({ ...SETTINGS, ...env, NODE_OPTIONS: [NODE_OPTIONS, env.NODE_OPTIONS].filter(Boolean).join(" ") })

/** Starts a program of bench/baseline as a process. */
export const startBaseline = (name: string, env: Record<string, string>) =>
  start(env, join(import.meta.dirname, `../baseline/${name}.ts`))

async function start(env: Record<string, string>, program?: string): Promise<BenchServer> {
  const options = [env.NODE_OPTIONS, process.env.BENCH_SERVER_OPTIONS].filter(Boolean).join(" ")
  const server = spawnServer({ ...env, NODE_OPTIONS: options }, program)
  const port = await server.port
  return {
    port,
    pid: server.process.pid ?? 0,
    async stop() {
      server.process.kill("SIGTERM")
      await server.ended
      await server.remove()
    },
  }
}
