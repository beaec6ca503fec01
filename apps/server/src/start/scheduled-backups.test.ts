import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { archiveName, keepNewest } from "../backup/kept-archives.ts"
import { createBackupRecord } from "../kernel/backup-record.ts"
import { backupWhenDue, startScheduledBackups } from "./scheduled-backups.ts"

const HOUR_MS = 3_600_000
const START = new Date("2026-11-22T08:00:00.000Z")
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000)

function newSchedule(everyMs = 6 * HOUR_MS) {
  const backupTo = mkdtempSync(join(tmpdir(), "rosette-schedule-"))
  onTestFinished(() => rmSync(backupTo, { recursive: true }))
  const record = createBackupRecord(everyMs)
  const logged: string[] = []
  const log = {
    info: (_fields: object, message: string) => void logged.push(message),
    error: (_fields: object, message: string) => void logged.push(message),
  }
  const disk = { isFull: false, moment: START, tries: 0 }
  const makeBackup = async () => {
    disk.tries += 1
    if (disk.isFull) throw new Error("The backup failed: no space left.")
    writeFileSync(join(backupTo, archiveName(disk.moment)), "")
  }
  const parts = { settings: { backupEveryMs: everyMs, backupTo }, record, log, makeBackup }
  const leaving = new AbortController()
  const look = backupWhenDue(parts, everyMs, leaving.signal)
  const at = async (minutes: number) => {
    disk.moment = after(minutes)
    await look(disk.moment)
    return disk.tries
  }
  return { parts, record, logged, disk, at, leaving, backupTo }
}

it("backs up when there is no archive, and again when the newest is old enough", async () => {
  const { at, record } = newSchedule()
  expect(await at(0)).toBe(1)
  expect(record.state()).toEqual({ everySeconds: 21_600, lastAt: START.toISOString(), failure: null })
  expect(await at(359)).toBe(1)
  expect(await at(360)).toBe(2)
  expect(record.state().lastAt).toBe(after(360).toISOString())
})

it("counts an archive that somebody else has put there", async () => {
  const { at, record, backupTo } = newSchedule()
  writeFileSync(join(backupTo, archiveName(after(-10))), "")
  expect(await at(0)).toBe(0)
  expect(record.state().lastAt).toBe(after(-10).toISOString())
})

it("does not count an archive from the future, and keeps the one it makes instead", async () => {
  const { at, record, backupTo } = newSchedule()
  writeFileSync(join(backupTo, archiveName(new Date("2099-01-01"))), "")
  expect(await at(0)).toBe(1)
  expect(record.state().lastAt).toBe(START.toISOString())
  expect(await at(359)).toBe(1)
  expect(record.state().lastAt).toBe(START.toISOString())
  await keepNewest(backupTo, 1, archiveName(START))
  expect(readdirSync(backupTo)).toEqual([archiveName(START)])
})

it("reports a failed backup until one succeeds, and tries again after a while", async () => {
  const { at, record, disk, logged } = newSchedule()
  disk.isFull = true
  expect(await at(0)).toBe(1)
  expect(record.state()).toMatchObject({ lastAt: null, failure: "The backup failed: no space left." })
  expect(await at(14)).toBe(1)
  expect(await at(15)).toBe(2)
  disk.isFull = false
  expect(await at(30)).toBe(3)
  expect(record.state()).toMatchObject({ lastAt: after(30).toISOString(), failure: null })
  expect(logged).toEqual(["backup failed", "backup failed", "backup made"])
})

it("starts no backup, and reports none as failed, once the server stops", async () => {
  const { at, record, leaving, logged } = newSchedule()
  leaving.abort()
  expect(await at(0)).toBe(0)
  expect([record.state().failure, logged]).toEqual([null, []])
})

it("waits for a running backup when it stops", async () => {
  const { parts } = newSchedule()
  const [begins, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let ended = false
  const makeBackup = async (leaving: AbortSignal) => {
    begins.resolve()
    leaving.addEventListener("abort", () => ends.resolve())
    await ends.promise
    ended = true
  }
  const { stop } = startScheduledBackups({ ...parts, makeBackup }, () => START)
  await begins.promise
  await stop()
  expect(ended).toBe(true)
})
