import { percentText, scoreText } from "@rosette/domain/contest/counted-score"
import type { CountedPointsOf } from "../counted-points.ts"
import { type EntryResult, noPercentText } from "../entry-result.ts"
import classes from "./results-paper.module.css"

type Props = { results: readonly EntryResult[]; shared: ReadonlySet<number>; countedOf: CountedPointsOf }

/** The whole ranking as a table for printing. */
export function PaperRanking({ results, shared, countedOf }: Props) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Voting ID</th>
          <th scope="col">Entry</th>
          <th scope="col">Owner/Participant</th>
          <th scope="col" className={classes.number}>
            Overall
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={result.entryId}>
            <td>
              {result.place ?? "–"}
              {result.place !== null && shared.has(result.place) && " (tied)"}
            </td>
            <td>{result.votingId}</td>
            <td>{result.entryName}</td>
            <td>{result.ownerParticipant || "–"}</td>
            <td className={classes.number}>{overallWords(result, countedOf(result))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "88% · 140 of 160", or why there is no percent. */
function overallWords(result: EntryResult, counted: ReturnType<CountedPointsOf>): string {
  const { place, overallPercentRounded: percent } = result
  if (place === null || percent === null) return noPercentText(result)
  return counted ? scoreText({ ...counted, percent }) : percentText({ percent })
}
