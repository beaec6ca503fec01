import { Button, Text } from "@mantine/core"
import { IconPrinter, IconRefresh, IconScale } from "@tabler/icons-react"
import { type MoreItem, MoreMenu } from "../../ui/actions/more-menu.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import { ResultsJump } from "./results-jump.tsx"
import classes from "./results-tools.module.css"
import { useRulesDialog } from "./rules/use-rules-dialog.tsx"

type Props = {
  eventId: number
  /** Of the results on the screen. */
  version: number
  /** How old the results are; null if they are live. */
  age: string | null
  isRefreshing: boolean
  onRefresh: () => void
}

/** One line: the links to the sections, the age of the results, and what concerns all of them, which is a menu on a phone. */
export function ResultsTools({ eventId, version, age, isRefreshing, onRefresh }: Props) {
  const { openRules, rulesDialog } = useRulesDialog({ eventId, version })
  const actions: MoreItem[] = [
    { key: "rules", label: "Result Rules", icon: <IconScale size={20} aria-hidden />, onPress: openRules },
    {
      ...{ key: "refresh", label: "Refresh", icon: <IconRefresh size={20} aria-hidden /> },
      ...{ onPress: onRefresh, isDisabled: isRefreshing },
    },
    { key: "print", label: "Print", icon: <IconPrinter size={20} aria-hidden />, onPress: () => window.print() },
  ]
  return (
    <div className={classes.tools} data-print="never">
      <ResultsJump />
      <Text c="dimmed" role="status" size="sm" className={classes.age}>
        {isRefreshing ? "Fetching the latest scores..." : age}
      </Text>
      {useIsPhone() ? (
        <MoreMenu label="More for these results" items={actions} />
      ) : (
        <div className={classes.actions}>
          {actions.map(({ key, label, icon, onPress, isDisabled = false }) => (
            <Button key={key} variant="subtle" size="sm" leftSection={icon} onClick={onPress} disabled={isDisabled}>
              {label}
            </Button>
          ))}
        </div>
      )}
      {rulesDialog}
    </div>
  )
}
