import type { PublicPage } from "@rosette/contract/public-pages"
import { type OpenedScope, readByNow } from "@rosette/domain/ceremony/public-scope"
import type { RunLine } from "@rosette/domain/ceremony/run-order"
import type { StageState } from "@rosette/domain/ceremony/stage"
import type { LockedEvent } from "../../../data/change/event-change.ts"
import type { Database } from "../../../data/database.ts"
import { runOrderOf } from "./lines.ts"
import { latestPublished } from "./published-query.ts"
import { recordOf, stateColumn } from "./record.ts"

/** What the public has read on this page by now, where the ceremony is in this state. */
export function openedBy(
  { key, opensAt, ...page }: PublicPage,
  lines: readonly RunLine[],
  { state: { revealed, phase }, opened }: { state: StageState; opened: OpenedScope },
): OpenedScope {
  const settings = { ...page, isOn: key !== null, opensAt: opensAt === null ? null : Date.parse(opensAt) }
  return readByNow(settings, { lines, revealed, isOver: phase === "after", opened, now: Date.now() })
}

/** Before the page changes: what could be read on it until now stays read. */
export async function rememberRead(
  db: Database,
  { tx }: Pick<LockedEvent, "tx">,
  eventId: number,
  page: PublicPage,
): Promise<void> {
  const row = await tx.ceremony.findUnique({ where: { eventId } })
  const published = row && (await latestPublished(db, eventId, tx))
  if (!published) return
  const record = recordOf(row)
  const opened = openedBy(page, runOrderOf(published.body, record), record)
  // The last slide of the stage shows the page's address.
  const version = record.state.phase === "after" ? { increment: 1 } : record.version
  await tx.ceremony.update({ where: { eventId }, data: { state: stateColumn({ ...record, opened }), version } })
}
