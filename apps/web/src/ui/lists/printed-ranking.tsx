import { Table } from "@mantine/core"
import { Fragment } from "react"

type Row = {
  entryId: number
  /** Above the row, where it begins a part of the ranking. */
  heading: string | null
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
      {rows.map(({ entryId, heading, place, isShared, votingId, name, owner, score }) => (
        <Fragment key={entryId}>
          {heading !== null && (
            <Table.Tr>
              <Table.Th colSpan={5} scope="colgroup">
                {heading}
              </Table.Th>
            </Table.Tr>
          )}
          <Table.Tr>
            <Table.Td>
              {place ?? "–"}
              {isShared && " (tied)"}
            </Table.Td>
            <Table.Td>{votingId}</Table.Td>
            <Table.Td>{name}</Table.Td>
            <Table.Td>{owner || "–"}</Table.Td>
            <Table.Td ta="end">{score}</Table.Td>
          </Table.Tr>
        </Fragment>
      ))}
    </Table.Tbody>
  </Table>
)
