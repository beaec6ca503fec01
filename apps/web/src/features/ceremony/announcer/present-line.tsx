import { Badge, Box, Button, Group, Text, Title } from "@mantine/core"
import type { AnnouncedEntry, Ceremony, CeremonyLine } from "@rosette/contract/ceremony"
import { scoreText } from "@rosette/domain/contest/counted-score"
import { useEffect, useState } from "react"
import { PrizeRosette } from "../../../ui/figures/prize-rosette.tsx"
import { linePrize } from "../stage/prizes.ts"
import { entryWords, nextWords, secretWords, titleWords } from "../words.ts"
import classes from "./announcer.module.css"
import { awardsOf, type Leaving, lineCount, presentLine, stateWords } from "./moments.ts"

type Props = {
  ceremony: Ceremony
  isBlocked: boolean
  onLeft: (leaving: Leaving) => void
}

/** The current line with everything that the announcer has to know. */
export function PresentLine({ ceremony, isBlocked, onLeft }: Props) {
  const line = presentLine(ceremony)
  const count = lineCount(ceremony)
  const isRevealed = ceremony.phase === "winners" && !ceremony.isBlack
  const prize = isRevealed && line ? linePrize(line) : null
  return (
    <section className={classes.present} aria-labelledby="present-line">
      <Group gap="0.25rem 0.75rem" fz="1.125rem">
        <Badge
          color={isRevealed ? "ribbon" : "gray"}
          variant="light"
          h="auto"
          mih={32}
          fz="inherit"
          classNames={{ label: classes.whole }}
        >
          {stateWords(ceremony)}
        </Badge>
        {count && (
          <Box component="span" c="dimmed">
            {count}
          </Box>
        )}
        <AnnouncerClock />
      </Group>
      <div className={classes.said}>
        <Group gap="0.5rem 0.75rem">
          {prize && <PrizeRosette prize={prize} className={classes.prize} />}
          <Title order={2} id="present-line" dir="auto" className={classes.title}>
            {(line && titleWords(line)) ?? (ceremony.phase === "after" ? "The end" : "Before the first line")}
          </Title>
        </Group>
        {line && <Winners line={line} isBlocked={isBlocked} onLeft={onLeft} />}
        {line && <Notes line={line} isRehearsal={ceremony.isRehearsal} />}
      </div>
    </section>
  )
}

/** Words only: the names are read aloud, and the stage shows the photos. */
function Winners({ line, isBlocked, onLeft }: { line: CeremonyLine } & Pick<Props, "isBlocked" | "onLeft">) {
  if (line.kind === "text") return null
  if (line.winners.length === 0) return <Text>Nobody has this award now.</Text>
  const awards = awardsOf(line)
  return (
    <ul className={classes.winners} aria-label="Winners">
      {line.winners.map((entry) => (
        <li key={entry.entryId}>
          <WinnerWords entry={entry} />
          {awards.map((award) => (
            <div key={award.key} className={classes.skip}>
              <Button
                variant="subtle"
                color="gray"
                size="sm"
                disabled={isBlocked}
                onClick={() => onLeft({ award, entry })}
              >
                {line.kind === "award" ? "Skip (winner has left)" : `Skip ${award.title} (winner has left)`}
              </Button>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

function WinnerWords({ entry }: { entry: AnnouncedEntry }) {
  const secret = secretWords(entry)
  const { entryName, ownerParticipant, votingId, score } = entry
  return (
    <Box flex="1 1 12rem" miw={0}>
      <Text className={classes.name} dir="auto">
        {entryName}
      </Text>
      <Text className={classes.owner} dir="auto">
        {ownerParticipant}
      </Text>
      <Text c="dimmed">
        Voting ID {votingId}
        {score && ` · ${scoreText(score)}`}
      </Text>
      {secret && <Text fw={650}>{secret}</Text>}
    </Box>
  )
}

/** Who is not announced and why, and who would be next. */
function Notes({ line, isRehearsal }: { line: CeremonyLine; isRehearsal: boolean }) {
  const { hasLeft, gaveUp, passedOver } = line
  const isChanged = hasLeft.length + gaveUp.length > 0
  const notes = [
    ...hasLeft.map((entry) => `${entryWords(entry)} has left.`),
    ...gaveUp.map((entry) => `${entryWords(entry)} gave this up for a higher award.`),
    ...passedOver.map(({ entry, heldAward }) => `Passed over: ${entryWords(entry)}, who holds ${heldAward}.`),
    ...awardsOf(line).flatMap(({ successors }) => {
      const next = nextWords(successors)
      return next ? [`If the winner has left: ${next}.`] : []
    }),
    ...(isChanged && !isRehearsal ? ["After the last line the change is published as an amendment."] : []),
  ]
  if (notes.length === 0) return null
  return (
    <ul className={classes.notes} aria-label="Notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

const TICK_MS = 1_000
const format = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" })

/** The time of day with its seconds. */
function AnnouncerClock() {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return <time className={classes.clock}>{format.format(now)}</time>
}
