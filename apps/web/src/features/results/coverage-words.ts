import type { Coverage } from "@rosette/domain/sheets/coverage"
import { plural } from "../../lib/format.ts"

/** "from 2 of 5 judges": how many a provisional percent rests on. */
export const coverageWords = ({ judges, expected }: Coverage): string =>
  `from ${expected === null ? plural(judges, "judge") : `${judges} of ${plural(expected, "judge")}`}`

/** The same in a table: "2 of 5", or "2" if it is not known how many are expected. */
export const coverageShort = ({ judges, expected }: Coverage): string =>
  expected === null ? String(judges) : `${judges} of ${expected}`
