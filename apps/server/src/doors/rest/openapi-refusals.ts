import { ERRORS, type ErrorCode } from "@rosette/contract"
import type { ProcedureInfo } from "../calls/procedure-list.ts"
import { ALLOWED_WHEN_PUBLISHED, OWN_REFUSALS } from "./call-texts.ts"
import { REFUSAL } from "./openapi-schemas.ts"

export type CallShape = { isWrite: boolean; hasBody: boolean; hasQuery: boolean; hasIds: boolean }

/** Every refusal of a call; the general ones follow from its shape and who may call it. */
export function refusalsOf(
  { path, who }: ProcedureInfo,
  { isWrite, hasBody, hasQuery, hasIds }: CallShape,
): ErrorCode[] {
  const codes: ErrorCode[] = []
  if (hasBody || hasQuery) codes.push("INVALID_INPUT")
  if (hasBody) codes.push("MALFORMED_JSON", "TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE")
  if (who !== "anybody") codes.push("SIGN_IN_REQUIRED", "FORBIDDEN")
  if (isWrite) codes.push("FOREIGN_ORIGIN")
  if (hasIds) codes.push("NOT_FOUND")
  if (isWrite && who === "organizer" && !ALLOWED_WHEN_PUBLISHED.has(path)) codes.push("RESULTS_PUBLISHED")
  codes.push(...(OWN_REFUSALS[path] ?? []), "UNAVAILABLE")
  return codes
}

/** The refusals as OpenAPI responses: one per status, its codes and sentences in the description. */
export function refusalResponses(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(codes, (code) => String(ERRORS[code].status))
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${ERRORS[code].message}`).join("\n"),
        ...((status === "429" || status === "503") && {
          headers: { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } },
        }),
        content: { "application/json": { schema: REFUSAL } },
      },
    ]),
  )
}
