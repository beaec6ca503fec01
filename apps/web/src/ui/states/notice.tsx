import { Box, type BoxProps } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./states.module.css"

type Props = BoxProps & {
  icon?: ReactNode
  /** In a dialog it is part of the question, without a box of its own. */
  place?: "card" | "dialog"
  role?: "status"
  children: ReactNode
}

/** What is still open, in the warning's colours. */
export const Notice = ({ icon, place, children, ...props }: Props) => (
  <Box className={classes.notice} data-in={place} {...props}>
    {icon}
    <Box flex={1} miw={0}>
      {children}
    </Box>
  </Box>
)
