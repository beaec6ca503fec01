import { Anchor } from "@mantine/core"
import { OVERALL_TITLE } from "@rosette/domain/results/winners"
import { useRef } from "react"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { useGoesOn } from "./ranking/use-goes-on.ts"
import classes from "./results-jump.module.css"

const PARTS = [
  ["overall", OVERALL_TITLE],
  ["finalists", "Top 3 Finalists"],
  ["categories", "Category Winners"],
  ["ranking", "Complete Results"],
] as const

/** On a phone these sections are directly below the links, and the others fit in the line. */
const NEXT_ON_A_PHONE = new Set<string>(["overall", "finalists"])

/** Links to the sections of a long page, in one line, which scrolls where it is too short. */
export function ResultsJump() {
  const isPhone = useIsPhone()
  const list = useRef<HTMLUListElement>(null)
  const frame = useGoesOn<HTMLElement>(list)
  return (
    <nav ref={frame} aria-label="Results" className={classes.frame} data-print="never">
      <ul ref={list} className={classes.links}>
        {PARTS.filter(([id]) => !(isPhone && NEXT_ON_A_PHONE.has(id))).map(([id, name]) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
