import { Alert, Stack, Text } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { MovesPreview, useLiveMoves, useResultsVersion } from "../../place-moves/moves-preview.tsx"
import { type LackedCriterion, leaveOutText } from "./words.ts"

type Props = { eventId: number; criterion: LackedCriterion; isOpen: boolean; onClose: () => void }

/** Leaves a criterion out of the percent once it is shown whose place moves. Mount it anew (by a key) for each opening. */
export function LeaveOutDialog({ eventId, criterion, isOpen, onClose }: Props) {
  return (
    <FormDialog title={`${leaveOutText(criterion)}?`} isOpen={isOpen} onClose={onClose} isDirty={false}>
      {(close) => <LeaveOutForm eventId={eventId} criterion={criterion} onSaved={onClose} onCancel={close} />}
    </FormDialog>
  )
}

type FormProps = Pick<Props, "eventId" | "criterion"> & { onSaved: () => void; onCancel: () => void }

function LeaveOutForm({ eventId, criterion: { id, name }, onSaved, onCancel }: FormProps) {
  const version = useResultsVersion(eventId)
  const live = useLiveMoves(eventId, { countsOverall: [{ criterionId: id, countsOverall: false }] }, version)
  const [problem, setProblem] = useState<string | null>(null)
  const { leaveOut, isPending } = useLeavingOut({
    onSaved() {
      feedback.success("Left out of the percent", name)
      onSaved()
    },
    onRefused: (error) => setProblem(errorText(error)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    leaveOut(id)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          It leaves the overall percent of every entry and serves only its own awards. Sheets that lack it are then
          complete.
        </Text>
        <MovesPreview {...live} />
        <Text>To undo this, turn on “Counts towards the overall result” in Edit Criterion.</Text>
        {problem && (
          <Alert color="red" role="alert" title="The criterion was not left out">
            {problem}
          </Alert>
        )}
        <FormButtons
          onCancel={onCancel}
          label="Leave out of the percent"
          isPending={isPending}
          isDisabled={live.read === null}
        />
      </Stack>
    </form>
  )
}

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void }

/** Leaves a criterion out of the percent. */
function useLeavingOut({ onSaved, onRefused }: Outcome) {
  const update = trpc.organizer.updateCriterion.useMutation({ onSuccess: () => onSaved(), onError: onRefused })
  return {
    leaveOut: (criterionId: number) =>
      update.mutate({ criterionId, countsOverall: false, expected: { countsOverall: true } }),
    isPending: update.isPending,
  }
}
