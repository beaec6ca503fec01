import { shownName } from "../desk/entry-names.ts"
import { withJudges } from "../desk/words.ts"
import type { ListedEntry } from "./listed-entries.ts"
import classes from "./side-cards.module.css"

const FEW = 3

/** Above every entry: what the organizer has done to this judge's sheets, and which entries to discuss with other judges. */
export function DeskNews({ entries, isCleared }: { entries: readonly ListedEntry[]; isCleared: boolean }) {
  const asked = entries.flatMap(({ entry, talkWith }) =>
    talkWith ? `Entry #${entry.votingId} ${withJudges(talkWith)}` : [],
  )
  const reopened = entries.flatMap(({ entry, reopened: by }) => (by ? `${shownName(entry)}, by ${by.by}` : []))
  return (
    <div role="status">
      {isCleared && (
        <p className={classes.talks}>
          <b>Cleared:</b> the organizer has removed the scores that you had sent. Please judge the entries again.
        </p>
      )}
      <News title="Reopened" lines={reopened} />
      <News title="Talk it over" lines={asked} />
    </div>
  )
}

function News({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <p className={classes.talks}>
      <b>{title}:</b> {lines.length > FEW ? `${lines.length} entries, which the list marks` : lines.join("; ")}
    </p>
  )
}
