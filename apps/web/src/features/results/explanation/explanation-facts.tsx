import { Box, Group, Text } from "@mantine/core"
import { ordinal } from "@rosette/domain/contest/place-words"
import { Row } from "../../../ui/lists/row.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { countedText, type ResultFacts } from "../counted-points.ts"
import { coverageWords, type EntryResult } from "../entry-result.ts"

/** An entry's place, percent and points, and whose it is. */
export function ExplanationFacts({ result, facts }: { result: EntryResult; facts: ResultFacts }) {
  const { votingId, ownerParticipant, place } = result
  const counted = facts.countedOf(result)
  const coverage = facts.coverageOf(result)
  return (
    <Box miw={0} lh={1.4}>
      {place !== null && (
        <Group className="tabular" align="baseline" gap="0 0.75rem">
          <b>
            {ordinal(place)} · {facts.percentOf(result)}
          </b>
          <Text span c="dimmed" size="sm">
            {counted && countedText(counted)}
          </Text>
        </Group>
      )}
      <Text c="dimmed" size="sm">
        {[votingId, ownerParticipant, coverage && coverageWords(coverage)].filter(Boolean).join(" · ")}
      </Text>
    </Box>
  )
}

/** The entry that the sentence names, in the form of the head. On paper it is further down. */
export function ExplanationRival({ rival, facts }: { rival: EntryResult; facts: ResultFacts }) {
  return (
    <section aria-label="Compared with" data-print="never">
      <Row start={<EntryThumbnail imageUrl={rival.imageUrl} />} mt="sm">
        <Text fw={600}>{rival.entryName}</Text>
        <ExplanationFacts result={rival} facts={facts} />
      </Row>
    </section>
  )
}
