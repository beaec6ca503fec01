import { IconChevronDown } from "@tabler/icons-react"
import classes from "./figures.module.css"

/** Points down at what is folded, and up once it is open: in a button with `aria-expanded`, or in `<details>`. */
export const Chevron = ({ size = 20 }: { size?: number }) => (
  <IconChevronDown size={size} className={classes.chevron} aria-hidden />
)
