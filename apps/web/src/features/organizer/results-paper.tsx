import { Title } from "@mantine/core"
import { formatDateTime } from "../../lib/format.ts"
import { useIsPrinting } from "../../ui/use-is-printing.ts"
import { confirmedLines } from "./result-confirmed.ts"
import classes from "./results-paper.module.css"
import type { ShownResults } from "./results-view.tsx"

type Props = ShownResults & { occasion: string }

/** The results on paper: confirmed winners, then the whole ranking. The event's name is the page's own heading. */
export function ResultsPaper({ results, confirmed, shared, occasion }: Props) {
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  const winners = confirmedLines(results, confirmed)
  return (
    <div data-print="only">
      <p>
        {occasion && `${occasion} · `}Results as of {formatDateTime(new Date())}
      </p>
      {winners.length > 0 && (
        <>
          <Title order={2}>Confirmed winners</Title>
          <ul className={classes.winners}>
            {winners.map(({ id, title, entry }) => (
              <li key={id}>
                <b>{title}:</b> {entry}
              </li>
            ))}
          </ul>
        </>
      )}
      <Title order={2}>Complete Results</Title>
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
          {results.map(({ entryId, rank, votingId, entryName, ownerParticipant, overallPercentRounded }) => (
            <tr key={entryId}>
              <td>
                {rank ?? "–"}
                {rank !== null && shared.has(rank) && " (tied)"}
              </td>
              <td>{votingId}</td>
              <td>{entryName}</td>
              <td>{ownerParticipant}</td>
              <td className={classes.number}>{rank === null ? "No scores yet" : `${overallPercentRounded}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
