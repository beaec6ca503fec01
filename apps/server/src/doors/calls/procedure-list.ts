import type { AccessLevel } from "@rosette/contract/roles"
import type { ProcedurePath } from "@rosette/contract/routers"
import type { ZodType } from "zod"
import type { trusted } from "../../kernel/trusted.ts"
import { appRouter } from "../../routers/app-router.ts"

export type ProcedureInfo = {
  path: ProcedurePath
  type: "query" | "mutation" | "subscription"
  who: AccessLevel
  input: ZodType | null
  output: ZodType | null
}

type Output = ZodType | ReturnType<typeof trusted>
type Definition = { type: ProcedureInfo["type"]; meta: { who: AccessLevel }; inputs: ZodType[]; output?: Output }

// The router's object is flat, by path; its type is nested and does not show the definitions.
const definitions = appRouter._def.procedures as unknown as Record<ProcedurePath, { _def: Definition }>

const schemaOf = (output: Output) => ("schema" in output ? output.schema : output)

const describe = (path: ProcedurePath, { type, meta, inputs, output }: Definition): ProcedureInfo => ({
  path,
  type,
  who: meta.who,
  input: inputs.at(-1) ?? null,
  output: output ? schemaOf(output) : null,
})

/** Every procedure: its input, its output, and who may call it. */
export const PROCEDURES: ReadonlyMap<ProcedurePath, ProcedureInfo> = new Map(
  (Object.keys(definitions) as ProcedurePath[]).map((path) => [path, describe(path, definitions[path]._def)]),
)

export function procedureAt(path: ProcedurePath): ProcedureInfo {
  const procedure = PROCEDURES.get(path)
  if (!procedure) throw new Error(`There is no procedure ${path}`)
  return procedure
}
