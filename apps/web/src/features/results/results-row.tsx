// biome-ignore-all lint/a11y/useSemanticElements: cells of the ranking's table, laid out anew on a phone
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid to move about in
import { Button, Text } from "@mantine/core"
import { ordinal } from "@rosette/domain"
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react"
import type { CSSProperties } from "react"
import { plural } from "../../lib/format.ts"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./results-ranking.module.css"
import { ResultsWhy } from "./results-why.tsx"
import { placedByText } from "./ties/tie-words.ts"
import { type EntryResult, formatPoints } from "./winners/result-explanation.ts"

type Props = {
  results: readonly EntryResult[]
  result: EntryResult
  isTied: boolean
  /** The name of its class; null where it is in none. */
  className: string | null
  isWinner: boolean
  showsAverages: boolean
  isOpen: boolean
  onToggle: () => void
}

/** The cells of one entry in the ranking. */
export function ResultsRow({ results, result, isTied, className, isWinner, ...shown }: Props) {
  const { showsAverages, isOpen, onToggle } = shown
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
        {isScored && <WhyButton entryName={entryName} isOpen={isOpen} onToggle={onToggle} />}
      </div>
      {isScored && (showsAverages || isOpen) && <Averages result={result} />}
      {isOpen && isScored && (
        <div role="cell" className={classes.why}>
          <ResultsWhy results={results} result={result} />
        </div>
      )}
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

function WhyButton({ entryName, isOpen, onToggle }: { entryName: string; isOpen: boolean; onToggle: () => void }) {
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <Button
      variant="subtle"
      fullWidth
      px={4}
      rightSection={<Chevron size={18} aria-hidden />}
      aria-expanded={isOpen}
      aria-label={`Why is ${entryName} here?`}
      onClick={onToggle}
    >
      Why?
    </Button>
  )
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
