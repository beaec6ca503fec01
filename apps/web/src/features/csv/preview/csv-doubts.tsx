import { Alert, Checkbox, Radio, Stack, Text } from "@mantine/core"
import type { SimilarIds } from "@rosette/contract/csv"
import { IconAlertTriangle } from "@tabler/icons-react"
import { plural } from "../../../lib/format.ts"
import type { ForecastRow } from "./csv-outlook.ts"

type SimilarProps = {
  rows: readonly ForecastRow[]
  choice: SimilarIds | null
  onChoose: (choice: SimilarIds) => void
}

/** Asks whether rows with nearly the voting IDs of entries are these entries; hidden if there are none. */
export function SimilarEntries({ rows, choice, onChoose }: SimilarProps) {
  const similar = rows.filter(({ like }) => like)
  const [first] = similar
  if (!first?.like) return null
  return (
    <Radio.Group
      label={`${plural(similar.length, "row has", "rows have")} nearly the voting ID of an entry of this event`}
      description={`In the file “${first.votingId}”, in the event “${first.like.votingId}”. A spreadsheet takes leading zeros away.`}
      value={choice}
      onChange={(value) => onChoose(value === "same" ? "same" : "new")}
    >
      <Stack gap="sm" mt="sm">
        <Radio
          value="same"
          label={similar.length === 1 ? "This is the same entry" : "These are the same entries"}
          description={similar.length === 1 ? "The entry keeps its voting ID." : "The entries keep their voting IDs."}
        />
        <Radio value="new" label={similar.length === 1 ? "This is another entry" : "These are other entries"} />
      </Stack>
    </Radio.Group>
  )
}

type SpoiltProps = { rows: readonly ForecastRow[]; isAccepted: boolean; onAccept: (isAccepted: boolean) => void }

/** Asks about voting IDs that a spreadsheet has probably changed; hidden if there are none. */
export function SpoiltIds({ rows, isAccepted, onAccept }: SpoiltProps) {
  const [first] = rows
  if (!first) return null
  return (
    <Alert
      color="ribbon"
      title="A spreadsheet has probably changed voting IDs"
      icon={<IconAlertTriangle aria-hidden />}
    >
      <Text mb="sm">
        {plural(rows.length, "voting ID looks", "voting IDs look")} like a date or a number, such as “{first.votingId}”.
        In the spreadsheet, set the column to Text, type the voting IDs again, and choose the file again.
      </Text>
      <Checkbox
        checked={isAccepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
        label={rows.length === 1 ? "This voting ID is right" : "These voting IDs are right"}
      />
    </Alert>
  )
}
