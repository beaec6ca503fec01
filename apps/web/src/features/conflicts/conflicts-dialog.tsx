import { Stack, Text, Title } from "@mantine/core"
import { useState } from "react"
import { isolated } from "../../lib/isolated.ts"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { BarsSkeleton, Loaded } from "../../ui/states/loaded.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import { type Chosen, ConflictForm } from "./conflict-form.tsx"
import { ConflictList, ProposalList } from "./conflict-lists.tsx"
import { type About, type ShownConflicts, useNamedPairs } from "./named-pairs.ts"

type Props = {
  eventId: number
  about: About
  /** The judge or the entry; null for all conflicts of the event. */
  name: string | null
  isOpen: boolean
  onClose: () => void
}

/** Which judges have stepped aside from which entries: a list, proposals, and a form to add one. Use a new key for each opening. */
export function ConflictsDialog({ eventId, about, name, isOpen, onClose }: Props) {
  const read = useNamedPairs(eventId, about)
  const [chosen, setChosen] = useState<Chosen>({ judgeId: null, entryId: null, ...about, reason: "" })
  return (
    <FormDialog
      title={name === null ? "Conflicts" : `Conflicts of ${isolated(name)}`}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={chosen.reason !== ""}
    >
      {() => (
        <Loaded query={read} skeleton={<BarsSkeleton />}>
          {(shown) => <Conflicts eventId={eventId} about={about} shown={shown} chosen={chosen} onChoose={setChosen} />}
        </Loaded>
      )}
    </FormDialog>
  )
}

type ContentProps = Pick<Props, "eventId" | "about"> & {
  shown: ShownConflicts
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

function Conflicts({ eventId, about, shown, chosen, onChoose }: ContentProps) {
  const isLocked = useLocked()
  const none = { judgeId: null, entryId: null, ...about, reason: "" }
  return (
    <Stack gap="lg">
      <Text c="dimmed">
        A judge who has stepped aside from an entry is not asked for it. A sheet of theirs is kept and does not count.
      </Text>
      <ConflictList eventId={eventId} {...shown} />
      <ProposalList eventId={eventId} {...shown} />
      {!isLocked && (
        <section aria-labelledby="add-conflict">
          <Title order={3} id="add-conflict" mb="xs" fz="md">
            Add a conflict
          </Title>
          <ConflictForm
            eventId={eventId}
            about={about}
            names={shown}
            chosen={chosen}
            onChoose={onChoose}
            onAdded={() => onChoose(none)}
          />
        </section>
      )}
    </Stack>
  )
}
