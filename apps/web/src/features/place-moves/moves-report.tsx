import { List, Text } from "@mantine/core"
import { type Moves, moveLines, movesText } from "./moves-words.ts"

/** The entries whose place would change: the first ten, and how many more. */
export function MovesReport({ moves }: { moves: Moves }) {
  const { lines, more } = moveLines(moves)
  return (
    <>
      <Text>{movesText(moves)}</Text>
      {lines.length > 0 && (
        <List mt={4} style={{ overflowWrap: "anywhere" }}>
          {lines.map(({ entryId, text }) => (
            <List.Item key={entryId}>{text}</List.Item>
          ))}
        </List>
      )}
      {more && <Text mt={4}>{more}</Text>}
    </>
  )
}
