import { Button, Group, Modal, Text } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./dialogs.module.css"
import { useEscape } from "./escape.ts"

export type Question = {
  title: string
  /** Names what will be destroyed or lost. */
  message: ReactNode
  /** The verb on the button, such as "Delete Entry". */
  action: string
  cancel?: string
  /** What may be meant instead, and loses nothing; it stands first. */
  instead?: { label: string; onPress: () => void }
  /** False if the action loses nothing. */
  isDangerous?: boolean
  /** True if waiting is the better answer: then "Cancel" is the button that stands out. */
  isEarly?: boolean
}

type Props = {
  question: Question | null
  isOpen: boolean
  /** False while a tap may still be meant for what was there before; the action then takes none. */
  isArmed?: boolean
  onAnswer: (isYes: boolean) => void
}

/** A question with two answers. The safe one has the focus first; closing means no; the focus returns to the opener. */
export function ConfirmDialog({ question, isOpen, isArmed = true, onAnswer }: Props) {
  useEscape(isOpen, () => onAnswer(false))
  const { instead } = question ?? {}
  const pressInstead = () => {
    onAnswer(false)
    instead?.onPress()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={() => onAnswer(false)}
      title={question?.title}
      centered
      classNames={{ header: classes.confirmDialogHeader }}
      closeOnEscape={false}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Text component="div" mb="lg" className={classes.message}>
        {question?.message}
      </Text>
      <Group justify="flex-end" className={classes.answers}>
        {instead && <Button onClick={pressInstead}>{instead.label}</Button>}
        <Button variant={question?.isEarly ? "filled" : "default"} onClick={() => onAnswer(false)} data-autofocus>
          {question?.cancel ?? "Cancel"}
        </Button>
        <Button
          variant={question?.isEarly ? "default" : instead ? "light" : "filled"}
          color={question?.isDangerous === false ? undefined : "red"}
          aria-disabled={!isArmed || undefined}
          onClick={() => isArmed && onAnswer(true)}
        >
          {question?.action}
        </Button>
      </Group>
    </Modal>
  )
}
