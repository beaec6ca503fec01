import { useMemo } from "react"
import { PaperHead } from "../../../ui/paper/paper-head.tsx"
import { Flow } from "../../../ui/paper/sheet.tsx"
import { secretWords } from "../words.ts"
import { type PaperEntry, scoreWords } from "./paper-entries.ts"
import type { PaperVersion } from "./paper-version.ts"
import classes from "./sheets.module.css"
import { type AnnouncedLine, announcedLines } from "./winner-papers.ts"

/** The smallest text scale that can be read under stage lighting; below it there are more pages. */
const LEAST = 0.48

/** All winners in the order of the ceremony, on one page if they fit. */
export function WinnersSheets({ paper }: { paper: PaperVersion }) {
  const lines = useMemo(() => announcedLines(paper).map((line, index) => ({ ...line, number: index + 1 })), [paper])
  return (
    <Flow
      pieces={lines}
      label="Winners for the announcer"
      least={LEAST}
      head={<PaperHead title="Winners for the announcer" event={paper.body.event} />}
      hidesEvent
    >
      {(shown) => (
        <table className={classes.winners}>
          <thead data-repeated>
            <tr>
              <th scope="col" className={classes.number}>
                No.
              </th>
              <th scope="col" className={classes.line}>
                Award
              </th>
              <th scope="col">Winner</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </Flow>
  )
}

const Line = ({ line: { number, kind, title, winners } }: { line: AnnouncedLine & { number: number } }) => (
  <tr data-piece="">
    <td className={classes.number}>{number}</td>
    {kind === "text" ? (
      <td colSpan={2}>
        <bdi>{title}</bdi>
      </td>
    ) : (
      <>
        <th scope="row">
          <bdi>{title}</bdi>
        </th>
        <td>
          {winners.map((winner) => (
            <Winner key={winner.entryId} winner={winner} />
          ))}
        </td>
      </>
    )}
  </tr>
)

function Winner({ winner }: { winner: PaperEntry }) {
  const { name, owner, votingId, className, score } = winner
  const secret = secretWords(winner)
  return (
    <div className={classes.winner}>
      <b>
        <bdi>{name}</bdi>
      </b>
      {owner && (
        <>
          {" · "}
          <bdi>{owner}</bdi>
        </>
      )}
      {" · "}
      <span className={classes.listsFacts}>
        Voting ID <bdi>{votingId}</bdi>
        {className && (
          <>
            {" · "}
            <bdi>{className}</bdi>
          </>
        )}
        {score !== null && ` · ${scoreWords(score)}`}
      </span>
      {secret && (
        <>
          {" "}
          <strong className={classes.secret}>{secret}</strong>
        </>
      )}
    </div>
  )
}
