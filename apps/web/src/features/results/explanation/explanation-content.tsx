import { Text } from "@mantine/core"
import { othersWords } from "@rosette/domain/contest/applicability"
import { maxPointsOf, pointsOf } from "@rosette/domain/contest/shown-points"
import { plural } from "../../../lib/format.ts"
import { isolated } from "../../../lib/isolated.ts"
import type { ResultFacts } from "../counted-points.ts"
import { type EntryResult, formatExactPercent, formatPoints } from "../entry-result.ts"
import type { Applies } from "../use-applies.ts"
import classes from "./explanation.module.css"
import { decidedOf, ExplanationDecided, mostWords } from "./explanation-decided.tsx"
import { ExplanationRival } from "./explanation-facts.tsx"
import { ExplanationNeighbours } from "./explanation-neighbours.tsx"
import { ExplanationPoints } from "./explanation-points.tsx"
import { ExplanationSection } from "./explanation-section.tsx"
import { ExplanationSheets } from "./explanation-sheets.tsx"
import { ExplanationTies } from "./explanation-ties.tsx"
import { awardWords, type Explanation, factAndReason, withName } from "./words.ts"

type Props = {
  explanation: Explanation
  result: EntryResult
  entryById: ReadonlyMap<number, EntryResult>
  applies: Applies
  /** Null on paper, where other entries are called by their numbers, as in a protest. */
  facts: ResultFacts | null
}

/** Everything that decides an entry's place, with the sentence first. */
export function ExplanationContent({ explanation, result, entryById, applies, facts }: Props) {
  const { percent, countingCriterionIds, awards, audience } = explanation
  const rival = explanation.rival && entryById.get(explanation.rival.entryId)
  const decided = rival && decidedOf(explanation, result)
  const criteria = result.criteria.map(({ criterionId, name }) => ({ id: criterionId, name }))
  const nameOf = (entryId: number) => {
    const entry = entryById.get(entryId)
    return entry ? `${entry.votingId} · ${isolated(entry.entryName)}` : "an entry that is gone"
  }
  return (
    <div className={classes.explanation}>
      <div>
        <ExplanationSentence
          sentence={explanation.sentence}
          rival={facts && rival}
          most={rival && decided && mostWords(decided, result, rival, applies)}
        />
        {rival && facts && <ExplanationRival rival={rival} facts={facts} />}
      </div>
      {rival && decided && facts && (
        <ExplanationDecided decided={decided} result={result} rival={rival} applies={applies} />
      )}
      <ExplanationPoints explanation={explanation} result={result} rivalPlace={rival?.place ?? null} isPaper={!facts} />
      {percent !== null && result.overallPercent !== null && (
        <ExplanationArithmetic
          result={result}
          applies={applies}
          shown={facts?.percentOf(result) ?? `${result.overallPercentRounded}%`}
          countingCriterionIds={countingCriterionIds}
        />
      )}
      <ExplanationNeighbours
        explanation={explanation}
        result={result}
        entryById={entryById}
        applies={applies}
        criteria={criteria}
      />
      <ExplanationTies explanation={explanation} nameOf={nameOf} criteria={criteria} />
      {audience.length > 0 && (
        <div>
          {audience.map(({ pollId, sentence }) => (
            <Text key={pollId} style={{ overflowWrap: "anywhere" }}>
              {sentence}
            </Text>
          ))}
        </div>
      )}
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
      <ExplanationSheets explanation={explanation} criteria={criteria} />
    </div>
  )
}

type ExplanationArithmeticProps = {
  result: EntryResult
  applies: Applies
  /** The percent as the results show it. */
  shown: string
  countingCriterionIds: readonly number[]
}

/** How an entry's percent is calculated. */
function ExplanationArithmetic({ result, applies, shown, countingCriterionIds }: ExplanationArithmeticProps) {
  const { criteria, points } = percentSum(result, countingCriterionIds)
  const { maxPoints } = result
  const notApplicable = maxPoints < maxPointsOf({ criteria }) ? "leftOut" : "zero"
  const isOpen = ({ criterionId }: (typeof criteria)[number]) => applies(result.entryId, criterionId)
  const closed = criteria.filter((one) => !isOpen(one))
  const unscored = criteria.filter((one) => isOpen(one) && one.judgeCount === 0)
  return (
    <ExplanationSection title={`How ${shown} is calculated`}>
      <Text>
        {plural(result.judgeCount, "judge")} submitted a score. Their averages add up to <b>{points}</b> of {maxPoints}{" "}
        points:
      </Text>
      <Text>
        {criteria.map(({ average }) => formatPoints(average)).join(" + ")} = {points}
      </Text>
      <Text>
        {points} ÷ {maxPoints} × 100 = {formatExactPercent(result.overallPercent ?? 0)}%
      </Text>
      {unscored.length > 0 && <Text mt={4}>{namesOf(unscored)}: not scored, so 0 points are counted there.</Text>}
      {closed.length > 0 && (
        <Text mt={4}>
          {namesOf(closed)}: not applicable. {othersWords(maxPointsOf({ criteria: closed }), notApplicable)}.
        </Text>
      )}
    </ExplanationSection>
  )
}

const namesOf = (criteria: readonly { name: string }[]): string => criteria.map(({ name }) => name).join(", ")

/** The criteria whose averages make an entry's percent, with the sum of their averages. */
function percentSum(result: EntryResult, countingCriterionIds: readonly number[]) {
  const criteria = result.criteria.filter(({ criterionId }) => countingCriterionIds.includes(criterionId))
  return { criteria, points: formatPoints(pointsOf({ criteria })) }
}

type ExplanationSentenceProps = {
  sentence: string
  /** The entry that the sentence names; nothing on paper, where the sentence stays as the server made it. */
  rival: EntryResult | null | undefined
  /** What made most of a difference of points, which says why another entry has no score there. */
  most: string | null | undefined
}

/** Why the entry has its place: on the screen the fact, and below it the reason. */
function ExplanationSentence({ sentence, rival, most }: ExplanationSentenceProps) {
  if (!rival) return <Text className={classes.sentence}>{sentence}</Text>
  const [fact, reason] = factAndReason(withName(sentence, rival))
  return (
    <div className={classes.sentence}>
      <p>{reason ? `${fact}.` : fact}</p>
      {reason && <p className={classes.reason}>{most ?? reason}</p>}
    </div>
  )
}
