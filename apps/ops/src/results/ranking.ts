import type { Outputs } from "@rosette/client"
import { percentText } from "@rosette/domain/contest/counted-score"
import { placedByText } from "../from-the-web.ts"
import { tableOf } from "../terminal/table.ts"

type Results = Outputs["organizer"]["results"]

/** The ranking as a table, with the places of the class if it is limited to one. */
export function rankingWords(results: Results, isOfClass: boolean): string {
  const { entries, isProvisional, submittedSheets, expectedSheets } = results
  if (entries.length === 0) return "There are no entries."
  const note = isProvisional ? [`Provisional: ${submittedSheets} of ${expectedSheets} sheets are submitted.`] : []
  const table = tableOf(entries, [
    ["Place", ({ place, classPlace }) => (isOfClass ? classPlace : place)],
    ["ID", ({ votingId }) => votingId],
    ["Entry", ({ entryName }) => entryName],
    ["Owner", ({ ownerParticipant }) => ownerParticipant],
    ["Score", ({ overallPercentRounded: percent }) => (percent === null ? null : percentText({ percent }))],
    ["Judges", ({ judgeCount }) => judgeCount],
    ["Decided by", (entry) => placedByText(entry) ?? ""],
  ])
  return [...note, table].join("\n")
}
