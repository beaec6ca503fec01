import type { SnapshotBody } from "@rosette/contract/snapshots"
import { percentText } from "@rosette/domain/contest/counted-score"
import { memo, useMemo } from "react"
import { accentStyle } from "../../../lib/accent-style.ts"
import { FitText, Flow } from "../../../ui/paper/sheet.tsx"
import { type OwnerPaper, type OwnerPiece, ownerPieces } from "./owner-papers.ts"
import { type PaperEntry, scoreWords } from "./paper-entries.ts"
import classes from "./sheets.module.css"

/** The smallest text scale that avoids a second page for a few lines. */
const LEAST = 0.8

type Props = { owner: OwnerPaper; event: SnapshotBody["event"] }

/** An owner's paper: results, averages and the judges' comments, on as many pages as needed. */
export const OwnerSheets = memo(function OwnerSheets({ owner, event }: Props) {
  const pieces = useMemo(() => ownerPieces(owner), [owner])
  return (
    <Flow
      pieces={pieces}
      label={`Results of ${owner.entry.name}`}
      foot={`Voting ID ${owner.entry.votingId}`}
      least={LEAST}
    >
      {(shown, isMeasured) => (
        <>
          {shown.some(({ kind }) => kind === "facts") && <OwnerHead owner={owner} event={event} />}
          <Averages pieces={shown} />
          {shown.map((piece) =>
            piece.kind === "note" ? (
              <p key={piece.key} data-piece="" className={classes.note}>
                {piece.text}
              </p>
            ) : null,
          )}
          {shown.some(({ kind }) => kind === "heading") && (
            <h3 data-piece="heading" className={classes.heading}>
              What the judges wrote
            </h3>
          )}
          <Comments pieces={shown} isMeasured={isMeasured} />
        </>
      )}
    </Flow>
  )
})

function Averages({ pieces }: { pieces: readonly OwnerPiece[] }) {
  const rows = pieces.filter((piece) => piece.kind === "criterion")
  const total = pieces.find((piece) => piece.kind === "total")
  if (rows.length === 0 && !total) return null
  return (
    <table className={classes.averages}>
      <thead data-repeated>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col" className={classes.points}>
            Average
          </th>
          <th scope="col" className={classes.points}>
            Out of
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, average, maxPoints }) => (
          <tr key={key} data-piece="">
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td className={classes.points}>{average.toFixed(1)}</td>
            <td className={classes.points}>{maxPoints}</td>
          </tr>
        ))}
        {total && (
          <tr data-piece="" className={classes.total}>
            <th scope="row">Total ({percentText(total.score)})</th>
            <td className={classes.points}>{total.score.points.toFixed(1)}</td>
            <td className={classes.points}>{total.score.maxPoints}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

type CommentPiece = Extract<OwnerPiece, { kind: "comment" }>

/** Joins the pieces of a comment that are on one page into one paragraph. */
function Comments({ pieces, isMeasured }: { pieces: readonly OwnerPiece[]; isMeasured: boolean }) {
  const paragraphs: CommentPiece[] = []
  for (const piece of pieces) {
    if (piece.kind !== "comment") continue
    const before = paragraphs.at(-1)
    if (isMeasured || before?.comment !== piece.comment) paragraphs.push(piece)
    else paragraphs[paragraphs.length - 1] = { ...piece, key: before.key, text: before.text + piece.text }
  }
  return paragraphs.map(({ key, text, judge, isLast }) => (
    <blockquote key={key} data-piece="" data-goes-on={!isLast || undefined} className={classes.comment}>
      <p dir="auto">{isLast ? text.trimEnd() : text}</p>
      {judge && <footer>{judge}</footer>}
    </blockquote>
  ))
}

type OwnerHeadProps = { owner: OwnerPaper; event: SnapshotBody["event"] }

/** The entry, its owner, and its result. */
function OwnerHead({ owner: { entry, titles, criteria }, event }: OwnerHeadProps) {
  return (
    <div
      data-piece=""
      className={classes.ownerHead}
      style={accentStyle(event.accent)}
      data-accent={event.accent ?? undefined}
    >
      {event.coverUrl && <img className={classes.cover} src={event.coverUrl} alt="" />}
      {event.logoUrl && <img className={classes.logo} src={event.logoUrl} alt="" />}
      <p className={classes.ownerEvent} dir="auto">
        {[event.name, event.date].filter(Boolean).join(" · ")}
      </p>
      <h2>
        <FitText className={classes.ownerName}>{entry.name}</FitText>
      </h2>
      <FitText className={classes.owner}>
        {[entry.owner, `Voting ID ${entry.votingId}`, entry.className].filter(Boolean).join(" · ")}
      </FitText>
      {criteria.length === 0 ? (
        <p className={classes.nothing}>No judge has submitted scores for this entry.</p>
      ) : (
        <Figures entry={entry} />
      )}
      {titles.length > 0 && (
        <ul className={classes.ownerTitles} aria-label="Honours">
          {titles.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two awards may have the same name, and the order never changes
            <li key={index} dir="auto">
              {title}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Figures({ entry: { score, contest, place, classPlace, className } }: { entry: PaperEntry }) {
  const [placeWords, inClassWords] = [place, classPlace].map((one) => (one === null ? "–" : String(one)))
  const inClass = className === null ? [] : [{ name: "Place in class", value: inClassWords }]
  const overall = contest === null || className === null ? [{ name: "Place", value: placeWords }] : []
  const figures = [{ name: "Overall", value: scoreWords(score) }, ...overall, ...inClass]
  return (
    <dl className={classes.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
