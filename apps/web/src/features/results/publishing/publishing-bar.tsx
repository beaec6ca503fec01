import { Text } from "@mantine/core"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import {
  IconCircleCheck,
  IconHourglass,
  IconListCheck,
  IconPencil,
  IconRosetteDiscountCheck,
} from "@tabler/icons-react"
import type { ReactNode } from "react"
import classes from "./publishing.module.css"

const MARKS = { open: IconPencil, review: IconListCheck, published: IconRosetteDiscountCheck }

const SHEETS_MARKS = { open: IconHourglass, done: IconCircleCheck }

type Props = {
  state: ResultsState
  words: { title: string; lines: readonly string[] }
  /** The state of the sheets; null if none is expected or they could not be counted. */
  sheets: { tone: "open" | "done"; words: ReactNode } | null
  children: ReactNode
}

/** The state of the results and their sheets at the top of their tab, and the next steps. */
export function PublishingBar({ state, words, sheets, children }: Props) {
  const isOpen = state === "open"
  const Mark = isOpen && sheets ? SHEETS_MARKS[sheets.tone] : MARKS[state]
  return (
    <section
      className={classes.bar}
      data-state={state}
      data-sheets={sheets?.tone}
      data-print="never"
      aria-label="Publishing"
    >
      <Mark size={24} className={classes.mark} aria-hidden />
      <div className={classes.words}>
        {isOpen && sheets?.words}
        <div role="status" className={classes.state}>
          <Text fw={600}>{words.title}</Text>
          {words.lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </div>
        {!isOpen && sheets?.words}
        {children}
      </div>
    </section>
  )
}
