import { Anchor } from "@mantine/core"
import { OVERALL_TITLE } from "@rosette/domain/results/winners"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import classes from "./results-jump.module.css"

/** Each section with its title, and a word for it where all of them have to fit in one line of a phone. */
const PARTS = [
  ["overall", OVERALL_TITLE, "Winner"],
  ["finalists", "Top 3 Finalists", "Finalists"],
  ["categories", "Category Winners", "Categories"],
  ["ranking", "Complete Results", "Ranking"],
] as const

/** On a phone the first section is directly below the links. */
const NEXT_ON_A_PHONE = "overall"

/** Links to the sections of a long page that are further down. */
export function ResultsJump() {
  const isPhone = useIsPhone()
  return (
    <nav aria-label="Results" data-print="never">
      <ul className={classes.links}>
        {PARTS.filter(([id]) => !(isPhone && id === NEXT_ON_A_PHONE)).map(([id, name, short]) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{isPhone ? short : name}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
