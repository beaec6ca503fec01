import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"

type Spread = { p50: number; p99: number; max: number }

/** Milliseconds since the last call: delays of the event loop, and commits, which block it. */
export type Blocking = { loop: Spread; commit: Spread & { count: number; totalMs: number } }

/** What a server process needs to record how its event loop is blocked, and how to ask it; each answer starts anew. */
export function recordBlocking(name: string): { env: Record<string, string>; take(): Promise<Blocking> } {
  const socketPath = join(tmpdir(), `blocking-${process.pid}-${name}`)
  return {
    env: {
      BLOCKING_SOCKET: socketPath,
      NODE_OPTIONS: `--import=${new URL("blocking-recorder.ts", import.meta.url).href}`,
    },
    async take() {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      request({ socketPath }, (response) => text(response).then(resolve, reject))
        .once("error", reject)
        .end()
      return JSON.parse(await promise)
    },
  }
}
