import type { SnapshotBody } from "@rosette/contract/snapshots"
import type { OwnerPaper } from "../content/owner-papers.ts"
import { type PaperEntry, scoreWords } from "../content/paper-entries.ts"
import { FitText } from "./fit-text.tsx"
import classes from "./sheets.module.css"

type Props = { owner: OwnerPaper; event: SnapshotBody["event"] }

/** The entry, its owner, and its result. */
export function OwnerHead({ owner: { entry, titles, criteria }, event }: Props) {
  return (
    <div data-piece="" className={classes.ownerHead}>
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

function Figures({ entry: { score, place, classPlace, className } }: { entry: PaperEntry }) {
  const figures = [
    { name: "Overall", value: scoreWords(score) },
    { name: "Place", value: place === null ? "–" : String(place) },
    ...(className === null ? [] : [{ name: "Place in class", value: classPlace === null ? "–" : String(classPlace) }]),
  ]
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
