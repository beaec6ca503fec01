import { CALL_EFFECTS } from "@rosette/contract/routers"
import { judgeSheetCalls } from "@rosette/contract/sheets"
import { z } from "zod"
import type { Empty } from "../src/offline/workspace/stored-workspace.ts"

type Schema = z.core.JSONSchema._JSONSchema

/** What a schema's values are without content: its default, the first of named values, "", 0, no; in a list stands what one record is. */
function emptyOf(schema: Schema | undefined): Empty {
  if (typeof schema !== "object") return null
  const { type, properties = {}, required = [], items, anyOf = [], default: usual, enum: named } = schema
  if (usual !== undefined) return usual as Empty
  if (named?.[0] !== undefined) return named[0] as Empty
  if (anyOf.length > 0)
    return anyOf.some((one) => typeof one === "object" && one.type === "null") ? null : emptyOf(anyOf[0])
  if (type === "object") return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name])]))
  if (type === "array") return [emptyOf(Array.isArray(items) ? items[0] : items)]
  if (type === "string") return ""
  if (type === "boolean") return false
  return type === "number" || type === "integer" ? 0 : null
}

/** What the app takes from the contract without its schemas, which a phone would have to load. */
export const CONSTANTS = {
  CALL_EFFECTS: JSON.stringify(CALL_EFFECTS),
  EMPTY_WORKSPACE: JSON.stringify(emptyOf(z.toJSONSchema(judgeSheetCalls.workspace.output))),
}
