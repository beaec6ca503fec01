import { Anchor } from "@mantine/core"
import { OVERALL_TITLE } from "@rosette/domain"
import classes from "./results-jump.module.css"

const PARTS = [
  ["overall", OVERALL_TITLE],
  ["finalists", "Top 3 Finalists"],
  ["categories", "Category Winners"],
  ["ranking", "Complete Results"],
] as const

/** Links to the sections of a long page. */
export function ResultsJump() {
  return (
    <nav aria-label="Results" data-print="never">
      <ul className={classes.links}>
        {PARTS.map(([id, name]) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
