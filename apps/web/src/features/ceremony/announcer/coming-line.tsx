import { Button, Text, Title } from "@mantine/core"
import type { Ceremony } from "@rosette/contract"
import { entryWords, secretWords } from "../entry-words.ts"
import classes from "./announcer.module.css"
import { AnnouncerClock } from "./announcer-clock.tsx"
import { nextLine } from "./moments.ts"

/** What comes after the present line, the time, and which version is announced. */
export function ComingLine({ ceremony, onRestart }: { ceremony: Ceremony; onRestart: (() => void) | null }) {
  const line = nextLine(ceremony)
  const { results, phase } = ceremony
  return (
    <aside className={classes.coming} aria-label="Next line">
      <AnnouncerClock />
      <div>
        <Text c="dimmed">Next line</Text>
        <Title order={3} dir="auto">
          {line?.title ?? "Nothing follows"}
        </Title>
        {line?.winners.map((entry) => (
          <Text key={entry.entryId} dir="auto">
            {[entryWords(entry), secretWords(entry)].filter(Boolean).join(". ")}
          </Text>
        ))}
      </div>
      <Text c="dimmed" size="sm">
        {results && `Version ${results.version} · ${results.digits}`}
      </Text>
      {phase !== "before" && onRestart && (
        <Button variant="default" onClick={onRestart}>
          Restart…
        </Button>
      )}
    </aside>
  )
}
