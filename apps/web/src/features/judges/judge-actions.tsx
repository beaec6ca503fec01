import { Button } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { type MoreItem, MoreMenu } from "../../ui/actions/more-menu.tsx"
import { useIsPhone } from "../../ui/page/use-is-phone.ts"
import classes from "./judge-row.module.css"

export type JudgeAction = "showQr" | "renewCode" | "reopen" | "clearScores" | "remove"

type Props = { judge: JudgeForOrganizer; onAction: (action: JudgeAction) => void }

/** The focus kind of the judges' buttons, for `nextFocus`. */
export const JUDGE_ROWS = "judge-row"

/** What is done every day is in the row, on a phone in its menu; what a judge loses something by is always in the menu. */
export function JudgeActions({ judge: { name, submittedEntries, totalScores }, onAction }: Props) {
  const isPhone = useIsPhone()
  const item = (key: JudgeAction, label: string, joint: string, more?: Partial<MoreItem>): MoreItem => ({
    ...{ key, label, name: `${label} ${joint}${name}`, onPress: () => onAction(key) },
    ...more,
  })
  const daily = submittedEntries > 0 ? [item("reopen", "Reopen Scores", "of ")] : []
  const rare = [
    item("renewCode", "New Code", "for "),
    ...(totalScores > 0 ? [item("clearScores", "Clear Scores", "of ", { isDangerous: true })] : []),
    item("remove", "Remove Judge", "", { isDangerous: true }),
  ]
  return (
    <div className={classes.actions}>
      {!isPhone &&
        daily.map(({ key, label, name, onPress }) => (
          <Button
            key={key}
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.action}
            aria-label={name}
            onClick={onPress}
          >
            {label}
          </Button>
        ))}
      <MoreMenu label={`More for ${name}`} items={isPhone ? [...daily, ...rare] : rare} kind={JUDGE_ROWS} />
    </div>
  )
}
