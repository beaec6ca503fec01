import { type S3Store, startS3Store } from "../../../apps/server/test/s3-store.ts"
import { type LoadServer, startServer } from "../../lib/bench-server.ts"
import { freePorts } from "../../load/servers.ts"
import { openPostgres, type PostgresServer } from "../postgres-server.ts"
import { startHaproxy, untilForwarding } from "./haproxy.ts"

const BUCKET = "photos"

/** Servers behind HAProxy, PostgreSQL with a synchronous standby, also behind HAProxy, and photos in a bucket. */
export type Cluster = {
  /** HAProxy's address for phones and screens. */
  address: string
  /** HAProxy's address of the database, for the servers. */
  databaseUrl: string
  primary: PostgresServer
  standby: PostgresServer
  servers: { restart(end: NodeJS.Signals): Promise<void> }[]
  store: S3Store
  stop(): Promise<void>
}

/** `prepare` fills the database before the servers start. */
export async function openCluster(
  folder: string,
  count: number,
  prepare: (url: string) => Promise<unknown>,
): Promise<Cluster> {
  const closing: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closing.reverse()) await close()
  }
  try {
    const primary = await openPostgres()
    closing.push(() => primary.remove())
    await prepare(primary.url)
    const standby = await primary.openStandby()
    closing.push(() => standby.remove())
    const store = await startS3Store(BUCKET)
    closing.push(() => store.stop())
    const [web, database, ...ports] = await freePorts(count + 2)
    if (!web || !database) throw new Error("There is no free port.")
    const proxy = await startHaproxy(folder, {
      web,
      servers: ports,
      database,
      primary: primary.port,
      standby: standby.port,
    })
    closing.push(() => proxy.stop())
    const databaseUrl = `postgresql://postgres@127.0.0.1:${database}/postgres`
    const start = (port: string) =>
      startServer({
        url: databaseUrl,
        dataDir: folder,
        port,
        env: { ...store.env, PHOTOS_URL: `s3://${BUCKET}`, TRUST_PROXY: "1" },
      })
    const running: LoadServer[] = await Promise.all(ports.map(start))
    closing.push(() => Promise.all(running.map((server) => server.end("SIGKILL"))))
    const servers = ports.map((port, index) => ({
      async restart(end: NodeJS.Signals) {
        await running[index]?.end(end)
        running[index] = await start(port)
      },
    }))
    const address = `http://127.0.0.1:${web}`
    await untilForwarding(address)
    return { address, databaseUrl, primary, standby, servers, store, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
