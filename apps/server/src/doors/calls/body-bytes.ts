import { LIMITS } from "@rosette/contract/limits"
import { PROCEDURES, type ProcedureInfo } from "./procedure-list.ts"

/** Whether a call is sent a whole file, which is read row by row. */
export const isFile = ({ body }: ProcedureInfo): boolean => body === "file"

export const FILE_CALLS: readonly ProcedureInfo[] = [...PROCEDURES.values()].filter(isFile)

/** The maximum body of a call in bytes; `usual` is for calls whose row names no other. */
export function bodyBytes({ body }: ProcedureInfo, usual: number): number {
  if (body === "file") return LIMITS.body.importBytes
  if (body === "newEvent") return Math.min(usual, LIMITS.body.newEventBytes)
  return body === "small" ? LIMITS.body.smallBytes : usual
}
