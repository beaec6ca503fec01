import type { Coverage } from "@rosette/domain/contest/coverage"
import { plural } from "../../lib/format.ts"

/** "2 of 5 judges": how many a provisional percent rests on; "2 judges" if it is not known how many are expected. */
export const judgesWords = ({ judges, expected }: Coverage): string =>
  expected === null ? plural(judges, "judge") : `${judges} of ${plural(expected, "judge")}`

/** "from 2 of 5 judges", after the percent. */
export const coverageWords = (coverage: Coverage): string => `from ${judgesWords(coverage)}`
