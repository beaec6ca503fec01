import { LIMITS } from "@rosette/contract/limits"
import type { SheetToSend } from "@rosette/outbox/records"
import { isFields } from "../lib/is-fields.ts"
import { abortedAfter } from "../lib/time-limit.ts"

const MOST = LIMITS.presence.maxWaitingEntries
const REQUEST_TIMEOUT_MS = 20_000

/** Calls a mutation and rejects in the same way as the page's client, which is not part of the worker. */
async function mutate(procedure: string, input: object): Promise<unknown> {
  return call(procedure, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  })
}

/** Asks who this browser is signed in as, in each role. The answer is not checked. */
export const currentSessions = (): Promise<unknown> => call("session.current", {})

async function call(procedure: string, request: RequestInit): Promise<unknown> {
  const signal = abortedAfter(REQUEST_TIMEOUT_MS)
  const response = await fetch(`/trpc/${procedure}`, { ...request, credentials: "same-origin", signal })
  const answer: unknown = await response.json()
  if (!isFields(answer)) return null
  const { result, error } = answer
  if (isFields(error)) throw Object.assign(new Error(String(error.message)), { data: error.data })
  return isFields(result) ? result.data : null
}

/** Saves one sheet, or tells one note about an entry. The answer is not checked. */
export function postSheet(sheet: SheetToSend): Promise<unknown> {
  if (!sheet.note) return mutate("judge.saveSheet", sheet)
  const { judgeId, databaseId, mutationId } = sheet
  const { call: name, ...note } = sheet.note
  return mutate(`judge.${name}`, { ...note, judgeId, databaseId, mutationId })
}

/** Tells the organizer the entries whose sheets this device still holds of a judge. */
export const postReport = (waitingEntryIds: readonly number[]): Promise<unknown> =>
  mutate("judge.report", { waitingSheets: waitingEntryIds.length, waitingEntryIds: waitingEntryIds.slice(0, MOST) })
