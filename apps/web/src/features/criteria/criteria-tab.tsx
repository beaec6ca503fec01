import { Button, Group, Stack, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { scorecardOf } from "@rosette/domain/contest/scorecard"
import { hasUsualSections } from "@rosette/domain/events/event-words"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { LazyDialog } from "../../ui/dialogs/lazy-dialog.tsx"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { useOpened } from "../../ui/dialogs/use-opened.ts"
import { nextFocus } from "../../ui/focus/next-focus.ts"
import { ListHead } from "../../ui/lists/list-head.tsx"
import { EventEmptyState } from "../../ui/states/event-empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { criterionLosses } from "../deletion-losses/entry-losses.ts"
import { LossesList } from "../deletion-losses/entry-losses-list.tsx"
import { useGivenOut } from "../deletion-losses/use-given-out.ts"
import { MovesReport } from "../place-moves/moves-report.tsx"
import type { Moves } from "../place-moves/moves-words.ts"
import { useMoves } from "../place-moves/use-moves.ts"
import { useWords } from "../words/words-context.ts"
import { CRITERION_MENUS } from "./criteria-columns.tsx"
import { CriteriaList } from "./criteria-list.tsx"
import { CriterionDialog } from "./criterion-dialog.tsx"
import { sumOf } from "./criterion-values.ts"
import { ScorecardFilter } from "./scorecard-filter.tsx"
import { useCriterionDeletion } from "./use-criteria-changes.ts"
import { WordsMenu } from "./words/words-menu.tsx"

/** The criteria of an event: list, add, change, delete. */
export function CriteriaTab({ eventId }: { eventId: number }) {
  const criteria = trpc.organizer.criteria.useQuery({ eventId })
  const classes = trpc.organizer.classes.useQuery({ eventId }).data ?? []
  const notApplicable = trpc.organizer.event.useQuery({ eventId }).data?.notApplicable
  const [ofClass, setOfClass] = useState<number | null>(null)
  const deletion = useCriterionDeletion()
  const words = useWords()
  const isLocked = useLocked()
  const { confirm, dialog } = useConfirm()
  // Null for a new criterion.
  const { subject, isOpen, turn, open, close } = useOpened<Criterion | null>(null)
  const readGivenOut = useGivenOut(eventId)
  const readMoves = useMoves(eventId)
  const remove = async (criterion: Criterion) => {
    const moveFocus = nextFocus(CRITERION_MENUS)
    // If the preview fails, the confirmation is shown anyway and says so.
    const reading = readMoves({ deletedCriterionIds: [criterion.id] }).catch(() => null)
    const [given, moves] = await Promise.all([readGivenOut(), reading])
    if (!(await confirm(deletingOf(criterion, given ? criterionLosses(criterion.id, given) : [], moves)))) return
    // Also told if another tab of the dashboard was opened meanwhile.
    await deletion.mutateAsync({ criterionId: criterion.id }).then(
      () => {
        feedback.success("Criterion deleted", criterion.name)
        moveFocus()
      },
      (error: unknown) => feedback.failure("Failed to delete criterion", errorText(error)),
    )
  }
  const hasCriteria = (criteria.data?.length ?? 0) > 0
  const actions = (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant={hasCriteria ? "default" : "filled"}
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={isLocked}
        onClick={() => open(null)}
      >
        Add Criterion
      </Button>
      <WordsMenu eventId={eventId} criteria={criteria.data ?? []} />
    </Group>
  )
  return (
    <>
      <Loaded
        query={criteria}
        skeleton={<BarsSkeleton count={6} height="3rem" />}
        empty={
          <EventEmptyState eventId={eventId} title="No criteria yet" drawing="empty-sheet" action={actions}>
            {hasUsualSections(words)
              ? "Judges give points by criteria such as paint, interior or presentation. Add the first one."
              : "Judges give points by criteria. Add the first one."}
          </EventEmptyState>
        }
      >
        {(list) => (
          <Stack gap="md">
            <ListHead sum={`${sumOf(list)} in all`}>{actions}</ListHead>
            <ScorecardFilter
              eventId={eventId}
              criteria={list}
              classes={classes}
              ofClass={ofClass}
              onChange={setOfClass}
            />
            <CriteriaList
              eventId={eventId}
              criteria={ofClass === null ? list : scorecardOf(list, { classId: ofClass })}
              onEdit={open}
              onDelete={remove}
            />
          </Stack>
        )}
      </Loaded>
      <LazyDialog key={turn} isOpen={isOpen}>
        {(isOpen) => (
          <CriterionDialog
            eventId={eventId}
            criterion={subject}
            criteria={criteria.data ?? []}
            classes={classes}
            ofClass={ofClass}
            notApplicable={notApplicable}
            isOpen={isOpen}
            onClose={close}
          />
        )}
      </LazyDialog>
      {dialog}
    </>
  )
}

const deletingOf = ({ name }: Criterion, losses: readonly string[], moves: Moves | null) => ({
  title: `Delete criterion “${name}”?`,
  message: (
    <>
      All related scores are removed, of every judge and every entry. This cannot be undone.
      <LossesList lines={losses} />
      {moves ? <MovesReport moves={moves} /> : <Text>Whose place would move could not be read.</Text>}
    </>
  ),
  action: "Delete Criterion",
})
