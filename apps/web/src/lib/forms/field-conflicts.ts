import type { UseFormReturnType } from "@mantine/form"
import type { FieldConflict } from "@rosette/contract/errors"
import { useState } from "react"
import { refusalOf } from "../error-text.ts"
import { isFields } from "../is-fields.ts"

/** A field that was changed here and elsewhere, with both values. */
export type TwoValues = { field: string; mine: FieldConflict["current"]; theirs: FieldConflict["current"] }

const isNothing = (value: unknown) => value === null || value === undefined || value === ""

const asStored = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value) as FieldConflict["current"]

/** A value as a person reads it. */
export function valueText(value: FieldConflict["current"]): string {
  if (typeof value === "boolean") return value ? "Yes" : "No"
  return isNothing(value) ? "Nothing" : String(value)
}

/** The value of a field, also of one such as "sections.0". */
const valueAt = (values: object, field: string): unknown =>
  field.split(".").reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), values)

function withValueAt(values: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(values))
    return values.map((one, index) => (key === String(index) ? withValueAt(one, rest, value) : one))
  return isFields(values) ? { ...values, [key]: withValueAt(values[key], rest, value) } : values
}

/** A form has an empty text where the server has null. */
const textOfStored = (_field: string, stored: FieldConflict["current"]): unknown => stored ?? ""

/**
 * The fields of a form that somebody else saved first. `notice` takes a refusal and returns whether it was such a conflict.
 * With either choice the other's value counts as seen, so that the next save succeeds. `formValueOf` is the form's value for a
 * stored one; a list is stored as a JSON text.
 */
export function useFieldConflicts<Values extends object>(form: UseFormReturnType<Values>, formValueOf = textOfStored) {
  const [conflicts, setConflicts] = useState<TwoValues[]>([])
  const notice = (error: unknown): boolean => {
    const values = form.getValues()
    const found = refusalOf(error).conflicts ?? []
    setConflicts(
      found.map(({ field, current }) => ({ field, mine: asStored(valueAt(values, field)) ?? null, theirs: current })),
    )
    return found.length > 0
  }
  const choose = ({ field, theirs }: TwoValues, isMine: boolean) => {
    const [seen, path] = [formValueOf(field, theirs), field.split(".")]
    form.setInitialValues(withValueAt(form.getInitialValues(), path, seen) as Values)
    if (!isMine) form.setValues(withValueAt(form.getValues(), path, seen) as Values)
    setConflicts((all) => all.filter((one) => one.field !== field))
  }
  return { conflicts, notice, choose, clear: () => setConflicts([]) }
}
