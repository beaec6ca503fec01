import { Button, Text } from "@mantine/core"
import { type MoreItem, MoreMenu } from "../../../ui/actions/more-menu.tsx"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import classes from "../results.module.css"
import { ResultsJump } from "./results-jump.tsx"

type Props = {
  /** What concerns all results. */
  items: readonly MoreItem[]
  /** How old the results are; null if they are live. */
  age: string | null
  isRefreshing: boolean
}

/** One line: the links to the sections, the age of the results, and what concerns all of them, on a phone in a menu. */
export function ResultsTools({ items, age, isRefreshing }: Props) {
  const isPhone = useIsPhone()
  return (
    <div className={classes.tools} data-print="never">
      <ResultsJump />
      <Text c="dimmed" role="status" size="sm" className={classes.age}>
        {isRefreshing ? "Fetching the latest scores..." : age}
      </Text>
      <div className={classes.actions}>
        {isPhone
          ? items.length > 0 && <MoreMenu label="More for these results" items={items} />
          : items.map(({ key, label, icon, onPress, isDisabled = false }) => (
              <Button key={key} variant="subtle" size="sm" leftSection={icon} onClick={onPress} disabled={isDisabled}>
                {label}
              </Button>
            ))}
      </div>
    </div>
  )
}
