import { Alert, Group, Stack, Switch, Text } from "@mantine/core"
import type { Ceremony } from "@rosette/contract/ceremony"
import { MoreMenu } from "../../../ui/actions/more-menu.tsx"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { useCopy } from "../../../ui/text/use-copy.ts"
import { type CeremonyCalls, useCeremony, useCeremonyCalls, usePublicAddress } from "../use-ceremony.ts"
import { RunOrderList } from "./run-order-list.tsx"
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

type StageHeadProps = {
  stageKey: string | null
  address: string
  calls: Pick<CeremonyCalls, "renewStage" | "closeStage" | "isPending">
}

/** What the stage shows, and the rare steps with its link; for a moment, that the link was copied. */
export function StageHead({ stageKey, address, calls }: StageHeadProps) {
  const link = `${address}/stage/${stageKey}`
  const { isCopied, copy } = useCopy(link, `The link is ${link}`)
  const { items, dialog } = useRareSteps(calls)
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" mih="2.75rem" mb="xs">
      <Text role="status" c="dimmed" size="sm">
        {isCopied ? "Stage link copied" : "The stage, on the projector, shows the ticked lines from top to bottom."}
      </Text>
      {stageKey !== null && (
        <MoreMenu
          label="More for the stage"
          items={[{ key: "copy", label: "Copy stage link", onPress: () => void copy() }, ...items]}
        />
      )}
      {dialog}
    </Group>
  )
}

/** What makes the present link useless. */
function useRareSteps({ renewStage, closeStage, isPending }: StageHeadProps["calls"]) {
  const { confirm, dialog } = useConfirm()
  const renew = async () => {
    const isYes = await confirm({
      title: "Make a new stage link?",
      message: "The current link stops at once. A projector that shows it goes dark until you open the new one there.",
      action: "Make a new link",
    })
    if (isYes) await renewStage()
  }
  const close = async () => {
    const isYes = await confirm({
      title: "Close the stage?",
      message: "The link stops at once, and every projector that shows it goes dark.",
      action: "Close the stage",
    })
    if (isYes) await closeStage()
  }
  const items = [
    { key: "renew", label: "New link…", onPress: renew, isDisabled: isPending },
    { key: "close", label: "Close the stage…", onPress: close, isDisabled: isPending },
  ]
  return { items, dialog }
}
