import { Box, type BoxProps } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./figures.module.css"

/** Figures beside each other, as many in a line as there is room for. */
export const Figures = ({ children, ...props }: BoxProps & { children: ReactNode }) => (
  <Box component="dl" className={classes.figures} {...props}>
    {children}
  </Box>
)

type Props = { label: string; children: ReactNode; hint?: ReactNode }

/** A figure with its name, read as one phrase: "3 Active Events". */
export const Figure = ({ label, hint, children }: Props) => (
  <div className={classes.figure}>
    <dt>{label}</dt>
    <dd className={classes.value}>{children}</dd>
    {hint && <dd className={classes.hint}>{hint}</dd>}
  </div>
)
