import type { Coverage } from "@rosette/domain/contest/coverage"
import { coverageWords } from "../entry-result.ts"
import classes from "../results.module.css"

type Props = { coverage: Coverage | null }

/** How many judges a provisional percent rests on; nothing once it is final. */
export function CoverageLine({ coverage }: Props) {
  if (!coverage) return null
  return <div className={classes.coverage}>{coverageWords(coverage)}</div>
}
