import { Button, Group, Modal, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { type AboveMax, aboveMaxText } from "@rosette/outbox/sheet-content"
import { ArmedButton } from "../desk/armed-button.tsx"
import { UnscoredList } from "./unscored-list.tsx"

type Props = {
  aboveMax: AboveMax[]
  unscored: Criterion[]
  isOpen: boolean
  onSubmit: () => void
  onClose: () => void
}

/** Asks before a final submit what counts if a maximum was lowered below the points. After Go back the caller sets the focus. */
export function AboveMaxDialog({ aboveMax, unscored, isOpen, onSubmit, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="A maximum was lowered"
      centered
      returnFocus={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Text>The organizer has lowered it after you gave your points:</Text>
      <ul>
        {aboveMax.map((one) => (
          <li key={one.criterion.id}>
            <b>{one.criterion.name}</b>: {aboveMaxText(one)}
          </li>
        ))}
      </ul>
      {unscored.length > 0 && <UnscoredList criteria={unscored} />}
      <Group mt="lg" justify="flex-end">
        <ArmedButton variant="default" onClick={onSubmit}>
          Submit with the maximum
        </ArmedButton>
        <Button onClick={onClose} data-autofocus>
          Go back
        </Button>
      </Group>
    </Modal>
  )
}
