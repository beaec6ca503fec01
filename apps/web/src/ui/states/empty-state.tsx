import { Box, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { Drawing, type DrawingName } from "./drawing.tsx"
import classes from "./states.module.css"

type Props = { title: string; children?: ReactNode; icon?: ReactNode; action?: ReactNode; drawing?: DrawingName }

/** Says that there is nothing yet, why, and what to do next. */
export function EmptyState({ title, children, icon, action, drawing }: Props) {
  return (
    <div className={classes.empty}>
      {drawing && <Drawing name={drawing} />}
      {icon && (
        <Box c="var(--rosette-accent)" aria-hidden="true">
          {icon}
        </Box>
      )}
      <Text fw={600} size="lg">
        {title}
      </Text>
      {children && (
        <Text component="div" c="dimmed" maw="32rem">
          {children}
        </Text>
      )}
      {action && <Box mt="sm">{action}</Box>}
    </div>
  )
}
