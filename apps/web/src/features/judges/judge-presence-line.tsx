import { Text } from "@mantine/core"
import { IconCloudUp } from "@tabler/icons-react"
import { useNow } from "../../ui/text/use-now.ts"
import { LAST_SEEN, presenceOf, waitingWords } from "./judge-presence.ts"
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
