import type { RowOf } from "../rows.ts"

/** An award is read with the classes whose entries may win it, in the order in which they were chosen. */
export const WITH_CLASSES = {
  eligibleClasses: { orderBy: { position: "asc" }, select: { classId: true } },
} as const

export type AwardRow = RowOf<"Award"> & EligibleClasses
type EligibleClasses = { eligibleClasses: readonly { classId: number }[] }

export const classIdsOf = ({ eligibleClasses }: EligibleClasses): number[] =>
  eligibleClasses.map(({ classId }) => classId)

/** The rows of a list of classes. */
export const classRowsOf = (classIds: readonly number[]) =>
  classIds.map((classId, index) => ({ classId, position: index + 1 }))
