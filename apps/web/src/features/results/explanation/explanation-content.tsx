import { Text } from "@mantine/core"
import type { Applies } from "../use-applies.ts"
import type { EntryResult } from "../winners/result-explanation.ts"
import classes from "./explanation.module.css"
import { ExplanationArithmetic } from "./explanation-arithmetic.tsx"
import { ExplanationNeighbours } from "./explanation-neighbours.tsx"
import { ExplanationPoints } from "./explanation-points.tsx"
import { ExplanationRival } from "./explanation-rival.tsx"
import { ExplanationSection } from "./explanation-section.tsx"
import { ExplanationTies } from "./explanation-ties.tsx"
import {
  awardWords,
  type Explanation,
  factAndReason,
  sheetHistoryWords,
  sheetWords,
  withName,
} from "./explanation-words.ts"

type Props = {
  explanation: Explanation
  result: EntryResult
  entryById: ReadonlyMap<number, EntryResult>
  applies: Applies
  /** On paper other entries are called by their numbers, as in a protest. */
  isPaper?: boolean
}

/** Everything that decides an entry's place, with the sentence first. */
export function ExplanationContent({ explanation, result, entryById, applies, isPaper = false }: Props) {
  const { sentence, percent, countingCriterionIds, awards, sheets } = explanation
  const rival = explanation.rival && entryById.get(explanation.rival.entryId)
  const [fact, reason] = factAndReason(rival && !isPaper ? withName(sentence, rival) : sentence)
  const criteria = result.criteria.map(({ criterionId, name }) => ({ id: criterionId, name }))
  const nameOf = (entryId: number) => {
    const entry = entryById.get(entryId)
    return entry ? `${entry.votingId} · ${entry.entryName}` : "an entry that is gone"
  }
  return (
    <div className={classes.explanation}>
      <div>
        <Text className={classes.sentence}>
          <span className={classes.fact}>{fact}</span>
          {reason && (
            <>
              <span className={classes.joint}>; </span>
              <span className={classes.reason}>{reason}</span>
            </>
          )}
        </Text>
        {rival && <ExplanationRival rival={rival} />}
      </div>
      <ExplanationPoints explanation={explanation} rivalPlace={rival?.place ?? null} />
      {percent !== null && result.overallPercent !== null && (
        <ExplanationArithmetic result={result} countingCriterionIds={countingCriterionIds} />
      )}
      <ExplanationNeighbours {...{ explanation, result, entryById, applies, criteria }} />
      <ExplanationTies explanation={explanation} nameOf={nameOf} criteria={criteria} />
      {awards.length > 0 && (
        <ExplanationSection title="Awards">
          <ul className={classes.list}>
            {awards.map((award) => (
              <li key={award.awardId}>
                <b>{award.awardName}:</b> {awardWords(award)}
              </li>
            ))}
          </ul>
        </ExplanationSection>
      )}
      <ExplanationSection title="The sheets">
        {sheets.length === 0 && <Text>No judge has a sheet for this entry.</Text>}
        <ul className={classes.list}>
          {sheets.map((sheet) => (
            <li key={sheet.judgeId}>
              <b>{sheet.judgeName}:</b> {sheetWords(sheet, criteria)}
              <ol className={classes.list}>
                {sheet.story.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a story only grows at its end
                  <li key={index}>{sheetHistoryWords(line)}</li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </ExplanationSection>
    </div>
  )
}
