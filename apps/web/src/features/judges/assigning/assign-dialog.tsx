import { Alert, Stack } from "@mantine/core"
import { type FormEvent, useEffect, useMemo, useState } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormButtons } from "../../../ui/dialogs/form-buttons.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { WholeNumberField } from "../../../ui/fields/whole-number-field.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { AssignGrid } from "./assign-grid.tsx"
import { AssignPages } from "./assign-pages.tsx"
import { nothingChosen, secondsProblem, sheetsProblem } from "./assign-values.ts"
import classes from "./assigning.module.css"
import { PlanBar, PlanPanel } from "./plan-panel.tsx"
import { type Assignment, useAssignment, useStoredAssignment } from "./use-assignment.ts"
import { usePlan } from "./use-plan.ts"

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** Who judges what, and how many sheets each entry needs. Use a new key for each opening. */
export function AssignDialog({ eventId, isOpen, onClose }: Props) {
  const stored = useStoredAssignment(eventId)
  const [isDirty, setDirty] = useState(false)
  return (
    <FormDialog title="Assign judges" size="82rem" isOpen={isOpen} onClose={onClose} isDirty={isDirty}>
      {(close) => (
        <Loaded query={stored} skeleton={<BarsSkeleton count={6} />}>
          {(data) => (
            <AssignForm eventId={eventId} stored={data} onDirty={setDirty} onCancel={close} onSaved={onClose} />
          )}
        </Loaded>
      )}
    </FormDialog>
  )
}

type FormProps = {
  eventId: number
  stored: Parameters<typeof useAssignment>[0]
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

function AssignForm({ eventId, stored, onDirty, onCancel, onSaved }: FormProps) {
  const assignment = useAssignment(stored)
  const [problem, setProblem] = useState<string | null>(null)
  const saving = trpc.organizer.assignJudges.useMutation({
    onSuccess: () => {
      feedback.success("Judges assigned")
      onSaved()
    },
    onError: (error) => setProblem(errorText(error)),
  })
  const isDirty = assignment.isDirty && !saving.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const isPhone = useIsPhone()
  const [page, setPage] = useState(0)
  const [seconds, setSeconds] = useState<number | string>("")
  const plan = usePlanned(eventId, assignment, seconds)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wrong = nothingChosen(assignment.edits, assignment.judges) ?? sheetsProblem(assignment.sheets)
    setProblem(wrong)
    if (wrong !== null) return
    if (assignment.isDirty) saving.mutate({ eventId, ...assignment.changes })
    else onSaved()
  }
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="md">
        <NumberFields {...assignment} seconds={seconds} setSeconds={setSeconds} />
        {isPhone ? (
          <AssignPages {...assignment} judgeIndex={page} onJudge={setPage} />
        ) : (
          <div className={classes.columns}>
            <AssignGrid {...assignment} />
            <PlanPanel {...plan} judges={assignment.judges} />
          </div>
        )}
        {problem && (
          <Alert color="red" role="alert" title="Not saved">
            {problem}
          </Alert>
        )}
        <FormButtons
          onCancel={onCancel}
          label="Save Assignments"
          isPending={saving.isPending}
          note={isPhone && <PlanBar {...plan} judgeId={assignment.judges[page]?.id} />}
        />
      </Stack>
    </form>
  )
}

/** What these assignments ask for; a number of seconds that the call would refuse is left out. */
function usePlanned(eventId: number, { changes, judges }: Assignment, seconds: number | string) {
  const entries = trpc.organizer.entries.useQuery({ eventId }).data
  const votingIds = useMemo(() => new Map(entries?.map(({ id, votingId }) => [id, votingId])), [entries])
  const submitted = judges.reduce((sum, { submittedEntries }) => sum + submittedEntries, 0)
  const hasSeconds = seconds !== "" && secondsProblem(seconds) === null
  const change = { ...changes, ...(hasSeconds && { secondsPerSheet: Number(seconds) }) }
  return { planned: usePlan(eventId, change, submitted), votingIds }
}

type NumberProps = Pick<Assignment, "sheets" | "setSheets"> & {
  seconds: number | string
  setSeconds: (value: number | string) => void
}

const NumberFields = ({ sheets, setSheets, seconds, setSeconds }: NumberProps) => (
  <div className={classes.numbers}>
    <WholeNumberField
      label="Sheets for each entry"
      description="Empty: one from every judge who is asked for it."
      placeholder="From every judge"
      value={sheets}
      onChange={setSheets}
      error={sheetsProblem(sheets)}
    />
    <WholeNumberField
      label="Seconds for each sheet"
      description="To plan with. Empty: as measured at this event."
      placeholder="As measured"
      value={seconds}
      onChange={setSeconds}
      error={secondsProblem(seconds)}
    />
  </div>
)
