import { makeCriterion, makeEntry } from "../contest/fixtures.ts"
import type { Pair, Panel, PanelEntry, PanelJudge } from "./needs.ts"

/** "1=2,3" means that the judge 1 has submitted the entries 2 and 3. */
export const pairs = (picture: string): Pair[] =>
  picture
    .split(" ")
    .filter(Boolean)
    .flatMap((part) => {
      const [judgeId, entryIds = ""] = part.split("=")
      return entryIds.split(",").map((entryId) => ({ judgeId: Number(judgeId), entryId: Number(entryId) }))
    })

/** Judges and entries with the ids from 1, and one criterion in each of two sections: 1 (order 1) and 3 (order 11). */
export function makePanel({
  judges,
  entries,
  ...rest
}: { judges: Partial<PanelJudge>[]; entries: Partial<PanelEntry>[] } & Partial<
  Omit<Panel, "judges" | "entries">
>): Panel {
  return {
    judges: judges.map((judge, index) => ({ id: index + 1, ...judge })),
    entries: entries.map((entry, index) => ({ ...makeEntry({ id: index + 1 }), ...entry })),
    criteria: [makeCriterion({ id: 1, order: 1 }), makeCriterion({ id: 2, order: 11 })],
    sheetsPerEntry: null,
    conflicts: [],
    submitted: [],
    ...rest,
  }
}
