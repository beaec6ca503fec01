import { Text } from "@mantine/core"
import type { ResultsState } from "@rosette/domain"
import { IconListCheck, IconPencil, IconRosetteDiscountCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import classes from "./final.module.css"

const MARKS = { open: IconPencil, review: IconListCheck, published: IconRosetteDiscountCheck }

type Props = { state: ResultsState; words: { title: string; lines: readonly string[] }; children: ReactNode }

/** The state of the results at the top of their tab, and the next steps below it. */
export function FinalBar({ state, words, children }: Props) {
  const Mark = MARKS[state]
  return (
    <section className={classes.bar} data-state={state} data-print="never" aria-label="Publishing">
      <Mark size={24} className={classes.mark} aria-hidden />
      <div className={classes.words}>
        <div role="status">
          <Text fw={600}>{words.title}</Text>
          {words.lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
        {children}
      </div>
    </section>
  )
}
