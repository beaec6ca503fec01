import type { Workspace } from "../desk/desk.ts"
import type { ListedEntry } from "../entries/list/entry-list.tsx"
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
        <p className={classes.devices}>{`Also signed in on another device: ${devicesText(otherDevices)}`}</p>
      )}
      {asked.length > 0 && (
        <p className={classes.talks} role="status">
          <b>Talk it over:</b> {asked.length > FEW ? `${asked.length} entries, which the list marks` : asked.join("; ")}
        </p>
      )}
    </>
  )
}

/** Each kind of device once, with how many there are of it: "Safari on iPhone, Chrome on Android (2)". */
function devicesText(devices: Props["otherDevices"]): string {
  const counts = new Map<string, number>()
  for (const { label } of devices) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].map(([label, count]) => (count > 1 ? `${label} (${count})` : label)).join(", ")
}
