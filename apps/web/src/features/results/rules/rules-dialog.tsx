import { useMemo, useState } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { Loaded } from "../../../ui/states/loaded.tsx"
import { RulesForm } from "./rules-form.tsx"

type Props = {
  eventId: number
  /** The version of the results on the screen. */
  version: number
  isOpen: boolean
  onClose: () => void
}

/** The event's rules for its results. Use a new key whenever it is opened. */
export function RulesDialog({ eventId, version, isOpen, onClose }: Props) {
  const rules = trpc.organizer.rules.useQuery({ eventId }, { staleTime: 0 })
  const criteria = trpc.organizer.criteria.useQuery({ eventId })
  const [isDirty, setDirty] = useState(false)
  const data = useMemo(
    () => (rules.data && criteria.data ? { rules: rules.data, criteria: criteria.data } : undefined),
    [rules.data, criteria.data],
  )
  const query = {
    data,
    error: rules.error ?? criteria.error,
    isFetching: rules.isFetching || criteria.isFetching,
    refetch: () => Promise.all([rules.refetch(), criteria.refetch()]),
  }
  return (
    <FormDialog title="Result Rules" isOpen={isOpen} onClose={onClose} isDirty={isDirty}>
      {(close) => (
        <Loaded query={query} failureTitle="The rules could not be loaded">
          {(loaded) => (
            <RulesForm
              eventId={eventId}
              {...loaded}
              version={version}
              onDirty={setDirty}
              onSaved={onClose}
              onCancel={close}
            />
          )}
        </Loaded>
      )}
    </FormDialog>
  )
}
