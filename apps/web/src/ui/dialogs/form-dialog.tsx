import { Modal, type ModalProps } from "@mantine/core"
import { useMediaQuery } from "@mantine/hooks"
import { type ReactNode, useState } from "react"
import { smallerThan } from "../../lib/breakpoints.ts"
import { useLostFocus } from "../focus/use-lost-focus.ts"
import classes from "./dialogs.module.css"
import { useEscape } from "./escape.ts"
import { useUnsavedGuard } from "./unsaved-guard.ts"
import { useConfirm } from "./use-confirm.tsx"

const PHONE = smallerThan("sm")

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** True while there is unsaved input: closing then asks first. */
  isDirty: boolean
  size?: ModalProps["size"]
  /** Receives a `close` that asks before unsaved input is lost, for a Cancel button. */
  children: (close: () => void) => ReactNode
}

/** A dialog with a form: full screen on a phone; it asks before it discards unsaved input. */
export function FormDialog({ title, isOpen, onClose, isDirty, size = "lg", children }: Props) {
  const isPhone = useMediaQuery(PHONE)
  const { confirm, dialog } = useConfirm()
  const [isAsking, setAsking] = useState(false)
  const guard = useUnsavedGuard(isOpen && isDirty)
  useLostFocus(isOpen)
  const close = async () => {
    if (isDirty) {
      setAsking(true)
      const isYes = await confirm({
        title: "Discard what you typed?",
        message: "It is not saved yet.",
        action: "Discard",
        cancel: "Keep Editing",
      })
      setAsking(false)
      if (!isYes) return
    }
    onClose()
  }
  useEscape(isOpen, close)
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={close}
        title={title}
        size={size}
        fullScreen={isPhone}
        classNames={{ content: classes.content, header: classes.formDialogHeader, body: classes.body }}
        closeOnEscape={false}
        closeOnClickOutside={!isAsking && !isDirty}
        trapFocus={!isAsking}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {children(close)}
      </Modal>
      {dialog}
      {guard}
    </>
  )
}
