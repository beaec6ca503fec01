import { join } from "node:path"
import { spawnServer } from "../../apps/server/test/server-process.ts"
import { BENCH_SECRET } from "./judging-show.ts"

export type BenchServer = { port: number; pid: number; stop(): Promise<void> }

const SETTINGS = {
  NODE_ENV: "production",
  LOGIN_RATE_LIMIT: "0",
  LOG_LEVEL: "info",
  SESSION_SECRET: BENCH_SECRET,
  MASTER_ADMIN_PASSWORD: "master-of-all-shows",
}

/** The product in a process of its own, with the log that people run it with; NODE_OPTIONS is handed on, for profilers. */
export const startProduct = (env: Record<string, string> = {}) => start({ ...SETTINGS, ...env })

/** A program of bench/baseline in a process of its own. */
export const startBaseline = (name: string, env: Record<string, string>) =>
  start(env, join(import.meta.dirname, `../baseline/${name}.ts`))

async function start(env: Record<string, string>, program?: string): Promise<BenchServer> {
  const profiler = process.env.BENCH_SERVER_OPTIONS
  const server = spawnServer({ ...env, ...(profiler && { NODE_OPTIONS: profiler }) }, program)
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
