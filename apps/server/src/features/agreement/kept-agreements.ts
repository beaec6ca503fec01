import type { EventAgreement } from "@rosette/contract"
import type { Database } from "../../data/database.ts"

/** `key` says of which results, judges and classes it tells. The promise is kept, so that those who ask at once wait for one answer. */
type Kept = { key: string; answer: Promise<EventAgreement> }

const KEPT_EVENTS = 20

const keptByDatabase = new WeakMap<Database, Map<number, Kept>>()

/** The answer kept for the event under this key, or the one made now. One that fails is kept for nobody. */
export function keptAgreement(
  db: Database,
  eventId: number,
  key: string,
  make: () => Promise<EventAgreement>,
): Promise<EventAgreement> {
  const kept = keptByDatabase.get(db) ?? new Map<number, Kept>()
  keptByDatabase.set(db, kept)
  const known = kept.get(eventId)
  if (known?.key === key) return known.answer
  const made = { key, answer: make() }
  // The newest stands last: the first is the one that nobody has asked about for longest.
  kept.delete(eventId)
  kept.set(eventId, made)
  const oldest = kept.size > KEPT_EVENTS ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  made.answer.catch(() => {
    if (kept.get(eventId) === made) kept.delete(eventId)
  })
  return made.answer
}
