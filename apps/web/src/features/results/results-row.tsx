// biome-ignore-all lint/a11y/useSemanticElements: cells of the ranking's table, laid out anew on a phone
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid to move about in
import { Text } from "@mantine/core"
import { ordinal } from "@rosette/domain"
import type { CSSProperties } from "react"
import { plural } from "../../lib/format.ts"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./results-ranking.module.css"
import { placedByText } from "./ties/tie-words.ts"
import { WhyButton } from "./why/why-button.tsx"
import { type EntryResult, formatPoints } from "./winners/result-explanation.ts"

type Props = {
  result: EntryResult
  isTied: boolean
  /** The name of its class; null where it is in none. */
  className: string | null
  isWinner: boolean
  showsAverages: boolean
  onWhy: () => void
}

/** The cells of one entry in the ranking. */
export function ResultsRow({ result, isTied, className, isWinner, showsAverages, onWhy }: Props) {
  const { place, entryName, votingId, ownerParticipant, imageUrl, overallPercentRounded, overallPercent } = result
  const isScored = place !== null
  const share: CSSProperties & { "--share": string } = { "--share": `${overallPercent ?? 0}%` }
  return (
    <>
      <div role="cell" className={classes.rank} data-winner={isWinner || undefined}>
        {place ?? "–"}
        {isTied && <span className={classes.tie}>tied</span>}
      </div>
      <div role="cell" className={classes.entry}>
        <EntryThumbnail imageUrl={imageUrl} />
        <div>
          <div className={classes.name}>{entryName}</div>
          <Text c="dimmed">
            {votingId} · {ownerParticipant}
          </Text>
          <PlaceReason result={result} className={className} />
        </div>
      </div>
      <div role="cell">
        {isScored ? (
          <>
            <div className={classes.percent}>{overallPercentRounded}%</div>
            <div className={classes.meter} aria-hidden="true">
              <div className={classes.fill} data-winner={isWinner || undefined} style={share} />
            </div>
          </>
        ) : (
          <Text c="dimmed" ta="end">
            No scores yet
          </Text>
        )}
      </div>
      <div role="cell" className={classes.more}>
        <WhyButton entryName={entryName} onClick={onWhy} />
      </div>
      {isScored && showsAverages && <Averages result={result} />}
    </>
  )
}

/** Its class with the place there, and what decided the overall place unless the score alone did. */
function PlaceReason({ result, className }: Pick<Props, "result" | "className">) {
  const { classPlace } = result
  const inClass = className && (classPlace === null ? className : `${ordinal(classPlace)} in ${className}`)
  const words = [inClass, placedByText(result)].filter(Boolean).join(" · ")
  return words === "" ? null : <Text size="sm">{words}</Text>
}

function Averages({ result }: { result: EntryResult }) {
  return (
    <div role="cell" className={classes.criteria}>
      {result.criteria.map(({ criterionId, name, average, maxPoints, judgeCount }) => (
        <div key={criterionId} className={classes.criterion}>
          <div title={name}>{name}</div>
          <b>{formatPoints(average)}</b> / {maxPoints}{" "}
          <span className={classes.judges}>{plural(judgeCount, "judge")} scored</span>
        </div>
      ))}
    </div>
  )
}
