import { Anchor, Button, Checkbox, Group, Modal, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { useState } from "react"
import classes from "./terms-dialog.module.css"
import { UnscoredList } from "./unscored-list.tsx"

type Props = {
  unscored: Criterion[]
  isOpen: boolean
  onAccept: () => void
  /** Shows the first criterion that is not scored. */
  onGoBack: () => void
  onClose: () => void
}

/** Product rule: before the first final submit of a judge for an event the terms are accepted with a checkbox. */
export function TermsDialog({ isOpen, onClose, ...terms }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Terms for judges"
      centered
      size="lg"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Terms {...terms} onClose={onClose} />
    </Modal>
  )
}

/** Mounted at each opening, so that the checkbox is never ticked beforehand. */
function Terms({ unscored, onAccept, onGoBack, onClose }: Omit<Props, "isOpen">) {
  const [isAgreed, setAgreed] = useState(false)
  return (
    <>
      <Text>This is the first final score on this device. As a judge of this event you agree to:</Text>
      <ul className={classes.duties}>
        <li>judge fairly and impartially,</li>
        <li>keep unreleased results confidential,</li>
        <li>finish scoring within the designated timeframe.</li>
      </ul>
      <Text>
        A submitted score is final: only the organizer can reopen it. Please read the{" "}
        <Outside href="/terms">Terms</Outside>, the <Outside href="/privacy">Privacy</Outside> notice and the{" "}
        <Outside href="/disclaimer">Disclaimer</Outside>.
      </Text>
      {unscored.length > 0 && (
        <UnscoredList criteria={unscored}>
          <Button variant="default" mt="xs" onClick={onGoBack}>
            Go back and score
          </Button>
        </UnscoredList>
      )}
      <Checkbox
        mt="sm"
        checked={isAgreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        label="I have read and agree to these terms"
        classNames={{ body: classes.agreement }}
        data-autofocus
      />
      <Group mt="md" justify="flex-end" className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isAgreed} onClick={onAccept}>
          Accept & Submit Score
        </Button>
      </Group>
    </>
  )
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noreferrer" underline="always">
      {children}
    </Anchor>
  )
}
