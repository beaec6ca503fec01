import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import { DEMO_WORKSPACE } from "./demo-workspace.ts"

const [demoEntry] = DEMO_WORKSPACE.entries
const [demoCriterion] = DEMO_WORKSPACE.criteria
if (!demoEntry || !demoCriterion) throw new Error("Test Mode shows an entry and criteria")

/** An entry for tests, with the fields that matter to the test. */
export const anEntry = (fields: Partial<Entry> = {}): Entry => ({ ...demoEntry, imageUrl: null, ...fields })

/** A criterion for tests: no. 1, 10 points, no requirement, unless the test says otherwise. */
export const aCriterion = (fields: Partial<Criterion> = {}): Criterion => ({ ...demoCriterion, ...fields })
