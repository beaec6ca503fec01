import { Group } from "@mantine/core"
import { type ReactNode, useEffect, useRef } from "react"
import classes from "./form-footer.module.css"

type Props = {
  /** True while the form is being sent. */
  isPending: boolean
  /** What stays visible above the buttons. */
  note?: ReactNode
  children: ReactNode
}

/** The buttons of a form in a dialog, which stay visible while its fields scroll. The result of sending is scrolled into view. */
export function FormFooter({ isPending, note, children }: Props) {
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
    <div ref={footer} className={classes.footer}>
      {note && <div className={classes.note}>{note}</div>}
      <Group className={classes.buttons} justify="flex-end">
        {children}
      </Group>
    </div>
  )
}
