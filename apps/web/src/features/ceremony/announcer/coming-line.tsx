import { Button, Text, Title } from "@mantine/core"
import type { Ceremony } from "@rosette/contract"
import { entryWords, secretWords } from "../entry-words.ts"
import classes from "./announcer.module.css"
import { laterLines, nextLine } from "./moments.ts"

/** How many of the lines after the next one are named. */
const LATER = 4

/** The lines after the current one, and which version is announced. */
export function ComingLine({ ceremony, onRestart }: { ceremony: Ceremony; onRestart: (() => void) | null }) {
  const line = nextLine(ceremony)
  const { results, phase } = ceremony
  return (
    <aside className={classes.coming} aria-label="Next line">
      <div className={classes.next}>
        <Text c="dimmed">Next line</Text>
        <Title order={3} dir="auto" className={classes.nextTitle}>
          {line?.title ?? "Nothing follows"}
        </Title>
        {line?.winners.map((entry) => (
          <Text key={entry.entryId} size="lg" dir="auto">
            {[entryWords(entry), secretWords(entry)].filter(Boolean).join(". ")}
          </Text>
        ))}
      </div>
      <LaterLines ceremony={ceremony} />
      <div className={classes.about}>
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
      </div>
    </aside>
  )
}

function LaterLines({ ceremony }: { ceremony: Ceremony }) {
  const later = laterLines(ceremony)
  if (later.length === 0) return null
  const more = later.length - LATER
  return (
    <div className={classes.later}>
      <Text c="dimmed">After that</Text>
      <ol>
        {later.slice(0, LATER).map(({ key, title }) => (
          <li key={key} dir="auto">
            {title}
          </li>
        ))}
      </ol>
      {more > 0 && <Text c="dimmed">and {more} more</Text>}
    </div>
  )
}
