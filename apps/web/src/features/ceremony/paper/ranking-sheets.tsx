import { outOfContest } from "@rosette/domain/ceremony/out-of-contest"
import { useMemo } from "react"
import { PaperHead } from "../../../ui/paper/paper-head.tsx"
import { Flow } from "../../../ui/paper/sheet.tsx"
import { beginsContest, type RankingRow, rankingRows, scoreWords } from "./paper-entries.ts"
import type { PaperVersion } from "./paper-version.ts"
import classes from "./sheets.module.css"

/** Every entry by its place, and a line below for those that left the contest. */
export function RankingSheets({ paper }: { paper: PaperVersion }) {
  const rows = useMemo(() => rankingRows(paper), [paper])
  const line = outOfContest(paper.body.entries)
  const pieces: readonly (RankingRow | string)[] = [
    ...rows.flatMap((row, index) => [beginsContest(rows, index) ?? [], row].flat()),
    ...(line === "" ? [] : [line]),
  ]
  const hasClasses = rows.some(({ className }) => className !== null)
  return (
    <Flow pieces={pieces} label="Ranking" head={<PaperHead title="Ranking" event={paper.body.event} />} hidesEvent>
      {(shown) => (
        <table className={classes.ranking}>
          <thead data-repeated>
            <tr>
              <th scope="col" className={classes.listsPlace}>
                Place
              </th>
              <th scope="col" className={classes.votingId}>
                Voting ID
              </th>
              <th scope="col">Entry</th>
              <th scope="col">Owner/Participant</th>
              {hasClasses && (
                <th scope="col" className={classes.class}>
                  Class
                </th>
              )}
              <th scope="col" className={classes.percent}>
                Overall
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) =>
              typeof row === "string" ? (
                <tr key={row} data-piece="">
                  <td colSpan={hasClasses ? 6 : 5}>{row === line ? row : <b dir="auto">{row}</b>}</td>
                </tr>
              ) : (
                <Row key={row.entryId} row={row} hasClasses={hasClasses} />
              ),
            )}
          </tbody>
        </table>
      )}
    </Flow>
  )
}

function Row({ row, hasClasses }: { row: RankingRow; hasClasses: boolean }) {
  const { contest, place, isShared, votingId, name, owner, className, classPlace, score } = row
  return (
    <tr data-piece="">
      <td>
        {place ?? "–"}
        {isShared && " (tied)"}
      </td>
      <td>
        <bdi>{votingId}</bdi>
      </td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <bdi>{owner || "–"}</bdi>
      </td>
      {hasClasses && (
        <td>
          <bdi>{className ?? "–"}</bdi>
          {contest === null && classPlace !== null && className && <div>Place {classPlace}</div>}
        </td>
      )}
      <td className={classes.percent}>{scoreWords(score)}</td>
    </tr>
  )
}
