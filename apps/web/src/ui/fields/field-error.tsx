import { Text } from "@mantine/core"
import { IconAlertCircle } from "@tabler/icons-react"
import type { ReactNode } from "react"
import classes from "./fields.module.css"

/** The error text of a control that is not a Mantine input; its `aria-describedby` must name this `id`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <Text id={id} role="alert" className={classes.error}>
      <IconAlertCircle size={18} aria-hidden />
      {children}
    </Text>
  )
}
