import type { Asked } from "./ask.ts"
import { type Finding, fault, ok, warning } from "./finding.ts"
import { listensEverywhere, type Settings } from "./from-the-server.ts"
import { healthIn } from "./health.ts"

/** Where this machine reaches the server, past every proxy. */
export function addressHere({ host, port }: Pick<Settings, "host" | "port">): string {
  const name = listensEverywhere(host) ? "127.0.0.1" : host
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`
}

type ServerFacts = {
  address: string
  health: Asked
  ready: Asked
  /** The PUBLIC_URL with which it was started, null for none; undefined if it does not say. */
  startedWith: string | null | undefined
  /** That of the settings here. */
  publicUrl: string | undefined
  /** That of the installed files. */
  version: string
}

export function serverFinding(facts: ServerFacts): Finding {
  const { address, ready, version } = facts
  const { answer, reason } = facts.health
  if (answer === null)
    return warning("server", `No server answers at ${address} (${reason}).`, "Start it; its log says why if it ends.")
  const health = healthIn(answer)
  if (health === null)
    return fault(
      "server",
      `Another program answers at ${address}.`,
      "Stop that program, or set PORT and HOST as the server has them.",
    )
  if (health.version !== version)
    return fault(
      "server",
      `The server that runs is version ${health.version ?? "unknown"}, and its files here are version ${version}.`,
      "Restart the server.",
    )
  if (ready.answer?.status !== 200)
    return fault(
      "server",
      `The server at ${address} is not ready.`,
      "Its database does not answer, or it is ending: its log says which.",
    )
  return otherSettings(facts) ?? ok("server", `Version ${version} runs at ${address}.`)
}

function otherSettings({ startedWith, publicUrl }: ServerFacts): Finding | null {
  if (startedWith === undefined || startedWith === (publicUrl ?? null)) return null
  return fault(
    "server",
    `The server that runs has PUBLIC_URL ${startedWith ?? "not set"}, and the settings here have it ${publicUrl ?? "not set"}.`,
    "Restart the server after a change of its settings, or run this with the settings that it has (--settings FILE).",
  )
}
