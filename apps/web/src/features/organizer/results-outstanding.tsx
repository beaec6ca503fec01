import { Text } from "@mantine/core"
import { IconCircleCheck, IconHourglass } from "@tabler/icons-react"
import { type Outstanding, outstandingWords } from "./outstanding-words.ts"
import classes from "./results-outstanding.module.css"

/** Whether the results can still move: which sheets they wait for. Nothing where no judge is expected to give any. */
export function ResultsOutstanding({ outstanding }: { outstanding: Outstanding }) {
  if (outstanding.expectedSheets === 0) return null
  const words = outstandingWords(outstanding)
  const Mark = words ? IconHourglass : IconCircleCheck
  return (
    <div className={classes.line} data-tone={words ? "open" : "done"} data-print="never">
      <Mark size={24} className={classes.mark} aria-hidden />
      <div>
        <Text fw={600} role="status">
          {words ? words.state : "All sheets are in"}
        </Text>
        {words?.lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </div>
    </div>
  )
}
