import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { expect, it, onTestFinished } from "vitest"
import { migrateDatabase } from "./data/migrations/migrate.ts"
import { openDatabase } from "./data/open-database.ts"
import { seedDemoEvent } from "./demo/demo-event.ts"

const VERIFY = join(import.meta.dirname, "verify.ts")

async function run(dataDir: string) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", VERIFY], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const code = new Promise<number | null>((resolve) => child.once("close", resolve))
  return { said: (await text(child.stdout)) + (await text(child.stderr)), code: await code }
}

it("reads the histories through and ends with 0, with 1 at a line that does not fit, with 2 where it cannot read", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "rosette-verify-"))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  expect(await run(dataDir)).toMatchObject({ code: 2, said: expect.stringContaining("There is no database at") })

  const url = `file:${join(dataDir, "rosette.db")}`
  await migrateDatabase({ url })
  const db = await openDatabase({ url })
  const { eventId, signIn } = await seedDemoEvent(db)
  expect(await run(dataDir)).toEqual({
    code: 0,
    said: "Every history holds: events 1, chained lines 1, erased 0, outside the chain 0.\n",
  })
  await db.prisma.historyItem.updateMany({ where: { eventId }, data: { role: "judge" } })
  await db.close()
  const { code, said } = await run(dataDir)
  expect(code).toBe(1)
  expect(said).toMatch(`Event ${eventId} "${signIn.eventName}": line 1 (history item `)
})
