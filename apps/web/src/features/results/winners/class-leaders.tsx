import { Text, Title } from "@mantine/core"
import { ordinal } from "@rosette/domain/contest/place-words"
import { isolated } from "../../../lib/isolated.ts"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { Named } from "../../../ui/lists/row.tsx"
import { countedShort } from "../counted-points.ts"
import type { EntryResult } from "../entry-result.ts"
import { ExplanationButton } from "../explanation/explanation-button.tsx"
import { ResultsSection } from "../results-section.tsx"
import finalists from "./finalist-card.module.css"
import type { ShownResults } from "./shown-results.ts"

const FIRST_PLACES = 3

type ClassOfEntries = { classId: number | null; name: string; first: EntryResult[] }

/** The first three of each class in the order of the classes, the entries in no class last; a class without a place is left out. */
export function leadersOfClasses(
  results: readonly EntryResult[],
  classNames: ReadonlyMap<number, string>,
): ClassOfEntries[] {
  const classes = [...classNames].map(([classId, name]): { classId: number | null; name: string } => ({
    classId,
    name,
  }))
  return [...classes, { classId: null, name: "No class" }].flatMap(({ classId, name }) => {
    const first = results
      .filter((one) => one.classId === classId && one.classPlace !== null && one.classPlace <= FIRST_PLACES)
      .toSorted((a, b) => (a.classPlace ?? 0) - (b.classPlace ?? 0))
    return first.length > 0 ? [{ classId, name, first }] : []
  })
}

type Props = Pick<ShownResults, "results" | "countedOf" | "onExplain"> & { classNames: ReadonlyMap<number, string> }

/** Who leads where each class is a contest of its own: nobody is confirmed, the places of a class decide. */
export function ClassLeaders({ results, classNames, countedOf, onExplain }: Props) {
  const classes = leadersOfClasses(results, classNames)
  return (
    <ResultsSection
      id="overall"
      title="Top 3 of each class"
      lead={classes.length === 0 && "The first three places of each class, once there are scores."}
    >
      {classes.map(({ classId, name, first }) => (
        <section key={classId ?? "none"} aria-label={name}>
          <Title order={3} fz="md" mt="sm">
            {name}
          </Title>
          <ol className={finalists.rows}>
            {first.map((result) => (
              <ClassLeader key={result.entryId} result={result} counted={countedOf(result)} onExplain={onExplain} />
            ))}
          </ol>
        </section>
      ))}
    </ResultsSection>
  )
}

type LeaderProps = Pick<Props, "onExplain"> & { result: EntryResult; counted: ReturnType<Props["countedOf"]> }

function ClassLeader({ result, counted, onExplain }: LeaderProps) {
  const place = result.classPlace ?? 0
  return (
    <li className={finalists.row}>
      <span className={finalists.photo}>
        <PrizeRosette prize={{ metal: "open", place }} size={32} />
      </span>
      <Named name={result.entryName}>
        {ordinal(place)} · {result.votingId} · {isolated(result.ownerParticipant)}
      </Named>
      <div className={finalists.score}>
        <Text fz="1.5rem" fw={700} lh={1.2}>
          {result.overallPercentRounded}%
        </Text>
        {counted && (
          <Text size="sm" c="dimmed">
            {countedShort(counted)}
          </Text>
        )}
      </div>
      <div className={finalists.actions}>
        <ExplanationButton entryName={result.entryName} onClick={() => onExplain(result.entryId)} size="sm" />
      </div>
    </li>
  )
}
