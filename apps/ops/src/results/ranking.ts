import type { Outputs } from "@rosette/client"
import { rowsByClass } from "@rosette/domain/contest/class-contests"
import { closePercents, percentOfRow } from "@rosette/domain/contest/counted-score"
import { NO_CLASS } from "@rosette/domain/contest/scorecard"
import { placedByText } from "../from-the-web.ts"
import { tableOf } from "../terminal/table.ts"

type Results = Outputs["organizer"]["results"]
type Result = Results["entries"][number]

type Words = Parameters<typeof placedByText>[1]
type Contest = { id: number; name: string }

/**
 * The ranking as a table, with the places of the class if it is limited to one. `contests`: the classes, and the entries in no class, where
 * each is a contest of its own.
 */
export function rankingWords(
  results: Results,
  isOfClass: boolean,
  words: Words,
  contests: readonly Contest[] = [],
): string {
  const { isProvisional, submittedSheets, expectedSheets } = results
  if (results.entries.length === 0) return "There are no entries."
  const isByClass = contests.length > 0
  const entries = isByClass ? rowsByClass(results.entries, contests, ({ classId }) => classId) : results.entries
  const close = closePercents(entries)
  const contestOf = ({ classId }: Result) => contests.find(({ id }) => id === (classId ?? NO_CLASS))?.name ?? ""
  const note = isProvisional ? [`Provisional: ${submittedSheets} of ${expectedSheets} sheets are submitted.`] : []
  const table = tableOf(entries, [
    ...(isByClass ? [["Class", contestOf] as const] : []),
    ["Place", ({ place, classPlace }) => (isOfClass ? classPlace : place)],
    ["ID", ({ votingId }) => votingId],
    ["Entry", ({ entryName }) => entryName],
    ["Owner", ({ ownerParticipant }) => ownerParticipant],
    ["Score", (entry) => percentOfRow(entry, close)],
    ["Judges", ({ judgeCount }) => judgeCount],
    ["Decided by", (entry) => placedByText(entry, words) ?? ""],
  ])
  return [...note, table].join("\n")
}
