import { Text } from "@mantine/core"
import type { EntryResult } from "../entry-result.ts"
import classes from "./explanation.module.css"
import { factAndReason, withName } from "./words.ts"

type Props = {
  sentence: string
  /** The entry that the sentence names; nothing on paper, where the sentence stays as the server made it. */
  rival: EntryResult | null | undefined
  /** What made most of a difference of points, which says why another entry has no score there. */
  most: string | null | undefined
}

/** Why the entry has its place: on the screen the fact, and below it the reason. */
export function ExplanationSentence({ sentence, rival, most }: Props) {
  if (!rival) return <Text className={classes.sentence}>{sentence}</Text>
  const [fact, reason] = factAndReason(withName(sentence, rival))
  return (
    <div className={classes.sentence}>
      <p>{reason ? `${fact}.` : fact}</p>
      {reason && <p className={classes.reason}>{most ?? reason}</p>}
    </div>
  )
}
