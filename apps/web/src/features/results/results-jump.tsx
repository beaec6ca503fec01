import { Anchor } from "@mantine/core"
import { OVERALL_TITLE } from "@rosette/domain/results/winners"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import classes from "./results-jump.module.css"

const PARTS = [
  ["overall", OVERALL_TITLE],
  ["finalists", "Top 3 Finalists"],
  ["categories", "Category Winners"],
  ["ranking", "Complete Results"],
] as const

/** On a phone the first section is directly below the links. */
const NEXT_ON_A_PHONE = "overall"

/** Links to the sections of a long page that are further down. */
export function ResultsJump() {
  const isPhone = useIsPhone()
  return (
    <nav aria-label="Results" data-print="never">
      <ul className={classes.links}>
        {PARTS.filter(([id]) => !(isPhone && id === NEXT_ON_A_PHONE)).map(([id, name]) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
