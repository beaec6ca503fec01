import { Alert } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import type { ReactNode } from "react"
import classes from "./notice.module.css"

/** The frame of a notice about something that goes wrong. */
export function WarningNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alert color="red" title={title} icon={<IconAlertTriangle aria-hidden />} className={classes.notice}>
      {children}
    </Alert>
  )
}
