import { Alert, Button, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import { criterionApplies } from "@rosette/domain"
import type { Refusal, SheetContent } from "@rosette/outbox"
import { IconArrowsSplit2 } from "@tabler/icons-react"
import classes from "./conflict-panel.module.css"
import type { Desk } from "./desk.ts"
import { contentOf } from "./sheet-content.ts"
import type { OpenSheet } from "./use-sheet.ts"

type Props = { desk: Desk; sheet: OpenSheet; refusal: Refusal; entryId: number; where: string }

/** One sheet changed on two devices: both side by side, and the judge says which one counts. */
export function ConflictPanel({ desk, sheet, refusal, entryId, where }: Props) {
  const other = refusal.current ?? undefined
  const theirs = contentOf(other)
  const entry = desk.workspace.entries.find(({ id }) => id === entryId)
  const criteria = desk.workspace.criteria.filter((criterion) => entry && criterionApplies(criterion, entry))
  const takeOther = () => {
    desk.saving.drop(entryId)
    desk.refresh()
  }
  return (
    <Alert
      color="red"
      icon={<IconArrowsSplit2 aria-hidden />}
      className={classes.panel}
      title={other ? "This sheet was changed on another device" : "The organizer has cleared this sheet"}
    >
      <Text mb="sm">
        {other
          ? "Nothing was overwritten. Choose which of the two counts."
          : `Your scores are still kept on this ${where}. Send them again, or start afresh.`}
      </Text>
      {other && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Criterion</th>
              <th scope="col">{`This ${where}`}</th>
              <th scope="col">Other device</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion) => (
              <ConflictRow key={criterion.id} criterion={criterion} mine={sheet.content} theirs={theirs} />
            ))}
            <tr data-differs={sheet.content.comments !== theirs.comments || undefined}>
              <th scope="row">Comments</th>
              <td>{sheet.content.comments || "–"}</td>
              <td>{theirs.comments || "–"}</td>
            </tr>
          </tbody>
        </table>
      )}
      <div className={classes.buttons}>
        <Button onClick={() => desk.saving.insist(entryId)}>
          {other ? `Send this ${where}'s` : "Send mine again"}
        </Button>
        <Button variant="default" onClick={takeOther} loading={desk.isRefreshing}>
          {other ? "Take the other device's" : "Start afresh"}
        </Button>
      </div>
    </Alert>
  )
}

type RowProps = { criterion: Criterion; mine: SheetContent; theirs: SheetContent }

function ConflictRow({ criterion: { id, name, maxPoints }, mine, theirs }: RowProps) {
  const pointsOf = ({ points }: SheetContent) => points[id]
  const text = (points: number | undefined) => (points === undefined ? "Not scored" : `${points} / ${maxPoints}`)
  return (
    <tr data-differs={pointsOf(mine) !== pointsOf(theirs) || undefined}>
      <th scope="row">{name}</th>
      <td>{text(pointsOf(mine))}</td>
      <td>{text(pointsOf(theirs))}</td>
    </tr>
  )
}
