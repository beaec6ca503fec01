import type { Criterion } from "@rosette/contract/criteria"
import { isLimited } from "@rosette/domain/contest/scorecard"
import type { PrismaTransaction } from "../../data/database.ts"
import {
  classesInWords,
  type NamedClass,
  namedClasses,
  refuseForeignClasses,
} from "../../data/records/class-of-event.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import type { RowOf } from "../../data/rows.ts"

type WithClasses = Partial<Pick<Criterion, "classIds">>
type Column = Partial<Pick<RowOf<"Criterion">, "classIds">>

/** Fields as their columns store them: the classes are a JSON list. */
export const inColumns = <Fields extends WithClasses>({ classIds, ...fields }: Fields) => ({
  ...fields,
  ...(classIds && { classIds: JSON.stringify(classIds) }),
})

/** Throws INVALID_INPUT if a criterion is to be for a class that its event does not have. */
export async function refuseClassesOfOthers(
  tx: Pick<PrismaTransaction, "class">,
  eventId: number,
  { classIds = [] }: WithClasses,
): Promise<void> {
  if (isLimited({ classIds })) refuseForeignClasses(classIds, await namedClasses(tx, eventId), ["classIds"])
}

/** Changed columns as the history records them; `classes` only where the classes are among them. */
export function forHistory<Columns extends Column>({ classIds, ...columns }: Columns, classes: readonly NamedClass[]) {
  return classIds === undefined ? columns : { ...columns, classes: classesInWords(idsIn(classIds), classes) }
}
