// biome-ignore-all lint/a11y/useSemanticElements: cells of the ranking's table, laid out differently on a phone
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid with keyboard navigation
import { plural } from "../../../lib/format.ts"
import { countedShort } from "../counted-points.ts"
import { formatPoints, isScored, noPercentText } from "../entry-result.ts"
import { ExplanationChevron } from "../explanation/explanation-button.tsx"
import { PlaceDisc } from "./place-disc.tsx"
import { RankedEntry } from "./ranked-entry.tsx"
import classes from "./ranking.module.css"
import type { RankedRow, ShownRanking } from "./shown-ranking.ts"

type Props = RankedRow & Pick<ShownRanking, "applies" | "countedOf" | "onExplain"> & { showsAverages: boolean }

/** The cells of one entry in the ranking. */
export function RankingListRow({ applies, countedOf, onExplain, showsAverages, ...shown }: Props) {
  const { result, isTied, isWinner } = shown
  const { entryId, place, entryName } = result
  const counted = countedOf(result)
  return (
    <>
      <div role="cell" className={classes.listRank}>
        <PlaceDisc place={place} isWinner={isWinner} />
        {isTied && <span className={classes.tie}>tied</span>}
      </div>
      <div role="cell" className={classes.listEntry}>
        <RankedEntry {...shown} hasPhoto={false} />
      </div>
      <div role="cell" className={classes.listOverall}>
        {place === null ? (
          <span className={classes.listQuiet}>{noPercentText(result)}</span>
        ) : (
          <span>{result.overallPercentRounded}%</span>
        )}
        {counted && <div className={classes.listCounted}>{countedShort(counted)}</div>}
      </div>
      <div role="cell" className={classes.listWhy}>
        <ExplanationChevron entryName={entryName} onClick={() => onExplain(entryId)} />
      </div>
      {showsAverages && isScored(result.criteria) && <Averages result={result} applies={applies} />}
    </>
  )
}

function Averages({ result, applies }: Pick<Props, "result" | "applies">) {
  return (
    <div role="cell" className={classes.criteria}>
      {result.criteria.map(({ criterionId, name, average, maxPoints, judgeCount }) => (
        <div key={criterionId} className={classes.criterion}>
          <div title={name}>{name}</div>
          {!applies(result.entryId, criterionId) ? (
            <span className={classes.listJudges}>
              N/A · {formatPoints(average)} / {maxPoints}
            </span>
          ) : judgeCount === 0 ? (
            "–"
          ) : (
            <>
              <b>{formatPoints(average)}</b> / {maxPoints}{" "}
              <span className={classes.listJudges}>{plural(judgeCount, "judge")} scored</span>
            </>
          )}
        </div>
      ))}
    </div>
  )
}
