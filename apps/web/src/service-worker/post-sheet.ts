import type { SavedSheet } from "@rosette/contract"
import type { SheetToSend } from "@rosette/outbox"

const LONGEST_TRY_MS = 20_000

/** Saves one sheet by the same call as the page's client, which is no part of the worker. Rejects as that client does. */
export async function postSheet(sheet: SheetToSend): Promise<SavedSheet> {
  const response = await fetch("/trpc/judge.saveSheet", {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "same-origin",
    body: JSON.stringify(sheet),
    signal: AbortSignal.timeout(LONGEST_TRY_MS),
  })
  const { result, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), { data: error.data })
  return result.data
}
