import { freePort } from "../../packages/testkit/src/postgres.ts"
import { hasHaproxy, startHaproxy, untilForwarding } from "../faults/servers/haproxy.ts"
import { type LoadServer, startServer } from "../lib/bench-server.ts"

/** Servers on one database, behind one address: that of the only server, or of HAProxy, which balances round robin. */
export type Servers = { address: string; port: number; each: LoadServer[]; end(): Promise<void> }

/** Starts the servers. Throws if there are several and HAProxy is not installed. */
export async function openServers(
  url: string,
  dataDir: string,
  count: number,
  env: Record<string, string> = {},
): Promise<Servers> {
  if (count === 1) {
    const each = [await startServer({ url, dataDir, env })]
    const { address = "", port } = each[0] ?? {}
    return { address, port: Number(port), each, end: () => endAll(each) }
  }
  if (!hasHaproxy()) throw new Error("Several servers need haproxy in the PATH.")
  const [web = "", database = "", ...ports] = await freePorts(count + 2)
  // The servers connect to the database directly, because it does not fail here.
  const { port: postgres } = new URL(url)
  const proxy = await startHaproxy(dataDir, { web, servers: ports, database, primary: postgres, standby: postgres })
  const start = (port: string) => startServer({ url, dataDir, port, env: { ...env, TRUST_PROXY: "1" } })
  const each = await Promise.all(ports.map(start))
  const address = `http://127.0.0.1:${web}`
  await untilForwarding(address)
  return {
    address,
    port: Number(web),
    each,
    async end() {
      await endAll(each)
      await proxy.stop()
    },
  }
}

const endAll = async (each: readonly LoadServer[]) => void (await Promise.all(each.map((server) => server.end())))

/** Returns `count` different unused ports. */
export async function freePorts(count: number): Promise<string[]> {
  const ports = new Set<string>()
  while (ports.size < count) ports.add(String(await freePort()))
  return [...ports]
}
