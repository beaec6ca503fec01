import { Text } from "@mantine/core"
import type { Applies } from "../use-applies.ts"
import type { EntryResult } from "../winners/result-explanation.ts"
import classes from "./why.module.css"
import { WhyArithmetic } from "./why-arithmetic.tsx"
import { WhyNeighbours } from "./why-neighbours.tsx"
import { WhyPoints } from "./why-points.tsx"
import { WhySection } from "./why-section.tsx"
import { WhyTies } from "./why-ties.tsx"
import { awardWords, type Explanation, rivalWords, sheetHistoryWords, sheetWords } from "./why-words.ts"

type Props = {
  explanation: Explanation
  result: EntryResult
  entryById: ReadonlyMap<number, EntryResult>
  applies: Applies
}

/** Everything that decides an entry's place, with the sentence first. */
export function WhyContent({ explanation, result, entryById, applies }: Props) {
  const { sentence, percent, countingCriterionIds, awards, sheets } = explanation
  const criteria = result.criteria.map(({ criterionId, name }) => ({ id: criterionId, name }))
  const nameOf = (entryId: number) => {
    const entry = entryById.get(entryId)
    return entry ? `${entry.votingId} · ${entry.entryName}` : "an entry that is gone"
  }
  return (
    <div className={classes.why}>
      <div>
        <Text className={classes.sentence}>{sentence}</Text>
        <Text className={classes.rival}>{rivalWords(explanation, (entryId) => entryById.get(entryId)?.entryName)}</Text>
      </div>
      <WhyPoints explanation={explanation} />
      {percent !== null && result.overallPercent !== null && (
        <WhyArithmetic result={result} countingCriterionIds={countingCriterionIds} />
      )}
      <WhyNeighbours {...{ explanation, result, entryById, applies, criteria }} />
      <WhyTies explanation={explanation} nameOf={nameOf} criteria={criteria} />
      {awards.length > 0 && (
        <WhySection title="Awards">
          <ul className={classes.list}>
            {awards.map((award) => (
              <li key={award.awardId}>
                <b>{award.awardName}:</b> {awardWords(award)}
              </li>
            ))}
          </ul>
        </WhySection>
      )}
      <WhySection title="The sheets">
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
      </WhySection>
    </div>
  )
}
