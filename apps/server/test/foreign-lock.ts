import { spawn } from "node:child_process"
import { once } from "node:events"

const HOLDER = `
  const { DatabaseSync } = require("node:sqlite")
  const db = new DatabaseSync(process.argv[1], { timeout: 10_000 })
  db.exec("BEGIN IMMEDIATE")
  process.stdout.write("held")
  process.stdin.resume().on("end", () => { db.exec("ROLLBACK"); process.exit() })
`

/** Makes another process take the write lock of a SQLite file, waiting for it if needed, until it is released. */
export async function holdLock(file: string): Promise<{ release(): Promise<void> }> {
  const holder = spawn(process.execPath, ["-e", HOLDER, file], { stdio: ["pipe", "pipe", "inherit"] })
  await once(holder.stdout, "data")
  return {
    async release() {
      holder.stdin.end()
      await once(holder, "exit")
    },
  }
}
