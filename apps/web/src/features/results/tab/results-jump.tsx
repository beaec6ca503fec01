import { Anchor } from "@mantine/core"
import { OVERALL_TITLE } from "@rosette/domain/contest/place-words"
import { useRef } from "react"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { useGoesOn } from "../ranking/use-goes-on.ts"
import classes from "../results.module.css"

/** The sections by the ids of their elements, with a short name for a phone. */
export const RESULTS_PARTS = [
  ["overall", OVERALL_TITLE, "Winner"],
  ["finalists", "Top 3 Finalists", "Top 3"],
  ["categories", "Category Winners", "Categories"],
  ["ranking", "Complete Results", "Ranking"],
] as const

/** Links to the sections of a long page, in one line, which scrolls where it is too short. */
export function ResultsJump() {
  const isPhone = useIsPhone()
  const list = useRef<HTMLUListElement>(null)
  const frame = useGoesOn<HTMLElement>(list)
  return (
    <nav ref={frame} aria-label="Results" className={classes.jumpFrame} data-print="never">
      <ul ref={list} className={classes.links}>
        {RESULTS_PARTS.map(([id, name, short]) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{isPhone ? short : name}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
