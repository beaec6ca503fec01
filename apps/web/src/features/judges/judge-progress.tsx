import { Badge } from "@mantine/core"
import { formatNumber } from "../../lib/format.ts"
import { ProgressBar } from "../../ui/figures/progress-bar.tsx"

type Progress = { name: string; submittedEntries: number; totalEntries: number }

type BarProps = {
  judge: Progress
  /** How many entries should be submitted by now; null if unknown. */
  due: number | null
}

/** The entries of a judge as a bar, with a mark at what is due. */
export const EntriesBar = ({ judge: { name, submittedEntries, totalEntries }, due }: BarProps) => (
  <ProgressBar
    label={`Entries submitted by ${name}`}
    value={submittedEntries}
    max={totalEntries}
    due={due}
    hidesLabel
  />
)

/** By how many entries a judge is behind; nothing for one who keeps up. */
export function BehindBadge({ behind, className }: { behind: number; className?: string }) {
  if (behind <= 0) return null
  return (
    <Badge color="red" variant="light" className={className}>
      {formatNumber(behind)} behind
    </Badge>
  )
}
