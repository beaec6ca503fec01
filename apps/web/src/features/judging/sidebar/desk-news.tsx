import type { ListedEntry } from "../entries/list/entry-list.tsx"
import { withJudges } from "../sheet/talk-words.ts"
import classes from "./desk-news.module.css"

const FEW = 3

/** Above every entry: which entries this judge is asked to discuss with other judges. */
export function DeskNews({ entries }: { entries: readonly ListedEntry[] }) {
  const asked = entries.flatMap(({ entry, talkWith }) =>
    talkWith ? `Entry #${entry.votingId} ${withJudges(talkWith)}` : [],
  )
  if (asked.length === 0) return null
  return (
    <p className={classes.talks} role="status">
      <b>Talk it over:</b> {asked.length > FEW ? `${asked.length} entries, which the list marks` : asked.join("; ")}
    </p>
  )
}
