import { openConnection } from "./connection.ts"

export type Load = { perSecond: number; latencies: number[] }

/**
 * Sends all requests over so many connections, each its next once its last is answered. Throws unless all are answered
 * with 200.
 */
export async function drive(port: number, connections: number, requests: readonly Buffer[]): Promise<Load> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const latencies: number[] = []
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    lines.map(async (line) => {
      for (let request = requests[next++]; request; request = requests[next++]) {
        const { status, body, ms } = await line.send(request)
        if (status !== 200) throw new Error(`${status} ${body}`)
        latencies.push(ms)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  for (const line of lines) line.close()
  return { perSecond: requests.length / seconds, latencies }
}
