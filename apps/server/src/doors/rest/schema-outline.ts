import type { Schema } from "./openapi-document.ts"

const INDENT = "  "

const nameOf = (reference: string) => reference.slice(reference.lastIndexOf("/") + 1)

function bounds({ minimum, maximum, minLength, maxLength, exclusiveMinimum }: Schema): string {
  const least = minimum ?? minLength ?? (exclusiveMinimum === 0 ? 1 : undefined)
  const most = maximum ?? maxLength
  if (least === undefined && most === undefined) return ""
  const unit = minLength !== undefined || maxLength !== undefined ? " characters" : ""
  if (least === undefined) return ` (at most ${most}${unit})`
  return most === undefined ? ` (at least ${least}${unit})` : ` (${least} to ${most}${unit})`
}

/** A schema as text: the JSON with types in place of values. */
export function outline(schema: Schema, depth = 0): string {
  const { $ref, anyOf, enum: values, items, properties, required = [] } = schema
  if ($ref) return nameOf($ref)
  if (anyOf) return anyOf.map((choice) => outline(choice, depth)).join(" or ")
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ")
  if (items) return `[ ${outline(items, depth)} … ]`
  if (properties) {
    const inner = INDENT.repeat(depth + 1)
    const lines = Object.entries(properties).map(([name, field]) => {
      const optional = required.includes(name) ? "" : "?"
      const fallback = field.default === undefined ? "" : ` = ${JSON.stringify(field.default)}`
      return `${inner}${name}${optional}: ${outline(field, depth + 1)}${fallback}`
    })
    return `{\n${lines.join("\n")}\n${INDENT.repeat(depth)}}`
  }
  const type = Array.isArray(schema.type)
    ? schema.type.join(" or ")
    : (schema.type ?? (schema.const === undefined ? "anything" : JSON.stringify(schema.const)))
  return `${type}${bounds(schema)}`
}
