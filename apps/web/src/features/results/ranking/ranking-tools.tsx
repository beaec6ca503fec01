import { Box, Button, Group, Switch, Text } from "@mantine/core"
import { formatNumber, plural } from "../../../lib/format.ts"
import { SearchField } from "../../../ui/fields/search-field.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import classes from "./ranking.module.css"

type Props = {
  /** Null if there are so few entries that nobody searches. */
  search: { text: string; onChange: (text: string) => void; found: number } | null
  count: number
  isAllOpen: boolean
  onAllOpen: () => void
  showsNotApplicable: boolean
  /** Whether the rules leave out what does not apply. */
  isLeftOut: boolean
  showsBars: boolean
}

const NOT_APPLICABLE = "N/A: points that are not open to the entry. They count as 0."
const LEFT_OUT = "N/A: points that are not open to the entry. They are left out of its percent."
const PRESS_A_ROW = "Tap an entry to see why it has its place."
const FEWER_POINTS = "Shorter bar: some criteria do not apply, and count 0."
const FEWER_LEFT_OUT = "Shorter bar: some criteria do not apply, and are left out."

/** Above the ranking: the search, the switch for all criteria, and how to read the cells. */
export function RankingTools({ search, count, isAllOpen, onAllOpen, showsNotApplicable, isLeftOut, showsBars }: Props) {
  const isPhone = useIsPhone()
  const countText = search && `${formatNumber(search.found)} of ${plural(count, "entry", "entries")}`
  return (
    <Group align="flex-start" gap="0.5rem 1.5rem" my={4}>
      {search && (
        <Box className={classes.search}>
          <SearchField
            label="Search the results"
            placeholder="Name, ID or owner"
            value={search.text}
            onChange={search.onChange}
            {...(!isPhone && countText && { countText })}
          />
        </Box>
      )}
      <Switch label="Show the average of every criterion" checked={isAllOpen} onChange={onAllOpen} py={8} />
      {(showsNotApplicable || showsBars) && (
        <Group gap="0.25rem 1.5rem" mih={44} ms="auto" fz="sm" c="dimmed">
          {showsBars && (
            <span>
              <span className={classes.best} aria-hidden /> Most points
            </span>
          )}
          {showsNotApplicable &&
            (isAllOpen ? (
              <span>{isLeftOut ? LEFT_OUT : NOT_APPLICABLE}</span>
            ) : (
              <span>
                <span className={classes.fewer} aria-hidden /> {isLeftOut ? FEWER_LEFT_OUT : FEWER_POINTS}
              </span>
            ))}
        </Group>
      )}
      {isPhone && (
        <Text role="status" size="sm" c="dimmed" w="100%">
          {search?.text ? countText : PRESS_A_ROW}
        </Text>
      )}
    </Group>
  )
}

/** Shown instead of the ranking if no entry matches the search. */
export const NothingFound = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <EmptyState
    title="No entries found"
    action={
      <Button variant="default" onClick={onClear}>
        Clear search
      </Button>
    }
  >
    Nothing matches “{search.trim()}” in names, voting IDs and owners.
  </EmptyState>
)
