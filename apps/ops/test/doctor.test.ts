import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { openDatabase } from "../../server/src/data/open-database.ts"
import { buildServerInto } from "../../server/test/built-server.ts"
import { DATABASES } from "../../server/test/databases.ts"
import { type ServerProcess, spawnServer } from "../../server/test/server-process.ts"
import { readDatabase } from "../src/doctor/database.ts"
import { readDemo } from "../src/doctor/demo.ts"
import { type DoctorOptions, doctor } from "../src/doctor/doctor.ts"
import type { Check, Finding } from "../src/doctor/finding.ts"
import { CERTIFICATE, CERTIFICATE_FILE, startProxy } from "./https-proxy.ts"

const SETTINGS_OK: Finding = { check: "settings", state: "ok", found: "Every setting can be read.", toDo: null }
const TWO_HOURS_MS = 7_200_000
const trusted = getCACertificates("default")

let program: string
const opened: Server[] = []
beforeAll(() => {
  program = mkdtempSync(join(tmpdir(), "rosette-program-"))
  buildServerInto(program)
  mkdirSync(join(program, "web"))
  writeFileSync(join(program, "web/index.html"), '<script src="/assets/index-abc.js"></script>')
  setDefaultCACertificates([...trusted, CERTIFICATE])
})
afterAll(() => {
  setDefaultCACertificates(trusted)
  for (const server of opened) server.close().closeAllConnections()
  rmSync(program, { recursive: true })
})

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  opened.push(server)
  await once(server.listen(0, "127.0.0.1"), "listening")
  return (server.address() as AddressInfo).port
}

/** Another machine, whose clock is this much ahead. */
const clockAhead = async (ms: number) =>
  `http://127.0.0.1:${await listening((_, answer) => answer.setHeader("date", new Date(Date.now() + ms).toUTCString()).end())}`

/** A server behind a proxy with https; `env` are the settings with which it was started. */
type SetUp = { server: ServerProcess; options: DoctorOptions; dataDir: string; proxy: Orders }
type Orders = Parameters<typeof startProxy>[0]

async function setUp(
  settings: Record<string, string>,
  hasPublicUrl: boolean,
): Promise<SetUp & { stop(): Promise<void> }> {
  const proxy: Orders = { port: 0, passesProtocol: true }
  const { url, stop } = await startProxy(proxy)
  const env: Record<string, string> = { TRUST_PROXY: "1", EVENT_CREATION: "master", HOST: "127.0.0.1", ...settings }
  if (hasPublicUrl) env.PUBLIC_URL = url
  const server = spawnServer(env, join(program, "main.js"))
  const { dataDir } = server
  proxy.port = await server.port
  const asStarted = { ...env, DATA_DIR: dataDir, PORT: String(proxy.port) }
  const installed = { web: join(program, "web"), server: join(program, "main.js") }
  const options = { env: asStarted, address: url, timeFrom: await clockAhead(0), program: installed }
  return {
    server,
    options,
    dataDir,
    proxy,
    async stop() {
      stop()
      await server.remove()
    },
  }
}

const findingsOf = (findings: readonly Finding[], check: Check) => findings.filter((finding) => finding.check === check)
const faultsIn = (findings: readonly Finding[]) => findings.filter(({ state }) => state === "fault")

describe("a set-up that is well", () => {
  let well: Awaited<ReturnType<typeof setUp>>
  beforeAll(async () => {
    well = await setUp({ BACKUP_EVERY: "1d" }, true)
    // The first backup is made at once.
    await vi.waitFor(() => expect(well.server.stdout()).toContain("backup made"), { timeout: 60_000 })
  })
  afterAll(() => well.stop())

  const look = (changes: Partial<DoctorOptions> = {}) => doctor({ ...well.options, ...changes })
  const lookWith = (env: Record<string, string>) => look({ env: { ...well.options.env, ...env } })

  /** The faults with something broken, which is mended afterwards: there is one, of this check. */
  async function onlyFault(check: Check, findings: readonly Finding[]): Promise<Finding | undefined> {
    expect(faultsIn(findings).map((finding) => finding.check)).toEqual([check])
    return findingsOf(findings, check)[0]
  }

  it("has no fault, and every check has looked", async () => {
    const findings = await look()
    expect(faultsIn(findings)).toEqual([])
    expect(findings.filter(({ state }) => state === "warning").map(({ check }) => check)).toEqual(["backups"])
    expect(new Set(findings.map(({ check }) => check)).size).toBe(14)
  })

  it("a data folder open to all", async () => {
    chmodSync(well.dataDir, 0o755)
    onTestFinished(() => chmodSync(well.dataDir, 0o700))
    expect(await onlyFault("data-folder", await look())).toMatchObject({ toDo: `chmod 700 ${well.dataDir}` })
  })

  it("a wrong PUBLIC_URL: of another program, of another installation, of nobody, and one that leads elsewhere", async () => {
    const second = await setUp({}, true)
    onTestFinished(() => second.stop())
    const other = await listening((_, answer) => answer.end("<h1>It works</h1>"))
    const elsewhere = await listening((_, answer) =>
      answer.writeHead(308, { location: "https://shows.example/" }).end(),
    )
    const wrong = async (url: string) =>
      findingsOf(await lookWith({ PUBLIC_URL: url }), "public-address").map(({ state, found }) => `${state}: ${found}`)
    expect(await wrong(`http://0.0.0.0:${other}`)).toEqual([expect.stringMatching(/^fault: .*something else answers/)])
    expect(await wrong(String(second.options.address))).toEqual([
      expect.stringMatching(/^fault: .*another installation/),
    ])
    expect(await wrong("https://nobody.invalid")).toEqual([expect.stringMatching(/^fault: .*does not answer/)])
    expect(await wrong(`http://0.0.0.0:${elsewhere}`)).toEqual([
      expect.stringMatching(/^fault: .*leads on to https:\/\/shows\.example/),
    ])
  })

  it("no backup", async () => {
    renameSync(join(well.dataDir, "backups"), join(well.dataDir, "moved"))
    onTestFinished(() => renameSync(join(well.dataDir, "moved"), join(well.dataDir, "backups")))
    expect((await onlyFault("backups", await lookWith({ BACKUP_EVERY: "off" })))?.found).toMatch(/There is no backup/)
    expect((await onlyFault("backups", await lookWith({ BACKUP_TO: "/not-mounted" })))?.toDo).toMatch(
      /Connect the disk/,
    )
  })

  it("a clock two hours wrong", async () => {
    const fault = await onlyFault("clock", await look({ timeFrom: await clockAhead(TWO_HOURS_MS) }))
    expect(fault?.found).toMatch(/(2 h 0 min|120 minutes) behind/)
  })

  it("an old build: browser files from before the server", async () => {
    const page = join(program, "web/index.html")
    const { atime, mtime } = statSync(page)
    utimesSync(page, atime, new Date(mtime.getTime() - TWO_HOURS_MS))
    onTestFinished(() => utimesSync(page, atime, mtime))
    expect((await onlyFault("browser-files", await look()))?.found).toMatch(/older than the server/)
  })

  it("a database nobody can reach", async () => {
    const findings = await lookWith({ DATABASE_URL: "postgresql://rosette:hidden@127.0.0.1:1/rosette" })
    const fault = await onlyFault("database", findings)
    expect(fault?.found).toMatch(/127\.0\.0\.1:1: nothing listens there/)
    expect(JSON.stringify(findings)).not.toContain("hidden")
  })

  it("photos that cannot be written", async () => {
    writeFileSync(join(well.dataDir, "photos"), "no folder")
    onTestFinished(() => rmSync(join(well.dataDir, "photos")))
    expect((await onlyFault("photos", await look()))?.found).toMatch(/is not a folder/)
  })

  it("is a command of the build: settings from a file, findings as JSON, exit code 0 without a fault and 1 with one", async () => {
    const file = join(well.dataDir, "settings.env")
    onTestFinished(() => rmSync(file))
    const run = async (changes: Record<string, string>) => {
      const lines = Object.entries({ ...well.options.env, ...changes })
      writeFileSync(file, lines.map(([name, value]) => `${name}=${value}\n`).join(""))
      const args = ["doctor", "--json", "--settings", file, "--time-from", well.options.timeFrom ?? "off"]
      const env = { PATH: process.env.PATH, ROSETTE_HOME: well.dataDir, NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE }
      const child = spawn(process.execPath, [join(program, "rosette.js"), ...args], { env })
      const [said, complained, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "close"),
      ])
      expect(complained).toBe("")
      const findings: Finding[] = JSON.parse(said)
      return { code, findings }
    }
    expect(await run({})).toEqual({ code: 0, findings: expect.arrayContaining([SETTINGS_OK]) })
    expect(await run({ BACKUP_TO: "/nowhere" })).toEqual({ code: 1, findings: expect.arrayContaining([SETTINGS_OK]) })
  })

  it("a certificate that phones do not trust", async () => {
    setDefaultCACertificates(trusted)
    onTestFinished(() => setDefaultCACertificates([...trusted, CERTIFICATE]))
    expect((await onlyFault("certificate", await look()))?.found).toMatch(/DEPTH_ZERO_SELF_SIGNED_CERT/)
  })
})

describe("a set-up without PUBLIC_URL, with the demo", () => {
  let open: Awaited<ReturnType<typeof setUp>>
  beforeAll(async () => {
    open = await setUp({ DEMO: "1" }, false)
  })
  afterAll(() => open.stop())

  it("default demo passwords at a public address", async () => {
    expect(findingsOf(await doctor(open.options), "demo")).toMatchObject([
      { state: "fault", found: expect.stringMatching(/at a public address/) },
    ])
    expect(findingsOf(await doctor({ ...open.options, address: undefined }), "demo")).toMatchObject([
      { state: "warning" },
    ])
  })

  it("a proxy that does not pass the protocol", async () => {
    expect(findingsOf(await doctor(open.options), "proxy")).toMatchObject([{ state: "ok" }])
    open.proxy.passesProtocol = false
    expect(findingsOf(await doctor(open.options), "proxy")).toMatchObject([
      { state: "fault", toDo: expect.stringMatching(/X-Forwarded-Proto/) },
    ])
  })
})

describe.each(DATABASES)("a database, on $dialect", ({ create }) => {
  const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }

  async function database() {
    const { url, drop } = await create()
    onTestFinished(drop)
    const run = async (sql: string) => {
      const db = await openDatabase({ url })
      await db.write((tx) => tx.run(sql))
      await db.close()
    }
    return { run, read: () => readDatabase({ databaseUrl: url, databaseDirectUrl: url }, user, readDemo) }
  }

  it("in order", async () => {
    const { read } = await database()
    expect(await read()).toMatchObject({ facts: { error: null, isEmpty: false, toRun: [] }, found: [] })
  })

  it("of an earlier version, and of a newer one", async () => {
    const { run, read } = await database()
    await run(
      "DELETE FROM _prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)",
    )
    expect(await read()).toMatchObject({ facts: { error: null, toRun: [expect.any(String)] }, found: null })
    await run("UPDATE _prisma_migrations SET migration_name = 'from_the_future'")
    expect((await read()).facts.error).toMatch(/comes from a newer version/)
  })

  it("without any table", async () => {
    const { run, read } = await database()
    await run("DROP TABLE _prisma_migrations")
    expect((await read()).facts).toMatchObject({ error: null, isEmpty: true })
  })
})
