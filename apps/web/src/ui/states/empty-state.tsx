import { Text } from "@mantine/core"
import type { ReactNode } from "react"
import { Drawing, type DrawingName } from "./drawing.tsx"
import classes from "./empty-state.module.css"

type Props = { title: string; children?: ReactNode; icon?: ReactNode; action?: ReactNode; drawing?: DrawingName }

/** Says that there is nothing yet, why, and what to do next. */
export function EmptyState({ title, children, icon, action, drawing }: Props) {
  return (
    <div className={classes.empty}>
      {drawing && <Drawing name={drawing} />}
      {icon && (
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <Text fw={600} size="lg">
        {title}
      </Text>
      {children && (
        <Text component="div" c="dimmed" maw="32rem">
          {children}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
