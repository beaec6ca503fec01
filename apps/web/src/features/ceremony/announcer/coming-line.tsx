import { Button, Group, Text, Title } from "@mantine/core"
import type { AnnouncedEntry, Ceremony, CeremonyLine } from "@rosette/contract/ceremony"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { Row } from "../../../ui/lists/row.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { linePrize } from "../stage/prizes.ts"
import { factsWords, secretWords, titleWords } from "../words.ts"
import classes from "./announcer.module.css"
import { awardsOf, laterLines, nextLine } from "./moments.ts"

/** How many of the lines after the next one are named. */
const LATER = 4

/** The line after the current one. */
export function ComingLine({ ceremony }: { ceremony: Ceremony }) {
  const line = nextLine(ceremony)
  return (
    <aside className={classes.coming} aria-label="Next line" data-end={!line || undefined}>
      <Text c="dimmed">Next line</Text>
      {line ? (
        <LineRow line={line} />
      ) : (
        <Title order={3} className={classes.comingLineTitle}>
          Nothing follows
        </Title>
      )}
    </aside>
  )
}

/** The lines after the next one, with their winners. */
export function LaterLines({ ceremony }: { ceremony: Ceremony }) {
  const later = laterLines(ceremony)
  if (later.length === 0) return null
  const more = later.length - LATER
  return (
    <aside className={classes.coming} data-many={later.length > 1 || undefined} aria-label="After that">
      <Text c="dimmed">After that</Text>
      <ol>
        {later.slice(0, LATER).map((line) => (
          <li key={line.key}>
            <LineRow line={line} />
          </li>
        ))}
      </ol>
      {more > 0 && <Text c="dimmed">and {more} more</Text>}
    </aside>
  )
}

/** A line with its prize and its winners. */
function LineRow({ line }: { line: CeremonyLine }) {
  const prize = linePrize(line)
  return (
    <Row start={prize && <PrizeRosette prize={prize} className={classes.comingLinePrize} />}>
      <Title order={3} dir="auto" className={classes.comingLineTitle}>
        {titleWords(line)}
      </Title>
      {line.winners.map((entry) => (
        <LineEntry key={entry.entryId} entry={entry} />
      ))}
    </Row>
  )
}

/** No photo on a phone, so that the lines after the next one are in sight. */
function LineEntry({ entry }: { entry: AnnouncedEntry }) {
  const isPhone = useIsPhone()
  const secret = secretWords(entry)
  return (
    <Row className={classes.entry} start={!isPhone && entry.imageUrl && <EntryThumbnail imageUrl={entry.imageUrl} />}>
      <Text className={classes.comingLineName} dir="auto">
        {entry.entryName}
      </Text>
      <Text c="dimmed" dir="auto">
        {factsWords(entry)}
      </Text>
      {secret && <Text fw={650}>{secret}</Text>}
    </Row>
  )
}

/** The steps are null while somebody else leads. */
type AboutProps = { ceremony: Ceremony } & Record<"onRestart" | "onRehearse" | "onTakeBack", (() => void) | null>

/** After the last line the version that holds now; for the leader a rehearsal, the last skip, and the way back to the first line. */
export function AboutLines({ ceremony, onRestart, onRehearse, onTakeBack }: AboutProps) {
  const { results, phase, isRehearsal } = ceremony
  const version = phase === "after" && !isRehearsal ? results?.version : undefined
  const restarts = phase !== "before" && onRestart
  const rehearses = !isRehearsal && (phase === "before" || phase === "after") && onRehearse
  const skipped = onTakeBack ? awardTitle(ceremony) : null
  if (version === undefined && !restarts && !rehearses && skipped === null) return null
  return (
    <Group gap="0.5rem 1rem" justify="flex-end" className={classes.about}>
      {version !== undefined && (
        <Text c="dimmed" me="auto">
          Version {version} of the results is published.
        </Text>
      )}
      {skipped !== null && onTakeBack && (
        <Button variant="default" onClick={onTakeBack}>
          Take back the skip of {skipped}
        </Button>
      )}
      {rehearses && (
        <Button variant="default" onClick={rehearses}>
          Rehearse
        </Button>
      )}
      {restarts && (
        <Button variant="default" onClick={restarts}>
          {isRehearsal ? "Restart the rehearsal" : "Restart…"}
        </Button>
      )}
    </Group>
  )
}

/** The award whose winner was skipped last, if that can be taken back. */
const awardTitle = ({ lines, lastSkip }: Ceremony): string | null =>
  lines.flatMap(awardsOf).find(({ key }) => key === lastSkip)?.title ?? null
