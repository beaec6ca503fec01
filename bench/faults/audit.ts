import type { Database } from "../../apps/server/src/data/database.ts"
import { openDatabase } from "../../apps/server/src/data/open-database.ts"
import { retally } from "../../apps/server/src/data/sql/tally.ts"
import { judgingOf } from "../../apps/server/test/scenes/contest.ts"
import type { Panel } from "../load/panel.ts"
import type { Phone, SentSheet } from "../load/phone.ts"

/** How the database differs from what the phones were told; every list should be empty. */
export type Found = {
  sheets: number
  /** Acknowledged, but missing. */
  lost: string[]
  /** Stored, but not as a phone sent it: partial, mixed or unknown sheets. */
  altered: string[]
  /** Sheets not counted exactly once, wrong sums, a corrupt file. */
  unsound: string[]
}

type Content = Pick<SentSheet, "isSubmitted" | "comments" | "scores">

export const contentOf = ({ isSubmitted, comments, scores }: Content) =>
  JSON.stringify([isSubmitted, comments, scores.map(({ criterionId, points }) => [criterionId, points])])

/** Compares every sheet; if no sheet is in doubt (`isSettled`), also the counts and sums. */
export async function audit(url: string, panel: Panel, { isSettled }: { isSettled: boolean }): Promise<Found> {
  const db = await openDatabase({ url })
  try {
    const kept = await judgingOf(db, panel.eventId)
    const stored = new Map(kept.sheets.map((sheet) => [`${sheet.judgeId} ${sheet.entryId}`, contentOf(sheet)]))
    const found: Found = { sheets: stored.size, lost: [], altered: [], unsound: await unsoundFile(db) }
    for (const phone of panel.phones) comparePhone(phone, stored, found)
    for (const key of stored.keys()) found.altered.push(`a sheet that no phone sent: ${key}`)
    if (isSettled) found.unsound.push(...miscounts(panel, kept), ...(await wrongSums(db, panel, kept.tallies)))
    return found
  } finally {
    await db.close()
  }
}

/** Removes this phone's sheets from `stored`. */
function comparePhone({ judgeId, acknowledged, inDoubt }: Phone, stored: Map<string, string>, found: Found): void {
  const entryIds = new Set([...acknowledged.keys(), ...(inDoubt ? [inDoubt.entryId] : [])])
  for (const entryId of entryIds) {
    const key = `${judgeId} ${entryId}`
    const sent = [acknowledged.get(entryId), inDoubt?.entryId === entryId ? inDoubt : undefined]
    const possible = sent.flatMap((sheet) => (sheet ? [contentOf(sheet)] : []))
    const content = stored.get(key)
    if (content === undefined && acknowledged.has(entryId)) found.lost.push(key)
    if (content !== undefined && !possible.includes(content)) found.altered.push(`${key} is ${content}`)
    stored.delete(key)
  }
}

type Kept = Awaited<ReturnType<typeof judgingOf>>

/** Every acknowledged save must have a stored answer, and every sheet one history line. */
function miscounts({ phones }: Panel, { sheets, history, mutations }: Kept): string[] {
  const saves = phones.reduce((sum, { counted }) => sum + counted.saves, 0)
  const lines = history.filter(({ action }) => action.startsWith("sheet."))
  return [
    ...(lines.length === sheets.length ? [] : [`${lines.length} history lines for ${sheets.length} sheets`]),
    ...(mutations.length === saves ? [] : [`${mutations.length} answers for ${saves} acknowledged saves`]),
  ]
}

async function wrongSums(db: Database, { eventId, entryIds }: Panel, tallies: Kept["tallies"]): Promise<string[]> {
  await db.write((sql) => retally(sql, eventId, entryIds))
  const recalculated = (await judgingOf(db, eventId)).tallies
  return JSON.stringify(recalculated) === JSON.stringify(tallies)
    ? []
    : ["the stored sums differ from the recalculated ones"]
}

async function unsoundFile(db: Database): Promise<string[]> {
  if (db.dialect !== "sqlite") return []
  const checks = await db.read.all<{ integrity_check: string }>("PRAGMA integrity_check")
  const broken = await db.read.all("PRAGMA foreign_key_check")
  const words = checks.map(({ integrity_check }) => integrity_check).filter((word) => word !== "ok")
  return broken.length > 0 ? [...words, `${broken.length} rows violate a foreign key`] : words
}
