import type { AppError } from "../refusals/app-error.ts"

/** What was decided about a request's calls before its body was read, and what became of them. */
export type Admission = {
  /** The refused calls of a batch, by their index: answered with the refusal, not called. */
  refusals: Map<number, AppError>
  /** Calls that anybody may make and that could not be read. */
  malformedCalls: number
}

export const newAdmission = (): Admission => ({ refusals: new Map(), malformedCalls: 0 })
