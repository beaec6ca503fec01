import { Table } from "@mantine/core"

type Row = {
  entryId: number
  /** Null if the entry has no place. */
  place: number | null
  isShared: boolean
  votingId: string
  name: string
  owner: string
  score: string
}

/** A whole ranking as a table for printing. */
export const PrintedRanking = ({ rows }: { rows: readonly Row[] }) => (
  <Table>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Place</Table.Th>
        <Table.Th scope="col">Voting ID</Table.Th>
        <Table.Th scope="col">Entry</Table.Th>
        <Table.Th scope="col">Owner/Participant</Table.Th>
        <Table.Th scope="col" ta="end">
          Overall
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map(({ entryId, place, isShared, votingId, name, owner, score }) => (
        <Table.Tr key={entryId}>
          <Table.Td>
            {place ?? "–"}
            {isShared && " (tied)"}
          </Table.Td>
          <Table.Td>{votingId}</Table.Td>
          <Table.Td>{name}</Table.Td>
          <Table.Td>{owner || "–"}</Table.Td>
          <Table.Td ta="end">{score}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
)
