import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { type MoreItem, MoreMenu } from "../../ui/actions/more-menu.tsx"
import { useLocked } from "../../ui/states/locked.tsx"
import classes from "./judges.module.css"

export type JudgeAction =
  | "showQr"
  | "rename"
  | "renewCode"
  | "reopen"
  | "leave"
  | "comeBack"
  | "conflicts"
  | "clearScores"
  | "remove"

type Props = { judge: JudgeForOrganizer; onAction: (action: JudgeAction) => void }

/** The focus kind of the judges' buttons, for `nextFocus`. */
export const JUDGE_ROWS = "judge-row"

/** All of them are rare, so they are in a menu; what a judge loses something by comes last. */
export function JudgeActions({ judge, onAction }: Props) {
  const { name, submittedEntries, draftEntries, totalScores, hasLeft } = judge
  const item = (key: JudgeAction, label: string, joint: string, more?: Partial<MoreItem>): MoreItem => ({
    key,
    label,
    name: `${label} ${joint}${name}`,
    onPress: () => onAction(key),
    ...more,
  })
  const isDisabled = useLocked()
  const items = [
    // With drafts alone a reopening can still be taken back.
    ...(submittedEntries + draftEntries > 0 ? [item("reopen", "Reopen Scores", "of ", { isDisabled })] : []),
    item("rename", "Rename", ""),
    item("renewCode", "New Code", "for "),
    item("conflicts", "Conflicts…", "", { name: `Conflicts of ${name}` }),
    hasLeft
      ? item("comeBack", "Is back", "", { name: `${name} is back`, isDisabled })
      : item("leave", "Has left", "", { name: `${name} has left`, isDisabled }),
    ...(totalScores > 0 ? [item("clearScores", "Clear Scores", "of ", { isDangerous: true, isDisabled })] : []),
    item("remove", "Remove Judge", "", { isDangerous: true, isDisabled }),
  ]
  return (
    <div className={classes.actions}>
      <MoreMenu label={`More for ${name}`} items={items} kind={JUDGE_ROWS} />
    </div>
  )
}
