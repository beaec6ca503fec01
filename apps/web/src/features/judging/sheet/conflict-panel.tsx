import { Alert, Group, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { criterionApplies } from "@rosette/domain/contest/applicability"
import type { SheetContent } from "@rosette/outbox/records"
import { contentOf } from "@rosette/outbox/sheet-content"
import { IconArrowsSplit2 } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { ArmedButton } from "../desk/armed.tsx"
import { useDesk, usePlace } from "../desk/desk-context.ts"
import { placeText } from "../desk/words.ts"
import classes from "./sheet.module.css"
import type { OpenSheet } from "./use-sheet.ts"

/** One sheet changed on two devices: shows both side by side, and the judge chooses which one counts. */
export function ConflictPanel({ sheet, entryId }: { sheet: OpenSheet; entryId: number }) {
  const panel = useRef<HTMLDivElement>(null)
  const { saving, refresh, isRefreshing } = useDesk()
  const place = usePlace()
  const { pending } = sheet
  // What the server has; null if the organizer has cleared it.
  const other = pending?.refusal?.current ?? null
  // The judge pressed Submit at the other end of the sheet. Not lower: notices are at the bottom.
  useEffect(() => {
    if (pending?.isSubmitted) panel.current?.scrollIntoView({ block: "start" })
  }, [pending])
  const takeOther = () => {
    saving.drop(entryId)
    refresh()
  }
  return (
    <Alert
      ref={panel}
      color="red"
      icon={<IconArrowsSplit2 aria-hidden />}
      className={classes.panel}
      title={other ? "This sheet was changed on another device" : "The organizer has cleared this sheet"}
    >
      <Text mb="sm">
        {other
          ? "Nothing was overwritten. Choose which of the two counts."
          : `Your scores are ${placeText("changedElsewhere", place)}. Send them again, or start over.`}
      </Text>
      {other && <SheetsCompared entryId={entryId} mine={sheet.content} theirs={contentOf(other)} as="Other device" />}
      <Group gap="xs">
        <ArmedButton onClick={() => saving.sendAnyway(entryId)}>
          {other ? `Send this ${place.where}’s` : "Send mine again"}
        </ArmedButton>
        <ArmedButton variant="default" onClick={takeOther} loading={isRefreshing}>
          {other ? "Take the other device’s" : "Start over"}
        </ArmedButton>
      </Group>
    </Alert>
  )
}

type Props = {
  entryId: number
  mine: SheetContent
  theirs: SheetContent
  /** The heading of this sheet, if it is not another version of the same one. */
  mineAs?: string
  /** The heading of the other sheet. */
  as: string
}

/** Two sheets for one entry side by side, with the differences marked. */
export function SheetsCompared({ entryId, mine, theirs, mineAs, as }: Props) {
  const { workspace, where } = useDesk()
  const entry = workspace.entries.find(({ id }) => id === entryId)
  const criteria = workspace.criteria.filter((criterion) => entry && criterionApplies(criterion, entry))
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">{mineAs ?? `This ${where}`}</th>
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
