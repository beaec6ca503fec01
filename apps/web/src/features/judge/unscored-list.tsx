import { Text } from "@mantine/core"
import type { Criterion } from "@rosette/contract"
import classes from "./unscored-list.module.css"

/** Which criteria a final submit would count as 0. */
export function UnscoredList({ criteria }: { criteria: Criterion[] }) {
  return (
    <div className={classes.box}>
      <Text fw={650}>
        {criteria.length === 1
          ? "One criterion is not scored. It counts 0 points:"
          : "Not scored, and so counted as 0 points:"}
      </Text>
      <ul className={classes.names}>
        {criteria.map(({ id, name, maxPoints }) => (
          <li key={id}>
            {name} <span className={classes.max}>{`(max ${maxPoints})`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
