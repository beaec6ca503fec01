import { Anchor, Button, Group, Text } from "@mantine/core"
import { OVERALL_TITLE } from "@rosette/domain/contest/place-words"
import { type MoreItem, MoreMenu } from "../../../ui/actions/more-menu.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import classes from "../results.module.css"

type Props = {
  /** What concerns all results. */
  items: readonly MoreItem[]
  /** How old the results are; null if they are live. */
  age: string | null
  isRefreshing: boolean
  /** Whether each class is a contest of its own: then nobody is first of all. */
  isByClass?: boolean
}

/** One line: the links to the sections, the age of the results, and what concerns all of them, on a phone in a menu. */
export function ResultsTools({ items, age, isRefreshing, isByClass = false }: Props) {
  const isPhone = useIsPhone()
  return (
    <Group gap="0 1rem" mb={-8} data-print="never">
      <ResultsJump parts={isByClass ? PARTS_BY_CLASS : RESULTS_PARTS} />
      <Text c="dimmed" role="status" size="sm">
        {isRefreshing ? "Fetching the latest scores..." : age}
      </Text>
      <Group gap={4} ms="auto" me={isPhone ? -12 : -18}>
        {isPhone
          ? items.length > 0 && <MoreMenu label="More for these results" items={items} />
          : items.map(({ key, label, icon, onPress, isDisabled = false }) => (
              <Button key={key} variant="subtle" size="sm" leftSection={icon} onClick={onPress} disabled={isDisabled}>
                {label}
              </Button>
            ))}
      </Group>
    </Group>
  )
}

/** The sections by the ids of their elements, with a short name for a phone. */
export const RESULTS_PARTS = [
  ["overall", OVERALL_TITLE, "Winner"],
  ["finalists", "Top 3 Finalists", "Top 3"],
  ["categories", "Category Winners", "Categories"],
  ["ranking", "Complete Results", "Ranking"],
] as const

const PARTS_BY_CLASS = [["overall", "Top 3 of each class", "Top 3"], ...RESULTS_PARTS.slice(2)] as const

/** Links to the sections of a long page, in one line if it is long enough. */
function ResultsJump({ parts }: { parts: typeof RESULTS_PARTS | typeof PARTS_BY_CLASS }) {
  const isPhone = useIsPhone()
  return (
    <nav aria-label="Results">
      <ul className={classes.links}>
        {parts.map(([id, name, short]) => (
          <li key={id}>
            <Anchor href={`#${id}`} size="sm" fw={600} lh={isPhone ? "2.75rem" : "2.25rem"}>
              {isPhone ? short : name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
