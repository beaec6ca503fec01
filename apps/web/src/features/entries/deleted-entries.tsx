import { List, Text } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"

const NAMED = 5

type Named = Pick<Entry, "id" | "entryName" | "votingId">
type Props = { entries: readonly Named[]; shown: readonly Pick<Entry, "id">[] }

/** Which entries would be deleted: the first ones by name, and how many the list does not show now. */
export function DeletedEntries({ entries, shown }: Props) {
  const ids = new Set(shown.map(({ id }) => id))
  const hidden = entries.filter(({ id }) => !ids.has(id))
  const named = [...hidden, ...entries.filter(({ id }) => ids.has(id))].slice(0, NAMED)
  const more = entries.length - named.length
  return (
    <>
      <List mt="sm" aria-label="Entries to delete">
        {named.map(({ id, entryName, votingId }) => (
          <List.Item key={id}>
            “<bdi>{entryName}</bdi>” (<bdi>{votingId}</bdi>)
          </List.Item>
        ))}
        {more > 0 && <List.Item>and {more} more</List.Item>}
      </List>
      {hidden.length > 0 && (
        <Text fw={600} mt="xs">
          {hidden.length} of these {hidden.length === 1 ? "is" : "are"} hidden by the search.
        </Text>
      )}
    </>
  )
}
