import { Button, Group, Stack, Text } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import type { Poll } from "@rosette/contract/polls"
import { ordinal } from "@rosette/domain/contest/place-words"
import { placeInPoll } from "@rosette/domain/contest/vote-words"
import { formatNumber, plural } from "../../lib/format.ts"
import { isolatedName } from "../../lib/isolated.ts"
import { trpc } from "../../lib/trpc.ts"
import { type Column, DataList } from "../../ui/lists/data-list.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"

type Props = { eventId: number; poll: Poll | undefined; onBack: () => void }
type Row = NonNullable<Poll["votes"]>[number]

/** The votes of each entry in a closed poll, most first. */
export function PollVotes({ eventId, poll, onBack }: Props) {
  const entries = trpc.organizer.entries.useQuery({ eventId })
  return (
    <Stack gap="md">
      {poll?.votes ? (
        <Loaded query={entries} failureTitle="The entries could not be loaded" isEmpty={() => false}>
          {(known) => <Counted poll={poll} votes={poll.votes ?? []} entries={known} />}
        </Loaded>
      ) : (
        <Text role="status">
          {poll
            ? "Voting is open again. Until it is closed, nobody sees the votes."
            : "This poll was deleted meanwhile."}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} data-autofocus>
          Back
        </Button>
      </Group>
    </Stack>
  )
}

function Counted({ poll, votes, entries }: { poll: Poll; votes: Row[]; entries: readonly Entry[] }) {
  const names = new Map(entries.map((entry) => [entry.id, isolatedName(entry)]))
  return (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>
        <b>{poll.name}</b>: {plural(poll.voters, "vote")} counted
      </Text>
      {votes.length > 0 ? (
        <DataList label="Votes" rows={votes} rowKey={({ entryId }) => entryId} columns={columnsOf(votes, names)} />
      ) : (
        <Text>No entry has a vote that counts.</Text>
      )}
    </>
  )
}

const columnsOf = (votes: readonly Row[], names: ReadonlyMap<number, string>): Column<Row>[] => [
  { key: "place", header: "Place", width: "5rem", cell: (row) => ordinal(placeInPoll(votes, row)) },
  {
    key: "entry",
    header: "Entry",
    width: "minmax(0, 1fr)",
    phone: "title",
    cell: ({ entryId }) => (
      <Text span style={{ overflowWrap: "anywhere" }}>
        {names.get(entryId) ?? "An entry that was deleted"}
      </Text>
    ),
  },
  { key: "votes", header: "Votes", width: "6rem", align: "end", cell: (row) => formatNumber(row.votes) },
]
