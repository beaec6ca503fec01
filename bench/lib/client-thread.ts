import { parentPort, Worker } from "node:worker_threads"
import { type Answer, type Connection, openConnection, requestOf } from "./connection.ts"

/** A question with a body is a POST. */
type Question = { port: number; path: string; headers: Record<string, string>; body?: unknown }

/** Starts a client in its own thread, so that the server's thread does only the server's work. */
export function startClientThread() {
  const worker = new Worker(new URL(import.meta.url))
  return {
    ask(question: Question): Promise<Answer> {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      worker.once("message", resolve).once("error", reject)
      worker.postMessage(question)
      return promise.finally(() => worker.off("message", resolve).off("error", reject))
    },
    stop: () => worker.terminate(),
  }
}

/** One connection to each server, as a browser keeps it. */
const connections = new Map<number, Connection>()

parentPort?.on("message", async ({ port, path, headers, body }: Question) => {
  const connection = connections.get(port) ?? (await openConnection(port))
  connections.set(port, connection)
  parentPort?.postMessage(
    await connection.send(requestOf(body === undefined ? "GET" : "POST", path, { headers, body })),
  )
})
