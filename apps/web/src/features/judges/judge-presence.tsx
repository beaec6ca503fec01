import { Text } from "@mantine/core"
import { DAY_MS } from "@rosette/domain/events/day"
import { IconCloudUp } from "@tabler/icons-react"
import { formatAgo, plural } from "../../lib/format.ts"
import { useNow } from "../../ui/text/use-now.ts"
import classes from "./judges.module.css"

type Props = { judge: { lastSeenAt: string | null; totalScores: number; waitingSheets: number } }

/** When a judge was last seen, and how many sheets their devices have not sent yet. */
export function JudgePresence({ judge }: Props) {
  const { isHere, words } = presenceOf(judge, useNow())
  const waiting = waitingWords(judge.waitingSheets)
  if (!words && !waiting) return null
  return (
    <div className={classes.judgePresenceLine}>
      {words && (
        <Text size="sm" className={classes.seen} data-here={isHere || undefined}>
          <Seen words={words} />
        </Text>
      )}
      {waiting && (
        <span className={classes.waiting}>
          <IconCloudUp size={18} aria-hidden />
          {waiting}
        </span>
      )}
    </div>
  )
}

/** Its first words can be hidden, for `data-lead`, where a row has no space for them. */
function Seen({ words }: { words: string }) {
  if (!words.startsWith(LAST_SEEN)) return words
  return (
    <span>
      <span data-lead>{LAST_SEEN} </span>
      {words.slice(LAST_SEEN.length + 1)}
    </span>
  )
}

type Heard = { lastSeenAt: string | null; totalScores: number }

/** A visible page reports every minute; the rest is for a slow connection. */
const HERE_MS = 90_000
const LAST_SEEN = "Last seen"
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** When a judge was last seen; `words` is null if that is unknown of a judge with scores. A time in the future counts as now. */
export function presenceOf({ lastSeenAt, totalScores }: Heard, now: Date): { isHere: boolean; words: string | null } {
  if (!lastSeenAt) return { isHere: false, words: totalScores > 0 ? null : "Not here yet" }
  const ageMs = now.getTime() - Date.parse(lastSeenAt)
  return ageMs < HERE_MS
    ? { isHere: true, words: "Here now" }
    : { isHere: false, words: `${LAST_SEEN} ${ago(ageMs, now)}` }
}

function ago(ageMs: number, now: Date): string {
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min ago`
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h ago`
  return formatAgo(new Date(now.getTime() - ageMs), now)
}

/** How many sheets a judge's devices have not sent yet; null if there are none. */
export const waitingWords = (waitingSheets: number): string | null =>
  waitingSheets > 0 ? `${plural(waitingSheets, "sheet")} waiting on a phone` : null
