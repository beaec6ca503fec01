import type { Coverage } from "@rosette/domain/sheets/coverage"
import { plural } from "../../lib/format.ts"
import classes from "./results-coverage.module.css"

type Props = { coverage: Coverage | null }

/** "from 2 of 5 judges": how many a provisional percent rests on; nothing once it is final. */
export function ResultsCoverage({ coverage }: Props) {
  if (!coverage) return null
  const { judges, expected, isThin } = coverage
  return (
    <div className={classes.coverage} data-thin={isThin || undefined}>
      from {expected === null ? plural(judges, "judge") : `${judges} of ${plural(expected, "judge")}`}
    </div>
  )
}
