import { Select, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { isLimited, scorecardOf } from "@rosette/domain/contest/scorecard"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { classChoices, type NamedClasses } from "../classes/class-choice.ts"
import { MovesReport } from "../place-moves/moves-report.tsx"
import { useMoves } from "../place-moves/use-moves.ts"

/** The criteria of another class's scorecard that this class does not have yet, with this class added: they are shared, not doubled. */
export const withClassAdded = (criteria: readonly Criterion[], from: number, to: number) =>
  scorecardOf(criteria, { classId: from })
    .filter((one) => isLimited(one) && !one.classIds.includes(to))
    .map(({ id, classIds }) => ({ criterionId: id, classIds: [...classIds, to] }))

type Props = { eventId: number; criteria: readonly Criterion[]; classes: NamedClasses; ofClass: number }

/** Adds the shown class to every criterion of another class's scorecard, after a look at whose place would move. */
export function CopyScorecard({ eventId, criteria, classes, ofClass }: Props) {
  const isLocked = useLocked()
  const { confirm, dialog } = useConfirm()
  const readMoves = useMoves(eventId)
  const update = trpc.organizer.updateCriteria.useMutation()
  const others = classChoices(classes).filter(({ id }) => withClassAdded(criteria, id, ofClass).length > 0)
  const name = classChoices(classes).find(({ id }) => id === ofClass)?.name ?? ""
  const copy = async (from: number) => {
    const added = withClassAdded(criteria, from, ofClass)
    const moves = await readMoves({ criteria: added }).catch(() => null)
    const message = (
      <>
        The class gets every criterion of that scorecard: they are shared, not doubled.
        {moves ? <MovesReport moves={moves} /> : <Text>Whose place would move could not be read.</Text>}
      </>
    )
    if (!(await confirm({ title: `Copy a scorecard to ${name}?`, message, action: "Copy Scorecard" }))) return
    await update.mutateAsync({ eventId, criteria: added }).then(
      () => feedback.success("Scorecard copied", name),
      (error: unknown) => feedback.failure("Failed to copy the scorecard", errorText(error)),
    )
  }
  if (others.length === 0) return null
  return (
    <>
      <Select
        mt="xs"
        label="Copy a scorecard…"
        placeholder="From a class"
        disabled={isLocked || update.isPending}
        data={others.map((one) => ({ value: String(one.id), label: one.name }))}
        value={null}
        onChange={(value) => value !== null && void copy(Number(value))}
      />
      {dialog}
    </>
  )
}
