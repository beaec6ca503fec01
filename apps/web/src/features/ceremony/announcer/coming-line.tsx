import { Button, Group, Text, Title } from "@mantine/core"
import type { Ceremony } from "@rosette/contract/publishing/ceremony"
import { entryWords, secretWords } from "../entry-words.ts"
import classes from "./coming-line.module.css"
import { laterLines, nextLine } from "./moments.ts"

/** How many of the lines after the next one are named. */
const LATER = 4

/** The line after the current one. */
export function ComingLine({ ceremony }: { ceremony: Ceremony }) {
  const line = nextLine(ceremony)
  return (
    <aside className={classes.coming} aria-label="Next line">
      <Text c="dimmed">Next line</Text>
      <Title order={3} dir="auto" className={classes.nextTitle}>
        {line?.title ?? "Nothing follows"}
      </Title>
      {line?.winners.map((entry) => (
        <Text key={entry.entryId} className={classes.nextWinner} dir="auto">
          {[entryWords(entry), secretWords(entry)].filter(Boolean).join(". ")}
        </Text>
      ))}
    </aside>
  )
}

/** Which version is announced, and the way back to the first line, for the leader. */
export function AboutLines({ ceremony, onRestart }: { ceremony: Ceremony; onRestart: (() => void) | null }) {
  const { results, phase } = ceremony
  return (
    <Group justify="space-between" gap="sm" className={classes.about}>
      {results && (
        <Text c="dimmed" size="sm">
          {`Version ${results.version} · ${results.digits}`}
        </Text>
      )}
      {phase !== "before" && onRestart && (
        <Button variant="default" onClick={onRestart}>
          Restart…
        </Button>
      )}
    </Group>
  )
}

/** The lines after the next one, with their winners. */
export function LaterLines({ ceremony }: { ceremony: Ceremony }) {
  const later = laterLines(ceremony)
  if (later.length === 0) return null
  const more = later.length - LATER
  return (
    <aside className={classes.later} aria-label="After that">
      <Text c="dimmed">After that</Text>
      <ol>
        {later.slice(0, LATER).map(({ key, title, winners }) => (
          <li key={key} dir="auto" className={classes.laterLine}>
            <span className={classes.laterTitle}>{title}</span>{" "}
            {winners.length > 0 && <span className={classes.laterWinners}>{winners.map(entryWords).join(", ")}</span>}
          </li>
        ))}
      </ol>
      {more > 0 && <Text c="dimmed">and {more} more</Text>}
    </aside>
  )
}
