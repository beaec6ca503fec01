import { Button } from "@mantine/core"
import type { ReactNode } from "react"
import { FormFooter } from "./form-footer.tsx"

type Props = {
  onCancel: () => void
  /** What the form does, such as "Save Changes". */
  label: string
  isPending: boolean
  pendingLabel?: string
  isDisabled?: boolean
  /** What stays visible above the buttons. */
  note?: ReactNode
}

/** The buttons of a form in a dialog: Cancel, and the submit button, disabled while the form is being sent. */
export function FormButtons({
  onCancel,
  label,
  isPending,
  pendingLabel = "Saving...",
  isDisabled = false,
  note,
}: Props) {
  return (
    <FormFooter isPending={isPending} note={note}>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" disabled={isPending || isDisabled}>
        {isPending ? pendingLabel : label}
      </Button>
    </FormFooter>
  )
}
