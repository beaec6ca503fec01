import { newMutationId } from "@rosette/contract/mutation-id"
import type { Inputs } from "./types.ts"

/** The names of the calls of a router whose input has a mutationId. */
type Named<Calls> = {
  [Name in keyof Calls & string]: string extends keyof Calls[Name]
    ? never
    : "mutationId" extends keyof Calls[Name]
      ? Name
      : never
}[keyof Calls & string]

type Repeatable = { [Router in keyof Inputs & string]: `${Router}.${Named<Inputs[Router]>}` }[keyof Inputs & string]

/** Sent again with the same mutationId, they take effect once. A call of the contract that is missing here does not compile. */
const REPEATABLE: Record<Repeatable, true> = {
  "judge.saveSheet": true,
  "judge.stepAside": true,
  "judge.reportEntry": true,
  "organizer.createEvent": true,
  "organizer.cloneEvent": true,
  "organizer.createEntry": true,
  "organizer.createClass": true,
  "organizer.createCriterion": true,
  "organizer.createJudge": true,
  "organizer.sendMessage": true,
  "organizer.createPoll": true,
  "organizer.makeVoteCodes": true,
  "awards.create": true,
}

/** The input of a call that may be repeated, with its mutationId; null if the call may not. */
export function repeatableInput(path: string, input: unknown): object | null {
  if (!(path in REPEATABLE) || typeof input !== "object" || input === null) return null
  const { mutationId = null } = input as { mutationId?: string | null }
  return { ...input, mutationId: mutationId ?? newMutationId() }
}
