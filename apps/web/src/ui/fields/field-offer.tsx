import { Button } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./fields.module.css"

type Props = {
  /** What is said before the button. */
  note?: string | false
  /** The button's words. */
  children: ReactNode
  /** A name for screen readers, where the words alone are not enough. */
  label?: string
  onUse: () => void
}

/** A value for the field above that is a tap away. */
export const FieldOffer = ({ note = false, children, label, onUse }: Props) => (
  <div className={classes.offer}>
    {note && <span>{note}</span>}
    <Button variant="subtle" size="compact-sm" className={classes.use} aria-label={label} onClick={onUse}>
      {children}
    </Button>
  </div>
)
