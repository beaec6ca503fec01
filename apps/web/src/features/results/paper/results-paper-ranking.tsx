import { type EntryResult, noPercentText } from "../winners/result-explanation.ts"
import classes from "./results-paper.module.css"

type Props = { results: readonly EntryResult[]; shared: ReadonlySet<number> }

/** The whole ranking as a table for printing. */
export function PaperRanking({ results, shared }: Props) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Voting ID</th>
          <th scope="col">Entry</th>
          <th scope="col">Owner/Participant</th>
          <th scope="col" className={classes.number}>
            Overall
          </th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ entryId, place, votingId, entryName, ownerParticipant, overallPercentRounded, criteria }) => (
          <tr key={entryId}>
            <td>
              {place ?? "–"}
              {place !== null && shared.has(place) && " (tied)"}
            </td>
            <td>{votingId}</td>
            <td>{entryName}</td>
            <td>{ownerParticipant}</td>
            <td className={classes.number}>
              {place === null ? noPercentText({ criteria }) : `${overallPercentRounded}%`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
