import { LIMITS } from "@rosette/contract/limits"
import type { Database } from "../../data/database.ts"
import { perDatabase } from "../../data/per-database.ts"
import { accountName, adoptDevice } from "../../data/records/devices.ts"
import type { SessionRow } from "../../data/sql/living-sessions.ts"
import { SESSION_MS } from "./session-store.ts"

const NOTE_EVERY_MS = LIMITS.session.noteMinutes * 60_000

/** The device of a request, if its cookie names one. */
type RequestDevice = { deviceKey: string; device: string } | null

const sessionsBeingNoted = perDatabase(() => new Set<string>())

/**
 * Records that sessions are in use, once every few minutes: this keeps organizers and administrators signed in and
 * shows when devices were last seen. A judge's phone that signed in before devices were recorded becomes a device of
 * this judge. No answer waits for it: if it fails, the next request tries again.
 */
export function noteSeen(db: Database, rows: readonly SessionRow[], device: RequestDevice, now: Date): void {
  const noting = sessionsBeingNoted(db)
  for (const row of rows) {
    if (noting.has(row.id) || !isDue(row, device, now)) continue
    noting.add(row.id)
    void noteOne(db, row, device, now)
      .catch(() => undefined)
      .finally(() => noting.delete(row.id))
  }
}

function isDue({ lastSeenAt, role, deviceKey }: SessionRow, device: RequestDevice, now: Date): boolean {
  const isUnregistered = role === "judge" && deviceKey === null && device !== null
  return isUnregistered || lastSeenAt === null || Date.parse(lastSeenAt) < now.getTime() - NOTE_EVERY_MS
}

function noteOne(db: Database, row: SessionRow, device: RequestDevice, now: Date): Promise<void> {
  const { id, role, deviceKey } = row
  return db.transaction(async (tx) => {
    if (role === "judge" && deviceKey === null && device) await adoptDevice(tx, row, device, now)
    const expiresAt = new Date(now.getTime() + SESSION_MS[role])
    await tx.session.updateMany({ where: { id }, data: { lastSeenAt: now, ...(role !== "judge" && { expiresAt }) } })
    if (deviceKey !== null)
      await tx.device.updateMany({ where: { account: accountName(row), deviceKey }, data: { lastSeenAt: now } })
  })
}
