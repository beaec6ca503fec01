import { spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { text } from "node:stream/consumers"
import { expect, it, onTestFinished } from "vitest"
import { migrateDatabase } from "./data/migrations/migrate.ts"
import { openDatabase } from "./data/open-database.ts"
import { seedDemoEvent } from "./demo/demo-event.ts"

/** Compiled once for all tests. */
const NODE_COMPILE_CACHE = join(import.meta.dirname, "../../../node_modules/.cache/rosette/compiled")

async function run(program: string, dataDir: string, ...args: string[]) {
  const file = join(import.meta.dirname, program)
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const code = new Promise<number | null>((resolve) => child.once("close", resolve))
  return { said: (await text(child.stdout)) + (await text(child.stderr)), code: await code }
}

it("backup, restore and verify exit with 0, or with a sentence and another code", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "rosette-programs-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [original, restored] = [join(folder, "original"), join(folder, "restored")]
  expect(await run("verify.ts", original)).toMatchObject({
    code: 2,
    said: expect.stringContaining("There is no database at"),
  })
  const url = `file:${join(original, "rosette.db")}`
  await migrateDatabase({ url })
  const db = await openDatabase({ url })
  const { eventId, signIn } = await seedDemoEvent(db)

  mkdirSync(join(folder, "archives"))
  const backup = await run("backup.ts", original, "--to", join(folder, "archives"))
  expect(backup).toMatchObject({ code: 0, said: expect.stringMatching(/^\/.+\.tar\.gz \(1 files, [\d.]+ MB\)\n$/) })
  const archive = backup.said.slice(0, backup.said.indexOf(" ("))
  expect(await run("restore.ts", restored, archive)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored into .+ 0 photos/),
  })
  expect(await run("verify.ts", restored)).toEqual({
    code: 0,
    said: [
      "The database is sound.",
      "Every history holds: events 1, chained lines 1, erased 0, outside the chain 0.",
      "All sums are those of the sheets: entries 40.",
      "All published versions are as they were published: versions 0.",
      "All photos are there: photos 0.",
      "",
    ].join("\n"),
  })
  await db.prisma.historyItem.updateMany({ where: { eventId }, data: { role: "judge" } })
  await db.close()
  const { code, said } = await run("verify.ts", original)
  expect(code).toBe(1)
  expect(said).toMatch(`Event ${eventId} "${signIn.eventName}": line 1 (history item `)
})

it("verify checks the file of an earlier version, and says what is left until this version has updated it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "rosette-programs-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, "rosette.db")
  await migrateDatabase({ url: `file:${file}` })
  const db = new DatabaseSync(file)
  db.exec("DELETE FROM _prisma_migrations WHERE migration_name > '20261124'")
  db.close()
  expect(await run("verify.ts", folder)).toEqual({
    code: 0,
    said: [
      "The database is sound.",
      "It is of an earlier version: sums, photos and histories are checked once this version has been started with it.",
      "",
    ].join("\n"),
  })
})
