import { STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { useMemo } from "react"
import { PaperHead } from "../../ui/paper/paper-head.tsx"
import { Flow } from "../../ui/paper/sheet.tsx"
import { byLastWord, type CardEntry } from "./card-choice.ts"
import classes from "./cards.module.css"

type Props = { entries: readonly CardEntry[]; event: Parameters<typeof PaperHead>[0]["event"] }

/** For a clipboard at the gate, which greets the owners: all names in full, with a box to tick off who has come. */
export function GateList({ entries, event }: Props) {
  const sorted = useMemo(() => byLastWord(entries), [entries])
  const hasClasses = entries.some(({ className }) => className !== "")
  const hasStatuses = entries.some(({ status }) => status !== "expected")
  return (
    <Flow
      pieces={sorted}
      label="Entries by owner"
      head={<PaperHead title="Entries by owner" event={event} />}
      hidesEvent
    >
      {(shown) => (
        <table className={classes.list}>
          <thead data-repeated>
            <tr>
              <th scope="col" className={classes.tick} aria-label="Has come" />
              <th scope="col">Owner/Participant</th>
              <th scope="col" className={classes.votingId}>
                Voting ID
              </th>
              <th scope="col">Entry</th>
              {hasClasses && (
                <th scope="col" className={classes.listClass}>
                  Class
                </th>
              )}
              {hasStatuses && (
                <th scope="col" className={classes.status}>
                  Status
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((entry) => (
              <Row key={entry.id} entry={entry} hasClasses={hasClasses} hasStatuses={hasStatuses} />
            ))}
          </tbody>
        </table>
      )}
    </Flow>
  )
}

type RowProps = { entry: CardEntry; hasClasses: boolean; hasStatuses: boolean }

function Row({ entry, hasClasses, hasStatuses }: RowProps) {
  const { ownerParticipant, votingId, entryName, className, status } = entry
  return (
    <tr data-piece="">
      <td>
        <span className={classes.box} />
      </td>
      <th scope="row">
        <bdi>{ownerParticipant}</bdi>
      </th>
      <td>
        <bdi>{votingId}</bdi>
      </td>
      <td>
        <bdi>{entryName}</bdi>
      </td>
      {hasClasses && (
        <td>
          <bdi>{className || "–"}</bdi>
        </td>
      )}
      {hasStatuses && <td>{status === "expected" ? "" : STATUS_WORDS[status]}</td>}
    </tr>
  )
}
