import { Group } from "@mantine/core"
import { type ReactNode, useEffect, useRef } from "react"
import classes from "./form-footer.module.css"

type Props = {
  /** True while the form is being sent. */
  isPending: boolean
  children: ReactNode
}

/** The buttons of a form in a dialog, which stay in sight while its fields scroll. What came of sending it is shown. */
export function FormFooter({ isPending, children }: Props) {
  const footer = useRef<HTMLDivElement>(null)
  const wasPending = useRef(isPending)
  useEffect(() => {
    const isAnswered = wasPending.current && !isPending
    wasPending.current = isPending
    if (!isAnswered) return
    // An answer above the buttons may stand out of sight: they can be pressed from anywhere.
    const form = footer.current?.closest("form")
    const frame = requestAnimationFrame(() => {
      form?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" })
    })
    return () => cancelAnimationFrame(frame)
  }, [isPending])
  return (
    <Group ref={footer} className={classes.footer} justify="flex-end">
      {children}
    </Group>
  )
}
