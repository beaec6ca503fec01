import { isUtf8 } from "node:buffer"
import { LIMITS } from "@rosette/contract/limits"
import { exceeds } from "../../lib/json-bounds.ts"
import { AppError } from "../../refusals/app-error.ts"

/** The text of a JSON body. Refuses one with more structure than any call takes before anything is built from it. */
export function jsonText(body: Buffer): string {
  if (!isUtf8(body)) throw new AppError("MALFORMED_JSON")
  if (exceeds(body, LIMITS.json)) throw new AppError("TOO_LARGE")
  return body.toString().trim()
}
