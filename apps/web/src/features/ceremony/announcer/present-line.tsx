import { Badge, Button, Group, Text, Title } from "@mantine/core"
import type { AnnouncedEntry, Ceremony, CeremonyLine } from "@rosette/contract"
import { formatPercent } from "../../../lib/format.ts"
import { RosetteMark } from "../../../ui/page/logo.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { entryWords, secretWords } from "../entry-words.ts"
import classes from "./announcer.module.css"
import { type Leaving, lineCount, presentLine, standing } from "./moments.ts"

type Props = { ceremony: Ceremony; isBlocked: boolean; onLeft: (leaving: Leaving) => void }

/** The line that the stage stands at, with everything that its announcer has to know. */
export function PresentLine({ ceremony, isBlocked, onLeft }: Props) {
  const line = presentLine(ceremony)
  const count = lineCount(ceremony)
  const isRevealed = ceremony.phase === "winners" && !ceremony.isBlack
  return (
    <section className={classes.present} aria-labelledby="present-line">
      <Group gap="xs">
        <Badge
          color={isRevealed ? "gold" : "gray"}
          variant="light"
          classNames={{ root: classes.badge, label: classes.whole }}
        >
          {standing(ceremony)}
        </Badge>
        {count && <Text c="dimmed">{count}</Text>}
      </Group>
      <Group gap="sm" wrap="nowrap" align="center">
        {isRevealed && <RosetteMark tone="gold" size={40} />}
        <Title order={2} id="present-line" dir="auto" className={classes.title}>
          {line?.title ?? (ceremony.phase === "after" ? "The end" : "Before the first line")}
        </Title>
      </Group>
      {line && <Winners line={line} isBlocked={isBlocked} onLeft={onLeft} />}
      {line && <Notes line={line} />}
    </section>
  )
}

function Winners({ line, isBlocked, onLeft }: { line: CeremonyLine } & Omit<Props, "ceremony">) {
  if (line.kind === "text") return null
  if (line.winners.length === 0) return <Text>Nobody has this award now.</Text>
  return (
    <ul className={classes.winners} aria-label="Winners">
      {line.winners.map((entry) => (
        <li key={entry.entryId}>
          <EntryThumbnail imageUrl={entry.imageUrl} size="lg" />
          <WinnerWords entry={entry} />
          {line.kind === "award" && (
            <Button variant="default" disabled={isBlocked} onClick={() => onLeft({ line, entry })}>
              Skip (winner has left)
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function WinnerWords({ entry }: { entry: AnnouncedEntry }) {
  const secret = secretWords(entry)
  const { entryName, ownerParticipant, votingId, percent } = entry
  return (
    <div className={classes.words}>
      <Text className={classes.name} dir="auto">
        {entryName}
      </Text>
      <Text size="lg" dir="auto">
        {ownerParticipant}
      </Text>
      <Text c="dimmed">
        Voting ID {votingId}
        {percent !== null && ` · ${formatPercent(percent)}`}
      </Text>
      {secret && <Text fw={650}>{secret}</Text>}
    </div>
  )
}

/** Who is not called, and why; and who would be. */
function Notes({ line: { hasLeft, passedOver, next, kind } }: { line: CeremonyLine }) {
  const notes = [
    ...hasLeft.map((entry) => `${entryWords(entry)} has left.`),
    ...passedOver.map(({ entry, heldAward }) => `Passed over: ${entryWords(entry)}, who holds ${heldAward}.`),
    ...(kind === "award" && next ? [`If the winner has left: ${entryWords(next)} takes the award.`] : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes} aria-label="Notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {hasLeft.length > 0 && <li>After the last line the change is published as an amendment.</li>}
    </ul>
  )
}
