import type { Call } from "@rosette/contract/call"
import { EFFECTS } from "@rosette/contract/effects"
import type { ErrorCode } from "@rosette/contract/errors"
import { CALLS, type ProcedurePath } from "@rosette/contract/routers"

/** A call with its path; every fact of its row, where it has one. */
export type ProcedureInfo = { path: ProcedurePath; type: "query" | "mutation" | "subscription" } & FactsOf<Call>

type KeysOf<Union> = Union extends unknown ? keyof Union : never
type FactsOf<Union> = Pick<Union, keyof Union> & {
  [Key in Exclude<KeysOf<Union>, keyof Union>]?: Union extends Partial<Record<Key, infer Fact>> ? Fact : never
}

function typeOf({ rest }: Call): ProcedureInfo["type"] {
  if (rest === null) return "subscription"
  return rest.startsWith("GET ") ? "query" : "mutation"
}

/** Every call, by its path. */
export const PROCEDURES: ReadonlyMap<ProcedurePath, ProcedureInfo> = new Map(
  Object.entries(CALLS).map(([path, call]) => [
    path as ProcedurePath,
    { ...call, path: path as ProcedurePath, type: typeOf(call) },
  ]),
)

export function procedureAt(path: ProcedurePath): ProcedureInfo {
  const procedure = PROCEDURES.get(path)
  if (!procedure) throw new Error(`There is no procedure ${path}`)
  return procedure
}

/** Why a call is refused while results are published; null if it is not. */
export function refusalWhenPublished({ effect = null, whenPublished }: ProcedureInfo): ErrorCode | null {
  if (whenPublished) return whenPublished
  return effect !== null && EFFECTS[effect].whenPublished === "refused" ? "RESULTS_PUBLISHED" : null
}
