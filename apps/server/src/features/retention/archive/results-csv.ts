import type { EventResults } from "@rosette/contract/results"
import { defuseCell } from "@rosette/domain/csv/csv-cell"
import papaparse from "papaparse"
import { slicesOf } from "../../../data/pages.ts"
import type { EventWithoutCodes } from "./event-query.ts"

/** Makes Excel read umlauts in a CSV. */
export const BYTE_ORDER_MARK = "\uFEFF"
const NEW_LINE = "\r\n"
const ROWS_AT_ONCE = 200
const COLUMNS = [
  "Place",
  "Voting ID",
  "Entry Name",
  "Owner/Participant",
  "Class",
  "Place in Class",
  "Percent",
  "Judges",
]

/** The ranking as a table: one row for each entry, and a column for the average of each criterion. */
export async function* resultsCsv(
  { entries }: Pick<EventResults, "entries">,
  { classes, criteria }: Pick<EventWithoutCodes, "classes" | "criteria">,
): AsyncGenerator<string> {
  const classNames = new Map(classes.map(({ id, name }) => [id, name]))
  yield BYTE_ORDER_MARK + lines([[...COLUMNS, ...criteria.map(({ name, maxPoints }) => `${name} (of ${maxPoints})`)]])
  for await (const slice of slicesOf(entries, ROWS_AT_ONCE))
    yield lines(
      slice.map((entry) => {
        const averages = new Map(entry.criteria.map(({ criterionId, average }) => [criterionId, average]))
        return [
          entry.place,
          entry.votingId,
          entry.entryName,
          entry.ownerParticipant,
          classNames.get(entry.classId ?? 0),
          entry.classPlace,
          entry.overallPercent,
          entry.judgeCount,
          ...criteria.map(({ id }) => averages.get(id)),
        ]
      }),
    )
}

const lines = (rows: readonly (string | number | null | undefined)[][]) =>
  papaparse.unparse(
    rows.map((row) => row.map((value) => defuseCell(String(value ?? "")))),
    { newline: NEW_LINE },
  ) + NEW_LINE
