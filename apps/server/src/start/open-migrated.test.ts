import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { emptyDatabase } from "../../test/scenes/empty-database.ts"
import { backUp } from "../backup/back-up.ts"
import { restore } from "../backup/restore.ts"
import { databaseIdOf } from "../data/sql/database-id.ts"
import { SettingError } from "../env.ts"
import { openMigrated } from "./open-migrated.ts"

const NOBODY = "postgresql://postgres@127.0.0.1:1/none"

async function newDatabase(): Promise<string> {
  const { url, drop } = await emptyDatabase("postgresql")
  onTestFinished(drop)
  return url
}

/** The address with what a pooler makes of the sessions. */
const pooled = (url: string, options: Record<string, string>, query: Record<string, string> = {}) => {
  const flags = Object.entries({ TimeZone: "UTC", ...options }).map(([name, value]) => `-c ${name}=${value}`)
  return `${url}?${new URLSearchParams({ ...query, options: flags.join(" ") })}`.replaceAll("+", "%20")
}

const idIn = async (databaseUrl: string, databaseDirectUrl: string) => {
  const db = await openMigrated({ databaseUrl, databaseDirectUrl })
  return databaseIdOf(db.read).finally(() => db.close())
}

it("migrations, backups and restores go past a pooler", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rosette-direct-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [from, to] = [await newDatabase(), await newDatabase()]
  const id = await idIn(pooled(from, { default_transaction_read_only: "on" }), from)
  const dataDir = join(folder, "data")
  const { archive } = await backUp({ databaseUrl: NOBODY, databaseDirectUrl: from, dataDir, to: folder })
  rmSync(dataDir, { recursive: true })
  await restore(archive, { databaseUrl: NOBODY, databaseDirectUrl: to, dataDir })
  expect(await idIn(to, to)).toBe(id)
})

it.each([
  [{ TimeZone: "Asia/Kathmandu" }, {}, "TimeZone"],
  [{}, { lock_timeout: "0" }, "lock_timeout"],
  [
    {},
    { statement_timeout: "0", idle_in_transaction_session_timeout: "0" },
    "idle_in_transaction_session_timeout, statement_timeout",
  ],
])("a pooler whose sessions have other settings is refused: %j %j", async (options, query, names) => {
  const url = await newDatabase()
  const sentence = `DATABASE_URL: the pooler leaves out ${names}: set that there, see docs/operating.md.`
  await expect(idIn(pooled(url, options, query), url)).rejects.toThrow(new SettingError(sentence))
})

it("an address that leads to another database, or to none, is named", async () => {
  const [url, empty, other] = [await newDatabase(), await newDatabase(), await newDatabase()]
  await idIn(other, other)
  const elsewhere = new SettingError("DATABASE_URL: it leads to another database than DATABASE_DIRECT_URL.")
  await expect(idIn(empty, url)).rejects.toThrow(elsewhere)
  await expect(idIn(other, url)).rejects.toThrow(elsewhere)
  const unreachable =
    "the database cannot be opened or reached. Tried 127.0.0.1:1: nothing listens there (ECONNREFUSED)."
  await expect(idIn(NOBODY, url)).rejects.toThrow(new SettingError(`DATABASE_URL: ${unreachable}`))
  await expect(idIn(url, NOBODY)).rejects.toThrow(new SettingError(`DATABASE_DIRECT_URL: ${unreachable}`))
})
