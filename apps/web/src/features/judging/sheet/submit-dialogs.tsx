import { Anchor, Button, Checkbox, Group, Modal, Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract/criteria"
import { type AboveMax, aboveMaxText } from "@rosette/outbox/sheet-content"
import { type ReactNode, useState } from "react"
import { ArmedButton } from "../desk/armed.tsx"
import classes from "./sheet.module.css"

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

type UnscoredDialogProps = { unscored: Criterion[]; isOpen: boolean; onSubmit: () => void; onClose: () => void }

/** Says before a final submit which criteria would count 0. After Go back the caller sets the focus. */
export function UnscoredDialog({ unscored, isOpen, onSubmit, onClose }: UnscoredDialogProps) {
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

type AboveMaxDialogProps = {
  aboveMax: AboveMax[]
  unscored: Criterion[]
  isOpen: boolean
  onSubmit: () => void
  onClose: () => void
}

/** Asks before a final submit what counts if a maximum was lowered below the points. After Go back the caller sets the focus. */
export function AboveMaxDialog({ aboveMax, unscored, isOpen, onSubmit, onClose }: AboveMaxDialogProps) {
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

type UnscoredListProps = { criteria: Criterion[]; children?: ReactNode }

/** Which criteria a final submit would count as 0. */
function UnscoredList({ criteria, children }: UnscoredListProps) {
  const names = criteria.map(({ name }) => name).join(", ")
  return (
    <div className={classes.box}>
      <b>{criteria.length === 1 ? "Not scored, so it counts 0 points:" : "Not scored, so they count 0 points:"}</b>{" "}
      <span>{names}</span>
      {children && <div>{children}</div>}
    </div>
  )
}
