import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

const SHIPPED = join(import.meta.dirname, "../../../ops/haproxy.cfg")
const START_MS = 5_000
const BETWEEN_CHECKS_MS = 100

export type Ports = { web: string; servers: readonly string[]; database: string; primary: string; standby: string }
export type Proxy = { stop(): Promise<void> }

export function hasHaproxy(): boolean {
  try {
    execFileSync("haproxy", ["-v"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

/** The shipped configuration with the addresses of these processes. */
function configurationOf({ web, servers, database, primary, standby }: Ports): string {
  const here = (port: string) => `127.0.0.1:${port}`
  const lines = servers.map((port, index) => `\tserver rosette-${index + 1} ${here(port)} check`)
  return readFileSync(SHIPPED, "utf8")
    .replace(/^\tserver rosette-1 .*\n\tserver rosette-2 .*$/m, lines.join("\n"))
    .replace("bind :8080", `bind ${here(web)}`)
    .replace("bind :5433", `bind ${here(database)}`)
    .replace("postgres-1:5432", here(primary))
    .replace("postgres-2:5432", here(standby))
}

/** Starts HAProxy with the shipped configuration. Resolves once it listens. */
export async function startHaproxy(folder: string, ports: Ports): Promise<Proxy> {
  const file = join(folder, "haproxy.cfg")
  writeFileSync(file, configurationOf(ports))
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: ["ignore", "ignore", "pipe"] })
  let log = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log = (log + text).slice(-5_000)
  })
  const kill = () => void child.kill("SIGKILL")
  process.once("exit", kill)
  const ended = once(child, "close")
  for (const until = Date.now() + START_MS; !(await listens(Number(ports.web))); await wait(20))
    if (Date.now() > until || hasEnded(child)) throw new Error(`HAProxy did not start: ${log}`)
  return {
    async stop() {
      process.off("exit", kill)
      kill()
      await ended
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

function listens(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ port, host: "127.0.0.1" })
  socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
  return promise.finally(() => socket.destroy())
}

/** Until its first health checks HAProxy has no server to forward to. */
export async function untilForwarding(address: string): Promise<void> {
  while (!(await fetch(`${address}/readyz`)).ok) await wait(BETWEEN_CHECKS_MS)
}
