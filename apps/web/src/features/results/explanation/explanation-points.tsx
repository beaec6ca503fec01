// biome-ignore-all lint/a11y/useSemanticElements: real table elements lose their meaning when CSS changes their layout
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { Text } from "@mantine/core"
import { ordinal } from "@rosette/domain/contest/place-words"
import type { CSSProperties } from "react"
import type { EntryResult } from "../entry-result.ts"
import classes from "./explanation.module.css"
import { ExplanationSection } from "./explanation-section.tsx"
import { differenceText, type Explanation, methodWords } from "./words.ts"

type Criteria = Explanation["criteria"]

/** With more judges than these, a column for each would be too narrow. */
const MOST_COLUMNS = 5

/** Whether the judges are named once, above their points; otherwise they are named in every row. */
export const hasColumns = (judges: number): boolean => judges > 0 && judges <= MOST_COLUMNS

/** The judges who scored any of the criteria, by id. */
function judgesOf(criteria: Criteria): NamedJudge[] {
  const nameOf = new Map<number, string>()
  for (const { points } of criteria) for (const { judgeId, judgeName } of points) nameOf.set(judgeId, judgeName)
  const judges = [...nameOf].map(([id, name]) => ({ id, name })).sort((a, b) => a.id - b.id)
  const short = shortNames(judges)
  return judges.map((judge) => ({ ...judge, short: short.get(judge.id) ?? judge.name }))
}

type Props = {
  explanation: Explanation
  result: EntryResult
  /** The place of the entry that it is compared with; null if it has none. */
  rivalPlace: number | null
  /** On paper the judges have their whole names. */
  isPaper: boolean
}

/**
 * The judges' points by criterion, and the difference to the entry that the sentence names. What the method left out is struck
 * through and labelled.
 */
export function ExplanationPoints({ explanation, result, rivalPlace, isPaper }: Props) {
  const { criteria, rival, panelMethod } = explanation
  const method = methodWords(panelMethod)
  const judges = judgesOf(criteria)
  const isInColumns = hasColumns(judges.length)
  const columns: CSSProperties & { "--judges": number } = { "--judges": judges.length }
  const differences = new Map(rival?.criteria.map(({ criterionId, difference }) => [criterionId, difference]))
  const maxPoints = new Map(result.criteria.map((one) => [one.criterionId, one.maxPoints]))
  const open = new Set(criteria.map(({ criterionId }) => criterionId))
  const closed = rival?.criteria.filter(({ criterionId }) => !open.has(criterionId)) ?? []
  return (
    <ExplanationSection title="The judges’ points">
      {method && <Text mb={4}>{method}</Text>}
      <div
        role="table"
        aria-label="Points by judge"
        className={classes.points}
        data-columns={isInColumns || undefined}
        data-compared={rival !== null || undefined}
        style={columns}
      >
        <PointsHead
          judges={isInColumns ? judges.map(({ id, name, short }) => ({ id, name: isPaper ? name : short })) : []}
          rival={rival && (rivalPlace === null ? rival.votingId : ordinal(rivalPlace))}
        />
        {criteria.map((criterion) => (
          <PointsRow
            key={criterion.criterionId}
            criterion={criterion}
            judges={judges}
            difference={rival && (differences.get(criterion.criterionId) ?? null)}
          />
        ))}
        {closed.map(({ criterionId, name, difference }) => (
          <ClosedRow
            key={criterionId}
            name={name}
            difference={difference}
            maxPoints={maxPoints.get(criterionId) ?? 0}
          />
        ))}
      </div>
    </ExplanationSection>
  )
}

type HeadProps = {
  /** Those with a column. */
  judges: readonly { id: number; name: string }[]
  /** What the difference is to: "2nd"; null without one. */
  rival: string | null
}

const PointsHead = ({ judges, rival }: HeadProps) => (
  <div role="row" className={classes.row} data-head>
    <span role="columnheader" className={classes.pointsName}>
      Criterion
    </span>
    <span role="columnheader" className={classes.given}>
      <span className={classes.label}>Points by judge</span>
      {judges.length > 0 && (
        <span className={classes.judges} aria-hidden>
          {judges.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </span>
      )}
    </span>
    <span role="columnheader" className={classes.average}>
      Average
    </span>
    {rival !== null && (
      <span role="columnheader" className={classes.difference}>
        vs {rival}
      </span>
    )}
  </div>
)

/** To the entry that the sentence names; null if the criterion makes none. */
type Shared = { difference: number | null }

/** The short name is for narrow screens. */
type NamedJudge = { id: number; name: string; short: string }

type PointsRowProps = Shared & { criterion: Explanation["criteria"][number]; judges: readonly NamedJudge[] }

/** A criterion with the judges' points, its average and the difference. */
function PointsRow({ criterion, judges, difference }: PointsRowProps) {
  const { name, average, maxPoints, countsOverall, points } = criterion
  return (
    <div role="row" className={classes.row}>
      <div role="rowheader" className={classes.pointsName}>
        <Named name={name} maxPoints={maxPoints} />
        {!countsOverall && <Text size="sm">does not count in the percent</Text>}
      </div>
      <div role="cell" className={classes.given}>
        {points.length === 0 ? "not scored" : <Given points={points} judges={judges} />}
      </div>
      <div role="cell" className={classes.average}>
        {average.toFixed(1)}
      </div>
      <Difference difference={difference} />
    </div>
  )
}

/** What only the other entry has points for. */
const ClosedRow = ({ name, maxPoints, difference }: Shared & { name: string; maxPoints: number }) => (
  <div role="row" className={classes.row}>
    <div role="rowheader" className={classes.pointsName}>
      <Named name={name} maxPoints={maxPoints} />
    </div>
    <div role="cell" className={classes.given}>
      does not apply
    </div>
    <div role="cell" className={classes.average}>
      –
    </div>
    <Difference difference={difference} />
  </div>
)

const Named = ({ name, maxPoints }: { name: string; maxPoints: number }) => (
  <>
    <b>{name}</b> <span className={classes.pointsMax}>/ {maxPoints}</span>
  </>
)

function Given({ points, judges }: Pick<PointsRowProps, "judges"> & Pick<PointsRowProps["criterion"], "points">) {
  const pointsOf = new Map(points.map((one) => [one.judgeId, one]))
  return (
    <ul>
      {judges.map(({ id, name, short }, at) => {
        const given = pointsOf.get(id)
        const column: CSSProperties & { "--column": number } = { "--column": at + 1 }
        if (!given)
          return (
            <li key={id} className={classes.pointsNone} style={column} aria-hidden>
              <span className={classes.judge}>{short} </span>–
            </li>
          )
        return (
          <li key={id} style={column}>
            {short !== name && (
              <span className={classes.short} aria-hidden>
                {short}{" "}
              </span>
            )}
            <span className={classes.judge} data-long={short !== name || undefined}>
              {name}{" "}
            </span>
            {given.isLeftOut ? <s>{given.points}</s> : given.points}
            {given.isLeftOut && <span className={classes.leftOut}> left out</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The sign says the same as the colour. */
function Difference({ difference }: Shared) {
  if (difference === null) return null
  const is = difference === 0 ? "level" : difference < 0 ? "behind" : "ahead"
  return (
    <div role="cell" className={classes.difference} data-is={is}>
      {differenceText(difference)}
    </div>
  )
}

type Judge = { id: number; name: string }

const wordsOf = (name: string): string[] => name.trim().split(/\s+/)

/** "Marta", "Marta K." if another judge has the same first name, and the whole name if that is not enough. */
export function shortNames(judges: readonly Judge[]): ReadonlyMap<number, string> {
  const forms = [({ name }: Judge) => wordsOf(name)[0] ?? name, withInitial, ({ name }: Judge) => name]
  return new Map(
    judges.map((judge) => {
      const isAlone = (form: (one: Judge) => string) =>
        judges.every((other) => other.id === judge.id || form(other) !== form(judge))
      return [judge.id, (forms.find(isAlone) ?? (({ name }: Judge) => name))(judge)]
    }),
  )
}

function withInitial({ name }: Judge): string {
  const words = wordsOf(name)
  const initial = words.length > 1 ? words.at(-1)?.match(/^\p{L}/u)?.[0] : undefined
  return initial ? `${words[0]} ${initial}.` : name
}
