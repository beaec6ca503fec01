import type { Workspace } from "../desk.ts"
import { withJudges } from "../sheet/talk-words.ts"
import { judgesToTalkTo } from "../sheet/talks.ts"
import classes from "./desk-news.module.css"

const FEW = 3

/** Above the desk, whichever entry is on it: where else this judge is signed in, and which entries to talk over. */
export function DeskNews({ workspace }: { workspace: Workspace }) {
  const { entries, otherDevices } = workspace
  const asked = entries.flatMap(({ id, votingId }) => {
    const names = judgesToTalkTo(workspace, id)
    return names ? `Entry #${votingId} ${withJudges(names)}` : []
  })
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
