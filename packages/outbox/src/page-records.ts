import type { StoredSheet } from "@rosette/contract/sheets"
import { isEmpty, NO_RECORD, type PendingSheet, type SheetRecord } from "./records.ts"
import { pendingOf } from "./rules.ts"
import { Subscribable } from "./subscribable.ts"

/** The records of a judge in this page, and what its screens show of them. */
export class PageRecords extends Subscribable {
  readonly #records = new Map<number, SheetRecord>()
  /** Counts the changes: reading the store must not overwrite records that were changed meanwhile. */
  #steps = 0
  readonly #lastStepOf = new Map<number, number>()
  #pending: ReadonlyMap<number, PendingSheet> = new Map()
  #known: ReadonlyMap<number, StoredSheet> = new Map()
  /** The sheets that are being sent now. */
  protected readonly inFlight = new Set<number>()

  /** The sheets that the server does not have in this state; the same map until something changes. */
  readonly pending = (): ReadonlyMap<number, PendingSheet> => this.#pending

  /** What the server is known to have; the same map until something changes. */
  readonly known = (): ReadonlyMap<number, StoredSheet> => this.#known

  protected show(): void {
    this.#pending = new Map(
      [...this.#records].flatMap(([entryId, record]) => {
        const pending = pendingOf(record, this.inFlight.has(entryId))
        return pending ? [[entryId, pending] as const] : []
      }),
    )
    const known = new Map(
      [...this.#records].flatMap(([id, record]) => (record.known?.sheet ? [[id, record.known.sheet]] : [])),
    )
    const isSame = known.size === this.#known.size && [...known].every(([id, sheet]) => this.#known.get(id) === sheet)
    if (!isSame) this.#known = known
    this.tell()
  }

  protected entries(): [number, SheetRecord][] {
    return [...this.#records]
  }

  protected recordOf(entryId: number): SheetRecord {
    return this.#records.get(entryId) ?? NO_RECORD
  }

  /** Replaces a record with a new state that this page has made. */
  protected putHere(entryId: number, record: SheetRecord): void {
    this.#steps += 1
    this.#lastStepOf.set(entryId, this.#steps)
    if (isEmpty(record)) this.#records.delete(entryId)
    else this.#records.set(entryId, record)
    this.show()
  }

  /** Sets a record that was read from the store, null for none; call `show` after the last one. */
  protected putFromStore(entryId: number, record: SheetRecord | null): void {
    if (record) this.#records.set(entryId, record)
    else this.#records.delete(entryId)
  }

  /** The number of changes so far. */
  protected steps(): number {
    return this.#steps
  }

  protected isPutSince(entryId: number, step: number): boolean {
    return (this.#lastStepOf.get(entryId) ?? 0) > step
  }
}
