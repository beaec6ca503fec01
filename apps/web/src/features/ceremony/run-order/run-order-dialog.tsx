import { Alert, Modal, Stack, Switch, Text, Title } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import type { Ceremony } from "@rosette/contract/publishing/ceremony"
import { useEscape } from "../../../ui/dialogs/escape.ts"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import classes from "../ceremony.module.css"
import { useCeremony, useCeremonyCalls } from "../use-ceremony.ts"
import { usePublicAddress } from "../use-public-address.ts"
import { RunOrderList } from "./run-order-list.tsx"
import { StageLink } from "./stage-link.tsx"

const PHONE = "(max-width: 47.99em)"

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** Prepares the ceremony: the stage's link and the run order. Every change is saved at once. */
export function RunOrderDialog({ eventId, isOpen, onClose }: Props) {
  const isPhone = useMediaQuery(PHONE)
  const query = useCeremony(eventId)
  useEscape(isOpen, onClose)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Ceremony"
      size="xl"
      fullScreen={isPhone}
      closeOnEscape={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Loaded query={query} skeleton={<BarsSkeleton count={4} />} failureTitle="The ceremony could not be loaded">
        {(ceremony) => <RunOrder eventId={eventId} ceremony={ceremony} />}
      </Loaded>
    </Modal>
  )
}

function RunOrder({ eventId, ceremony }: { eventId: number; ceremony: Ceremony }) {
  const calls = useCeremonyCalls(eventId, ceremony.version)
  const address = usePublicAddress()
  const { refusal, isPending } = calls
  return (
    <Stack gap="md">
      <div>
        <ButtonLink href="/organizer-ceremony" className={classes.main}>
          Open the announcer’s screen
        </ButtonLink>
        <Text c="dimmed" size="sm" mt={4}>
          For your phone. The audience sees only the stage.
        </Text>
      </div>
      {refusal && (
        <Alert color="red" role="alert">
          {refusal.message}
        </Alert>
      )}
      <StageLink stageKey={ceremony.stageKey} address={address} calls={calls} />
      <section aria-labelledby="run-order">
        <Title order={3} id="run-order" mb={4}>
          Run order
        </Title>
        <RunOrderList lines={ceremony.lines} isPending={isPending} onArrange={(lines) => calls.arrange({ lines })} />
        <Switch
          label="Show percent with the places"
          checked={ceremony.showsPercent}
          disabled={isPending}
          onChange={({ currentTarget }) => void calls.arrange({ showsPercent: currentTarget.checked })}
          mt="md"
        />
      </section>
    </Stack>
  )
}
