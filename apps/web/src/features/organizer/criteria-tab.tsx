import { Button, Group, Stack, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import { IconListNumbers, IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { plural } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Loaded } from "../../ui/loaded.tsx"
import { useConfirm } from "../../ui/use-confirm.tsx"
import { CriteriaList } from "./criteria-list.tsx"
import { CriterionDialog } from "./criterion-dialog.tsx"
import { nextFreeOrder } from "./criterion-values.ts"
import { useCriterionDeletion } from "./use-criteria-changes.ts"

/** What judges give points for: list, add, change, delete. */
export function CriteriaTab({ eventId }: { eventId: number }) {
  const criteria = trpc.organizer.criteria.useQuery({ eventId })
  const deletion = useCriterionDeletion(eventId)
  const { confirm, dialog } = useConfirm()
  const [opened, setOpened] = useState<{ criterion: Criterion | null; isOpen: boolean }>({
    criterion: null,
    isOpen: false,
  })
  const remove = async (criterion: Criterion) => {
    if (!(await confirm(deletingOf(criterion)))) return
    deletion.mutate(
      { criterionId: criterion.id },
      {
        onSuccess: () => feedback.success("Criterion deleted", criterion.name),
        onError: (error) => feedback.failure("Failed to delete criterion", errorText(error)),
      },
    )
  }
  const addButton = (
    <Button
      leftSection={<IconPlus size={20} aria-hidden />}
      onClick={() => setOpened({ criterion: null, isOpen: true })}
    >
      Add Criterion
    </Button>
  )
  return (
    <>
      <Loaded
        query={criteria}
        empty={
          <EmptyState title="No criteria yet" icon={<IconListNumbers size={48} />} action={addButton}>
            Judges give points by criteria such as paint, interior or presentation. Add the first one.
          </EmptyState>
        }
      >
        {(list) => (
          <Stack gap="md">
            <Group justify="space-between">
              <Text c="dimmed">
                {plural(list.length, "criterion", "criteria")}, {plural(pointsOf(list), "point")} in all
              </Text>
              {addButton}
            </Group>
            <CriteriaList
              criteria={list}
              onEdit={(criterion) => setOpened({ criterion, isOpen: true })}
              onDelete={remove}
            />
          </Stack>
        )}
      </Loaded>
      <CriterionDialog
        eventId={eventId}
        criterion={opened.criterion}
        nextOrder={nextFreeOrder(criteria.data ?? [])}
        isOpen={opened.isOpen}
        onClose={() => setOpened((before) => ({ ...before, isOpen: false }))}
      />
      {dialog}
    </>
  )
}

const pointsOf = (criteria: readonly Criterion[]): number => criteria.reduce((sum, { maxPoints }) => sum + maxPoints, 0)

const deletingOf = ({ name }: Criterion) => ({
  title: `Delete criterion “${name}”?`,
  message: "All related scores are removed, of every judge and every entry. This cannot be undone.",
  action: "Delete Criterion",
})
