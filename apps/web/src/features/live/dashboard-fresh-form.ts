import type { UseFormReturnType } from "@mantine/form"
import { useEffect } from "react"

/**
 * Starts a dialog's form anew whenever the dialog opens. The dialog itself stays mounted, so that it can give the focus
 * back to where it was.
 */
export function useFreshForm<Values extends object>(
  form: UseFormReturnType<Values>,
  isOpen: boolean,
  values: Values,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening starts it anew, not a change of what is stored
  useEffect(() => {
    if (!isOpen) return
    form.setInitialValues(values)
    form.reset()
  }, [isOpen])
}
