import type { UseFormReturnType } from "@mantine/form"
import { useEffect } from "react"

/**
 * Resets a dialog's form whenever the dialog opens. The dialog itself stays mounted, so that it can return the focus
 * back to where it was.
 */
export function useFreshForm<Values extends object>(
  form: UseFormReturnType<Values>,
  isOpen: boolean,
  values: Values,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening resets it, not a change of the stored values
  useEffect(() => {
    if (!isOpen) return
    form.setInitialValues(values)
    form.reset()
  }, [isOpen])
}
