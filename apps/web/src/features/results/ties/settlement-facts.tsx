import { Group, Text } from "@mantine/core"
import { formatDateTime } from "../../../lib/format.ts"
import { CopyButton } from "../../../ui/text/copy-button.tsx"
import type { EntryResult } from "../entry-result.ts"
import classes from "./ties.module.css"
import { entryLabel, type Settlement, settledWords } from "./words.ts"

type Props = { settlement: Settlement; entryById: ReadonlyMap<number, EntryResult> }

/** How, by whom, when and why a tie was settled; for a lot also its seed, and how to repeat the draw. */
export function SettlementFacts({ settlement, entryById }: Props) {
  const { kind, entryIds, reason, seed, settledBy, settledAt } = settlement
  return (
    <>
      <Text mt={4}>
        <b>{settledWords(settlement)}</b> · {settledBy}, {formatDateTime(settledAt)}
        {reason !== "" && ` · ${reason}`}
      </Text>
      {kind !== "shared" && (
        <ol className={classes.entries}>
          {entryIds.map((id) => (
            <li key={id}>{entryLabel(id, entryById)}</li>
          ))}
        </ol>
      )}
      {seed !== null && (
        <>
          <Group gap="xs" wrap="nowrap">
            <span>
              Seed <code>{seed}</code>
            </span>
            <CopyButton text={seed} of="seed" />
          </Group>
          <Text c="dimmed" size="sm">
            To check the draw: for each entry take the SHA-256 of the text “seed:voting ID”, written in hex. The lowest
            stands first.
          </Text>
        </>
      )}
    </>
  )
}
