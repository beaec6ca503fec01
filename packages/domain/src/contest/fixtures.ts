import { NO_FLAGS, NO_REQUIREMENTS } from "../entries/entry-flags.ts"
import type { CriterionForResults, EntryForResults } from "./results.ts"
import type { CriterionForSheet } from "./sheet.ts"

/** A criterion for all entries with 10 points, from setup version 0, whose order is its id. */
export function makeCriterion(
  fields: Partial<CriterionForResults & CriterionForSheet> & { id: number },
): CriterionForResults & CriterionForSheet {
  const { id } = fields
  return { ...NO_REQUIREMENTS, name: `Criterion ${id}`, maxPoints: 10, order: id, setupVersion: 0, ...fields }
}

/** An entry without flags and photo, whose voting ID is its id. */
export function makeEntry(fields: Partial<EntryForResults> & { id: number }): EntryForResults {
  return {
    ...NO_FLAGS,
    votingId: String(fields.id),
    ...fields,
  }
}
