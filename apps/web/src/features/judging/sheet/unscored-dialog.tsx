import { Button, Group, Modal } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { ArmedButton } from "../desk/armed-button.tsx"
import { UnscoredList } from "./unscored-list.tsx"

type Props = { unscored: Criterion[]; isOpen: boolean; onSubmit: () => void; onClose: () => void }

/** Says before a final submit which criteria would count 0. After Go back the caller sets the focus. */
export function UnscoredDialog({ unscored, isOpen, onSubmit, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Some criteria are not scored"
      centered
      returnFocus={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <UnscoredList criteria={unscored} />
      <Group mt="lg" justify="flex-end">
        <ArmedButton variant="default" onClick={onSubmit}>
          Submit with 0 points
        </ArmedButton>
        <Button onClick={onClose} data-autofocus>
          Go back
        </Button>
      </Group>
    </Modal>
  )
}
