import { Alert, type AlertProps } from "@mantine/core"
import classes from "./desk.module.css"

/** Something to know about the sheet, above it. */
export const Notice = (props: AlertProps) => <Alert className={classes.notice} role="status" {...props} />
