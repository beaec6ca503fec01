import { Alert, Stack, Switch } from "@mantine/core"
import type { Ceremony } from "@rosette/contract/ceremony"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { useCeremony, useCeremonyCalls } from "../use-ceremony.ts"
import { usePublicAddress } from "../use-public-address.ts"
import { RunOrderList } from "./run-order-list.tsx"
import { StageHead } from "./stage-head.tsx"
import { StageLink } from "./stage-link.tsx"

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** Prepares the ceremony: the run order, and the ways to the stage and the announcer's screen. Every change is saved at once. */
export function RunOrderDialog({ eventId, isOpen, onClose }: Props) {
  const query = useCeremony(eventId)
  return (
    <FormDialog title="Run order" isOpen={isOpen} onClose={onClose} isDirty={false} size="xl">
      {() => (
        <Loaded query={query} skeleton={<BarsSkeleton count={4} />} failureTitle="The ceremony could not be loaded">
          {(ceremony) => <RunOrder eventId={eventId} ceremony={ceremony} />}
        </Loaded>
      )}
    </FormDialog>
  )
}

function RunOrder({ eventId, ceremony }: { eventId: number; ceremony: Ceremony }) {
  const calls = useCeremonyCalls(eventId, ceremony.version)
  const address = usePublicAddress()
  const { refusal, isPending } = calls
  return (
    <Stack gap={0} flex="1 0 auto">
      {refusal && (
        <Alert color="red" role="alert" mb="md">
          {refusal.message}
        </Alert>
      )}
      <StageHead stageKey={ceremony.stageKey} address={address} calls={calls} />
      <RunOrderList lines={ceremony.lines} isPending={isPending} onArrange={(lines) => calls.arrange({ lines })} />
      <Switch
        label="Show percent with the places"
        checked={ceremony.showsPercent}
        disabled={isPending}
        onChange={({ currentTarget }) => void calls.arrange({ showsPercent: currentTarget.checked })}
        my="md"
      />
      <StageLink stageKey={ceremony.stageKey} calls={calls} />
    </Stack>
  )
}
