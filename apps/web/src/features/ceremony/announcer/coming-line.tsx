import { Button, Group, Text, Title } from "@mantine/core"
import type { Ceremony } from "@rosette/contract/publishing/ceremony"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { entryWords, secretWords } from "../entry-words.ts"
import { prizeOf } from "../stage/prize.ts"
import { PrizeRosette } from "../stage/prize-rosette.tsx"
import classes from "./coming-line.module.css"
import { laterLines, nextLine } from "./moments.ts"

/** How many of the lines after the next one are named. */
const LATER = 4

/** The line after the current one. */
export function ComingLine({ ceremony }: { ceremony: Ceremony }) {
  const line = nextLine(ceremony)
  const prize = line && prizeOf(line)
  const isPhone = useIsPhone()
  return (
    <aside className={classes.coming} aria-label="Next line">
      <Text c="dimmed">Next line</Text>
      <div className={classes.titleRow}>
        {prize && <PrizeRosette prize={prize} className={classes.prize} />}
        <Title order={3} dir="auto" className={classes.nextTitle}>
          {line?.title ?? "Nothing follows"}
        </Title>
      </div>
      {line?.winners.map((entry) => (
        <div key={entry.entryId} className={classes.next}>
          {!isPhone && entry.imageUrl && <EntryThumbnail imageUrl={entry.imageUrl} />}
          <Text className={classes.nextWinner} dir="auto">
            {[entryWords(entry), secretWords(entry)].filter(Boolean).join(". ")}
          </Text>
        </div>
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
