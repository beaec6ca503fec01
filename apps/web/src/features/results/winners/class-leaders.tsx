import { Title } from "@mantine/core"
import { LIMITS } from "@rosette/contract/limits"
import { NO_CLASS_NAME } from "@rosette/domain/contest/class-contests"
import { ordinal } from "@rosette/domain/contest/place-words"
import { isolated } from "../../../lib/isolated.ts"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { Named } from "../../../ui/lists/row.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import type { EntryResult } from "../entry-result.ts"
import { ExplanationButton } from "../explanation/explanation-button.tsx"
import { ResultsSection } from "../results-section.tsx"
import finalists from "./finalist-card.module.css"
import { FinalistScore } from "./finalist-card.tsx"
import type { ShownResults } from "./shown-results.ts"

type ClassOfEntries = { classId: number | null; name: string; first: EntryResult[] }

/** The first three of each class in the order of the classes, the entries in no class last; a class without a place is left out. */
export function leadersOfClasses(
  results: readonly EntryResult[],
  classNames: ReadonlyMap<number, string>,
): ClassOfEntries[] {
  const classes: [number | null, string][] = [...classNames, [null, NO_CLASS_NAME]]
  return classes.flatMap(([classId, name]) => {
    const first = results
      .filter((one) => one.classId === classId && one.classPlace !== null && one.classPlace <= LIMITS.finalists)
      .toSorted((a, b) => (a.classPlace ?? 0) - (b.classPlace ?? 0))
    return first.length > 0 ? [{ classId, name, first }] : []
  })
}

type Props = Pick<ShownResults, "results" | "countedOf" | "percentOf" | "onExplain"> & {
  classNames: ReadonlyMap<number, string>
}

/** Who leads where each class is a contest of its own: nobody is confirmed, the places of a class decide. */
export function ClassLeaders({ results, classNames, countedOf, percentOf, onExplain }: Props) {
  const classes = leadersOfClasses(results, classNames)
  return (
    <ResultsSection
      id="overall"
      title="Top 3 of each class"
      lead={classes.length === 0 && "The first three places of each class, once there are scores."}
    >
      {classes.map(({ classId, name, first }) => (
        <section key={classId ?? "none"} aria-label={name}>
          <Title order={3} fz="md" mt="sm" mb="xs">
            {name}
          </Title>
          <ol className={finalists.rows}>
            {first.map((result) => (
              <ClassLeader
                key={result.entryId}
                result={result}
                percent={percentOf(result)}
                counted={countedOf(result)}
                onExplain={onExplain}
              />
            ))}
          </ol>
        </section>
      ))}
    </ResultsSection>
  )
}

type LeaderProps = Pick<Props, "onExplain"> & {
  result: EntryResult
  percent: string | null
  counted: ReturnType<Props["countedOf"]>
}

function ClassLeader({ result, percent, counted, onExplain }: LeaderProps) {
  const place = result.classPlace ?? 0
  return (
    <li className={finalists.row}>
      <span className={finalists.photo}>
        <PrizeRosette prize={{ metal: "open", place }} size={32} />
        <EntryThumbnail imageUrl={result.imageUrl} />
      </span>
      <div>
        <Named name={result.entryName}>
          {ordinal(place)} · {result.votingId} · {isolated(result.ownerParticipant)}
        </Named>
      </div>
      <FinalistScore percent={percent} counted={counted} />
      <div className={finalists.actions}>
        <ExplanationButton entryName={result.entryName} onClick={() => onExplain(result.entryId)} size="sm" />
      </div>
    </li>
  )
}
