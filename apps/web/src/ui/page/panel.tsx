import { Box, type BoxProps } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./page.module.css"

type Props = BoxProps & {
  /** What is still open, done, won or chosen has a ground of its own; other panels have an outline. */
  tone?: "open" | "done" | "gold" | "accent" | undefined
  /** The name of the region that it is. */
  label: string
  icon?: ReactNode
  children: ReactNode
}

/** A region of a page with a ground or an outline: an icon, and words beside it. */
export const Panel = ({ tone, label, icon, children, ...props }: Props) => (
  <Box component="section" className={classes.panel} data-tone={tone} aria-label={label} {...props}>
    {icon}
    <Box flex={1} miw={0}>
      {children}
    </Box>
  </Box>
)
