import { NOTHING_OPENED, type OpenedScope } from "@rosette/domain/ceremony/public-scope"
import type { Played, Show } from "@rosette/domain/ceremony/rehearsal"
import type { ArrangedLine } from "@rosette/domain/ceremony/run-order"
import { STAGE_BEFORE, type StageState } from "@rosette/domain/ceremony/stage"
import type { RowOf } from "../../../data/rows.ts"

/**
 * A winner of an award who has left, and who has the award now (null: nobody). `isFollow`: a winner who gave the award up for a
 * higher one, which the next skip without it hands on.
 */
export type Skip = { key: string; entryId: number; takenBy: number | null; isFollow?: true | undefined }

/** An event's ceremony as it is stored. `announcer` names the session that leads it. */
export type CeremonyRecord = Show<Skip> & {
  version: number
  arranged: ArrangedLine[]
  showsPercent: boolean
  stageKey: string | null
  announcer: { tag: string; name: string } | null
}

/** The record of an event whose ceremony was never changed. */
const UNTOUCHED: CeremonyRecord = {
  version: 0,
  arranged: [],
  state: STAGE_BEFORE,
  opened: NOTHING_OPENED,
  skips: [],
  shown: null,
  rehearsal: null,
  showsPercent: false,
  stageKey: null,
  announcer: null,
}

/** The column `state`; records of earlier versions have neither `opened` nor `shown`. */
type StoredState = StageState & { opened?: OpenedScope; shown?: CeremonyRecord["shown"] }

/** The record of a row; only this product's own commands write the JSON columns. */
export function recordOf(row: RowOf<"Ceremony"> | null): CeremonyRecord {
  if (!row) return UNTOUCHED
  const stored: StoredState = row.state === "" ? STAGE_BEFORE : (JSON.parse(row.state) as StageState)
  const { opened = NOTHING_OPENED, shown = null, ...state } = stored
  return {
    version: row.version,
    arranged: JSON.parse(row.arranged) as ArrangedLine[],
    state,
    opened,
    skips: JSON.parse(row.skips) as Skip[],
    shown,
    rehearsal: row.rehearsal === "" ? null : (JSON.parse(row.rehearsal) as Played<Skip>),
    showsPercent: row.showsPercent,
    stageKey: row.stageKey,
    announcer: row.announcerTag === null ? null : { tag: row.announcerTag, name: row.announcerName },
  }
}

/** The columns of a record. */
export const rowOf = (record: CeremonyRecord) => ({
  version: record.version,
  arranged: JSON.stringify(record.arranged),
  state: stateColumn(record),
  skips: JSON.stringify(record.skips),
  rehearsal: record.rehearsal ? JSON.stringify(record.rehearsal) : "",
  showsPercent: record.showsPercent,
  stageKey: record.stageKey,
  announcerTag: record.announcer?.tag ?? null,
  announcerName: record.announcer?.name ?? "",
})

export const stateColumn = ({ state, opened, shown }: Pick<CeremonyRecord, "state" | "opened" | "shown">) =>
  JSON.stringify({ ...state, opened, shown } satisfies StoredState)
