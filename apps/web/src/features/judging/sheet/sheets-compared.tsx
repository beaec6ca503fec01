import type { Criterion } from "@rosette/contract/criteria"
import { criterionApplies } from "@rosette/domain/contest/applicability"
import type { SheetContent } from "@rosette/outbox/records"
import { useDesk } from "../desk/desk-context.ts"
import classes from "./conflict-panel.module.css"

type Props = {
  entryId: number
  mine: SheetContent
  theirs: SheetContent
  /** The heading of the other sheet. */
  as: string
}

/** Two sheets for one entry side by side, with the differences marked. */
export function SheetsCompared({ entryId, mine, theirs, as }: Props) {
  const { workspace, where } = useDesk()
  const entry = workspace.entries.find(({ id }) => id === entryId)
  const criteria = workspace.criteria.filter((criterion) => entry && criterionApplies(criterion, entry))
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">{`This ${where}`}</th>
          <th scope="col">{as}</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <ComparedRow key={criterion.id} criterion={criterion} mine={mine} theirs={theirs} />
        ))}
        <tr data-differs={mine.comments !== theirs.comments || undefined}>
          <th scope="row">Comments</th>
          <td>{mine.comments || "–"}</td>
          <td>{theirs.comments || "–"}</td>
        </tr>
      </tbody>
    </table>
  )
}

type RowProps = { criterion: Criterion; mine: SheetContent; theirs: SheetContent }

function ComparedRow({ criterion: { id, name, maxPoints }, mine, theirs }: RowProps) {
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
