import { Text, Title } from "@mantine/core"
import { ProgressBar } from "../../../ui/figures/progress-bar.tsx"
import classes from "./coverage.module.css"
import { type Covered, type CoveredClass, type CoveredEntry, worstFirst } from "./coverage-rows.ts"
import { classLine, whoText } from "./words.ts"

type Props = Covered & { onEntry: (entryId: number) => void }

/** The entries by class, those that lack the most sheets first. */
export const CoverageList = ({ classes: groups, ...shared }: Props) =>
  groups.map((group) => <ClassList key={group.classId} group={group} {...shared} />)

function ClassList({ group, judges, onEntry }: Omit<Props, "classes"> & { group: CoveredClass }) {
  const { classId, name, need, done, entries } = group
  return (
    <section className={classes.list} aria-labelledby={`covered-${classId}`}>
      <Title order={3} id={`covered-${classId}`} fz="md">
        {name ?? "All entries"}
      </Title>
      <ProgressBar label={`Sheets of ${name ?? "all entries"}`} value={done} max={need} hidesLabel />
      <Text size="sm" c="dimmed">
        {classLine({ ...group, name: null }, new Date())}
      </Text>
      <ul className="plain">
        {worstFirst(entries).map((entry) => (
          <li key={entry.entryId} className={classes.line}>
            <Line entry={entry} judges={judges} onPress={() => onEntry(entry.entryId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LineProps = Pick<Covered, "judges"> & { entry: CoveredEntry; onPress: () => void }

/** "C12 1 of 3 · Ann" */
function Line({ entry, judges, onPress }: LineProps) {
  const who = whoText(entry, judges)
  return (
    <button type="button" className={classes.press} onClick={onPress}>
      <b>{entry.votingId}</b>{" "}
      <span className={classes.sum} data-short={entry.done < entry.need || undefined}>
        {entry.done} of {entry.need}
      </span>
      {who && ` · ${who}`}
    </button>
  )
}
