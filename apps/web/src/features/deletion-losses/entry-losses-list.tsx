import { List, Text } from "@mantine/core"
import { plural } from "../../lib/format.ts"

const SHOWN_LINES = 8

/** Lists by name what a deletion would remove; renders nothing if the list is empty. */
export function LossesList({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  const more = lines.length - SHOWN_LINES
  return (
    <>
      <Text fw={600} mt="sm">
        This goes with it:
      </Text>
      <List>
        {lines.slice(0, SHOWN_LINES).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
        {more > 0 && <List.Item>and what {plural(more, "more entry takes", "more entries take")} along</List.Item>}
      </List>
    </>
  )
}
