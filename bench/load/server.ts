import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { LOAD_SECRET } from "./panel.ts"

const REPOSITORY = join(import.meta.dirname, "../..")

/** The server as a process, as `npm start` runs it. */
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

const running = new Set<ChildProcess>()
// No server may keep running after the measurement, even if that fails.
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL")
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1))

/** Resolves once the server listens. Throws with its output if it ends before that. */
export async function startServer({ url, dataDir, port = "0", under = [], env }: LoadServerPlan): Promise<LoadServer> {
  const [command = process.execPath, ...args] = [
    ...under,
    process.execPath,
    join(REPOSITORY, "apps/server/src/main.ts"),
  ]
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      DEMO: "0",
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "2",
      NODE_COMPILE_CACHE: join(REPOSITORY, "node_modules/.cache/rosette/compiled"),
      SESSION_SECRET: LOAD_SECRET,
      MASTER_ADMIN_PASSWORD: "master-of-all-shows",
      LOGIN_RATE_LIMIT: "0",
      LOG_LEVEL: "fatal",
      ...env,
    },
  })
  running.add(child)
  const ended = once(child, "close").then(([code]: (number | null)[]) => {
    running.delete(child)
    return code ?? null
  })
  const address = await listening(child, ended)
  return {
    address,
    port: new URL(address).port,
    pid: child.pid ?? 0,
    signal: (signal) => void child.kill(signal),
    end(signal = "SIGTERM") {
      child.kill(signal)
      return ended
    },
  }
}

function listening({ stdout, stderr }: ChildProcess, ended: Promise<number | null>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let printed = ""
  const read = (text: string) => {
    printed += text
    const address = /listening on (http:\/\/\S+)/.exec(printed)?.[1]
    if (address) resolve(address)
  }
  stdout?.setEncoding("utf8").on("data", read)
  stderr?.setEncoding("utf8").on("data", read)
  void ended.then((code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  return promise
}
