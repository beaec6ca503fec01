import type { EventAgreement } from "@rosette/contract/agreement"
import type { Database } from "../../data/database.ts"
import { perDatabase } from "../../data/per-database.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"

/** `key` identifies the results, judges and classes it was made from. The promise is kept, so that concurrent requests share one calculation. */
type KeptAgreement = { key: string; answer: Promise<EventAgreement> }

const KEPT_EVENTS = 20

const keptAgreements = perDatabase(() => new BoundedCache<number, KeptAgreement>(KEPT_EVENTS, "oldest"))

/** Returns the answer kept for the event under this key, or makes it now. Failures are not cached. */
export function keptAgreement(
  db: Database,
  eventId: number,
  key: string,
  make: () => Promise<EventAgreement>,
): Promise<EventAgreement> {
  const kept = keptAgreements(db)
  const known = kept.get(eventId)
  if (known?.key === key) return known.answer
  const made = { key, answer: make() }
  kept.set(eventId, made)
  made.answer.catch(() => {
    if (kept.get(eventId) === made) kept.delete(eventId)
  })
  return made.answer
}
