import { execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { buildServerInto } from "./built-server.ts"
import { DATABASES } from "./databases.ts"

/** The built server may be in any folder, belong to another user, and be read-only. */
let built: string
/** A copy of Node that another user can run: the one that runs the tests may be in a private folder. */
let node: string

beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), "rosette-built-"))
  buildServerInto(built)
  node = join(built, "node")
  copyFileSync(process.execPath, node)
  for (const name of readdirSync(built, { recursive: true, encoding: "utf8" })) chmodSync(join(built, name), 0o555)
  chmodSync(built, 0o555)
})
afterAll(() => {
  chmodSync(built, 0o755)
  rmSync(built, { recursive: true, force: true })
})

/** Another user, if the tests may switch user. */
function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }))
  return { uid: id("-u"), gid: id("-g") }
}

function newDataDir({ uid, gid }: ReturnType<typeof otherUser>): string {
  const folder = mkdtempSync(join(tmpdir(), "rosette-built-data-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const dataDir = join(folder, "data")
  mkdirSync(dataDir)
  if (uid !== undefined && gid !== undefined) chownSync(dataDir, uid, gid)
  return dataDir
}

function start(args: string[], env: Record<string, string> = {}, user = otherUser()) {
  const child = spawn(node, args, {
    ...user,
    cwd: built,
    env: { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn", DATA_DIR: newDataDir(user), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const greeted = Promise.withResolvers<void>()
  let said = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text
      if (said.includes("/master-admin-login")) greeted.resolve()
    })
  const ended = once(child, "close").then(([code]: unknown[]) => {
    greeted.resolve()
    return code
  })
  onTestFinished(() => void child.kill("SIGKILL"))
  return { child, greeted: greeted.promise, said: () => said, ended }
}

describe.each(DATABASES)("on $dialect", ({ dialect, create }) => {
  it("the built server needs neither sources nor packages, writes only to its data folder, and stops cleanly", async () => {
    const fresh = dialect === "postgresql" ? await create() : null
    if (fresh) onTestFinished(fresh.drop)
    const env = { DEMO: "0", ...(fresh && { DATABASE_URL: fresh.url }) }
    const { child, greeted, said, ended } = start([join(built, "main.js")], env)
    await greeted
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said())?.[0]
    expect(address, said()).toBeDefined()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"))
    expect(await (await fetch(`${address}/api/openapi.json`)).json()).toMatchObject({ info: { version } })
    child.kill("SIGTERM")
    expect(await ended, said()).toBe(0)
  })
})

it("the built commands exist, and the packages with a binary", async () => {
  for (const program of ["backup.js", "restore.js", "verify.js"]) {
    const { said, ended } = start([join(built, program)])
    expect(await ended).not.toBe(0)
    expect(said()).toMatch(/There is no database at|name one archive/)
  }
  const load = 'await import("sharp"); await import("@node-rs/argon2"); console.log(import.meta.resolve("sharp"))'
  const { said, ended } = start(["--input-type=module", "-e", load])
  expect(await ended, said()).toBe(0)
  expect(said()).toContain(`${built}/node_modules/sharp/`)
})

it("what root backs up and restores belongs to the user who runs the server, who can go on with it", async () => {
  const user = otherUser()
  const [dataDir, elsewhere] = [newDataDir(user), newDataDir(user)]
  const ownersBelow = (folder: string) =>
    new Set(readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => statSync(join(folder, name)).uid))
  const servedFrom = async (DATA_DIR: string) => {
    const { child, greeted, said, ended } = start([join(built, "main.js")], { DATA_DIR, DEMO: "0" })
    await greeted
    child.kill("SIGTERM")
    await ended
    return said()
  }
  await servedFrom(dataDir)
  const asRoot = async (DATA_DIR: string, ...args: string[]) => {
    const { ended, said } = start(args, { DATA_DIR }, {})
    expect(await ended, said()).toBe(0)
  }
  await asRoot(dataDir, join(built, "backup.js"))
  const [archive = ""] = readdirSync(join(dataDir, "backups"))
  await asRoot(elsewhere, join(built, "restore.js"), join(dataDir, "backups", archive))
  const owner = new Set([user.uid ?? process.getuid?.()])
  expect([ownersBelow(dataDir), ownersBelow(elsewhere)]).toEqual([owner, owner])
  expect(await servedFrom(elsewhere)).toContain("listening on")
})
