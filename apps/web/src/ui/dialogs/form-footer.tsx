import { Group } from "@mantine/core"
import { type ReactNode, useEffect, useRef } from "react"
import classes from "./form-footer.module.css"

type Props = {
  /** True while the form is being sent. */
  isPending: boolean
  children: ReactNode
}

/** The buttons of a form in a dialog, which stay visible while its fields scroll. The result of sending is scrolled into view. */
export function FormFooter({ isPending, children }: Props) {
  const footer = useRef<HTMLDivElement>(null)
  const wasPending = useRef(isPending)
  useEffect(() => {
    const isAnswered = wasPending.current && !isPending
    wasPending.current = isPending
    if (!isAnswered) return
    // A message may be scrolled out of view, because the buttons are always visible.
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
