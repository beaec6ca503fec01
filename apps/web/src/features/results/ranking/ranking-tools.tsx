import { Button, Switch, Text } from "@mantine/core"
import { formatNumber, plural } from "../../../lib/format.ts"
import { SearchField } from "../../../ui/fields/search-field.tsx"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import classes from "./ranking-tools.module.css"

type Props = {
  /** Null if there are so few entries that nobody searches. */
  search: { text: string; onChange: (text: string) => void; found: number } | null
  count: number
  isAllOpen: boolean
  onAllOpen: () => void
  showsNotApplicable: boolean
  showsTints: boolean
}

const NOT_APPLICABLE = "N/A: points that are not open to the entry. They count as 0."
const FEWER_POINTS = "After the slash: the points that apply, if not all do. The rest counts as 0."

/** Above the ranking: the search, the switch for all criteria, and how to read the cells. */
export function RankingTools({ search, count, isAllOpen, onAllOpen, showsNotApplicable, showsTints }: Props) {
  return (
    <div className={classes.tools}>
      {search && (
        <div className={classes.search}>
          <SearchField
            label="Search the results"
            placeholder="Name, ID or owner"
            value={search.text}
            onChange={search.onChange}
            countText={`${formatNumber(search.found)} of ${plural(count, "entry", "entries")}`}
          />
        </div>
      )}
      <Switch
        label="Show the average of every criterion"
        checked={isAllOpen}
        onChange={onAllOpen}
        className={classes.switch}
      />
      {(showsNotApplicable || showsTints) && (
        <Text size="sm" c="dimmed" component="div" className={classes.legend}>
          {showsNotApplicable && <span>{isAllOpen ? NOT_APPLICABLE : FEWER_POINTS}</span>}
          {showsTints && (
            <span>
              <span className={classes.tint} aria-hidden /> Blue: the better half, by points
            </span>
          )}
        </Text>
      )}
    </div>
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
