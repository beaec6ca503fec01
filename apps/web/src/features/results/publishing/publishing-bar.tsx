import { Text } from "@mantine/core"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { IconCircleCheck, IconListCheck, IconPencil, IconRosetteDiscountCheck } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { PetalRing } from "../../../ui/figures/petal-ring.tsx"
import classes from "./publishing.module.css"

const RING_PX = 44
const MARKS = { open: IconPencil, review: IconListCheck, published: IconRosetteDiscountCheck }

type Sheets = { tone: "open" | "done"; words: ReactNode; submittedSheets: number; expectedSheets: number }

type Props = {
  state: ResultsState
  /** The title is null if the words of the sheets say it. */
  words: { title: string | null; lines: readonly string[] }
  /** The state of the sheets; null if none is expected or they could not be counted. */
  sheets: Sheets | null
  children: ReactNode
}

/** The state of the results and their sheets at the top of their tab, and the next steps. */
export function PublishingBar({ state, words, sheets, children }: Props) {
  const isOpen = state === "open"
  return (
    <section
      className={classes.bar}
      data-state={state}
      data-sheets={sheets?.tone}
      data-print="never"
      aria-label="Publishing"
    >
      <Mark state={state} sheets={sheets} />
      <div className={classes.words}>
        {isOpen && sheets?.words}
        <div role="status" className={classes.state}>
          {words.title && <Text fw={600}>{words.title}</Text>}
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

/** While sheets are missing, the rosette that fills with them. */
function Mark({ state, sheets }: Pick<Props, "state" | "sheets">) {
  if (state === "open" && sheets?.tone === "open")
    return (
      <PetalRing value={sheets.submittedSheets} max={sheets.expectedSheets} size={RING_PX} className={classes.ring} />
    )
  const Icon = state === "open" && sheets ? IconCircleCheck : MARKS[state]
  return <Icon size={24} className={classes.mark} aria-hidden />
}
