import type { SheetToSend } from "@rosette/outbox"

const LONGEST_TRY_MS = 20_000

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** Calls a mutation as the page's client does, which is no part of the worker, and rejects as that client does. */
async function mutate(procedure: string, input: object): Promise<unknown> {
  return call(procedure, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  })
}

/** Who this browser is signed in as, in each role; what comes back may be anything. */
export const currentSessions = (): Promise<unknown> => call("session.current", {})

async function call(procedure: string, request: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(LONGEST_TRY_MS)
  const response = await fetch(`/trpc/${procedure}`, { ...request, credentials: "same-origin", signal })
  const answer: unknown = await response.json()
  if (!isFields(answer)) return null
  const { result, error } = answer
  if (isFields(error)) throw Object.assign(new Error(String(error.message)), { data: error.data })
  return isFields(result) ? result.data : null
}

/** Saves one sheet; what comes back may be anything. */
export const postSheet = (sheet: SheetToSend): Promise<unknown> => mutate("judge.saveSheet", sheet)

/** Tells the organizer how many sheets this device still holds of a judge. */
export const postReport = (waitingSheets: number): Promise<unknown> => mutate("judge.report", { waitingSheets })
