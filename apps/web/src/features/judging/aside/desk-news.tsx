import type { Workspace } from "../desk.ts"
import type { ListedEntry } from "../entries/entry-list.tsx"
import { withJudges } from "../sheet/talk-words.ts"
import classes from "./desk-news.module.css"

const FEW = 3

type Props = { otherDevices: Workspace["otherDevices"]; entries: readonly ListedEntry[] }

/** Above the desk, whichever entry is on it: where else this judge is signed in, and which entries to talk over. */
export function DeskNews({ otherDevices, entries }: Props) {
  const asked = entries.flatMap(({ entry, talkWith }) =>
    talkWith ? `Entry #${entry.votingId} ${withJudges(talkWith)}` : [],
  )
  return (
    <>
      {otherDevices.length > 0 && (
        <p className={classes.devices}>
          {`Also signed in on another device: ${otherDevices.map(({ label }) => label).join(", ")}`}
        </p>
      )}
      {asked.length > 0 && (
        <p className={classes.talks} role="status">
          <b>Talk it over:</b> {asked.length > FEW ? `${asked.length} entries, which the list marks` : asked.join("; ")}
        </p>
      )}
    </>
  )
}
