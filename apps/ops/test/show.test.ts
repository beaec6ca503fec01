import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type ServerProcess, spawnServer } from "../../server/test/server-process.ts"
import { PATIENCE_MS, runShowByPipes } from "./by-pipes.ts"
import { environmentOf, rosette } from "./rosette.ts"

let server: ServerProcess
let folder: string
beforeAll(() => {
  server = spawnServer()
  folder = mkdtempSync(join(tmpdir(), "rosette-ops-"))
})
afterAll(async () => {
  await server.remove()
  rmSync(folder, { recursive: true })
})

it(
  "a show is run from the terminal, from the event's file to the published results",
  async () => runShowByPipes(`http://127.0.0.1:${await server.port}`),
  PATIENCE_MS,
)

it(
  "the data of the server is checked and backed up by the same program",
  async () => {
    await server.port
    const env = environmentOf(folder, { DATA_DIR: server.dataDir })
    expect((await rosette(["verify"], env)).code).toBe(0)
    const backups = mkdtempSync(join(folder, "backups-"))
    expect((await rosette(["backup", "--to", backups], env)).code).toBe(0)
    expect(readdirSync(backups)).toHaveLength(1)
    const nothing = await rosette(["verify"], environmentOf(folder, { DATA_DIR: join(folder, "nothing") }))
    expect(nothing).toMatchObject({ code: 3, stderr: expect.stringContaining("could not be read") })
  },
  PATIENCE_MS,
)
