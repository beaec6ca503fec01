import { openConnection } from "./connection.ts"

export type Load = { perSecond: number; latencies: number[] }

/**
 * Sends all requests over the given number of connections; each sends its next request after the previous response.
 * Throws if a status is not 200.
 */
export async function drive(port: number, connections: number, requests: readonly Buffer[]): Promise<Load> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)))
  const latencies: number[] = []
  let next = 0
  const startedAt = performance.now()
  await Promise.all(
    opened.map(async (connection) => {
      for (let request = requests[next++]; request; request = requests[next++]) {
        const { status, body, ms } = await connection.send(request)
        if (status !== 200) throw new Error(`${status} ${body}`)
        latencies.push(ms)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  for (const connection of opened) connection.close()
  return { perSecond: requests.length / seconds, latencies }
}
