import { Box } from "@mantine/core"
import { ordinal } from "@rosette/domain/contest/place-words"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { countedText, type ResultFacts } from "../counted-points.ts"
import { coverageWords, type EntryResult } from "../entry-result.ts"
import classes from "./explanation.module.css"

/** An entry's place, percent and points, and whose it is. */
export function ExplanationFacts({ result, facts }: { result: EntryResult; facts: ResultFacts }) {
  const { votingId, ownerParticipant, place, overallPercentRounded } = result
  const counted = facts.countedOf(result)
  const coverage = facts.coverageOf(result)
  return (
    <Box miw={0} lh={1.4}>
      {place !== null && (
        <div className={classes.placeLine}>
          <Box component="span" fw={700}>
            {ordinal(place)} · {overallPercentRounded}%
          </Box>
          <span className={classes.quiet}>{counted && countedText(counted)}</span>
        </div>
      )}
      <div className={classes.quiet}>
        {[votingId, ownerParticipant, coverage && coverageWords(coverage)].filter(Boolean).join(" · ")}
      </div>
    </Box>
  )
}

/** The entry that the sentence names, in the form of the head. On paper it is further down. */
export function ExplanationRival({ rival, facts }: { rival: EntryResult; facts: ResultFacts }) {
  return (
    <section className={classes.rivalRival} aria-label="Compared with">
      <EntryThumbnail imageUrl={rival.imageUrl} />
      <Box flex={1} miw={0} lh={1.4}>
        <Box fw={600}>{rival.entryName}</Box>
        <ExplanationFacts result={rival} facts={facts} />
      </Box>
    </section>
  )
}
