import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { readSettings, SettingError } from "../env.ts"
import { prepareDataDir, refuseShortPassword } from "./data-dir.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rosette-data-"))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const modeOf = (path: string) => statSync(path).mode & 0o777

it.each([0o755, 0o777, 0o750, 0o701, 0o700])("a folder of mode %o becomes private to its owner", (mode) => {
  const dataDir = join(folder, "data")
  mkdirSync(dataDir)
  chmodSync(dataDir, mode)
  prepareDataDir(dataDir)
  expect(modeOf(dataDir)).toBe(0o700)
})

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

it("another user's folder that others can read is refused in one line", () => {
  const own = join(folder, "data")
  mkdirSync(own)
  chmodSync(own, 0o777)
  chmodSync(folder, 0o755)
  // Root may change everything, so the process switches user for a moment; other users cannot change root's folders.
  const dataDir = isRoot ? own : "/usr"
  if (isRoot) process.seteuid?.(NOBODY)
  try {
    const prepare = () => prepareDataDir(dataDir)
    expect(prepare).toThrow(SettingError)
    expect(prepare).toThrow(/^DATA_DIR .+ can be read by others and its rights cannot be changed\. .+ mode 0700\.$/)
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})

it("a new data folder needs a master password of at least 12 characters; an existing one starts with a shorter one", () => {
  const start = (password?: string) =>
    refuseShortPassword(readSettings({ DATA_DIR: folder, ...(password && { MASTER_ADMIN_PASSWORD: password }) }))
  expect(() => start("eleven-char")).toThrow(
    new SettingError("MASTER_ADMIN_PASSWORD must hold at least 12 characters: it opens every event"),
  )
  for (const password of ["twelve-chars", undefined]) start(password)
  writeFileSync(join(folder, "rosette.db"), "")
  start("eleven-char")
})
