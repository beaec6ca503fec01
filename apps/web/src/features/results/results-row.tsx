// biome-ignore-all lint/a11y/useSemanticElements: cells of the ranking's table, laid out anew on a phone
// biome-ignore-all lint/a11y/useFocusableInteractive: this is a table to read, not a grid to move about in
import { Button, Text } from "@mantine/core"
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react"
import type { CSSProperties } from "react"
import { plural } from "../../lib/format.ts"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./results-ranking.module.css"
import { ResultsWhy } from "./results-why.tsx"
import { type EntryResult, formatPoints } from "./winners/result-explanation.ts"

type Props = {
  results: readonly EntryResult[]
  result: EntryResult
  isTied: boolean
  isWinner: boolean
  showsAverages: boolean
  isOpen: boolean
  onToggle: () => void
}

/** The cells of one entry in the ranking. */
export function ResultsRow({ results, result, isTied, isWinner, showsAverages, isOpen, onToggle }: Props) {
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
