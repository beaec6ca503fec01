import { Button } from "@mantine/core"
import { FormFooter } from "./form-footer.tsx"

type Props = {
  onCancel: () => void
  /** What the form does, such as "Save Changes". */
  label: string
  isPending: boolean
  pendingLabel?: string
  isDisabled?: boolean
}

/** The buttons of a form in a dialog: Cancel, and the submit button, disabled while the form is being sent. */
export function FormButtons({ onCancel, label, isPending, pendingLabel = "Saving...", isDisabled = false }: Props) {
  return (
    <FormFooter isPending={isPending}>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" disabled={isPending || isDisabled}>
        {isPending ? pendingLabel : label}
      </Button>
    </FormFooter>
  )
}
