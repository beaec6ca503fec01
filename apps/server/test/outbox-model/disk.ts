import type { SheetOwner } from "@rosette/outbox/records"
import { memoryStore, type OutboxStore, type SheetRecords } from "@rosette/outbox/store"

type Step = { run: () => Promise<void>; refuse: (reason: Error) => void }

const closed = () => new Error("The database is closing.")

/**
 * A phone's database: it outlives the pages that open it, does one thing after the other, and is slow or refuses on
 * request.
 */
export function openDisk(owner: SheetOwner) {
  const records = memoryStore()
  let queue: Step[] = []
  let isHeld = false
  let isBroken = false
  /** Counts the pages: only the last one is alive. */
  let pages = 0

  async function work(): Promise<void> {
    while (!isHeld) {
      const step = queue.shift()
      if (!step) return
      await step.run()
    }
  }

  /** The database as one page sees it: its requests are done in order, until the page is killed. */
  function openStore(): OutboxStore {
    pages += 1
    const page = pages
    const inOrder = <T>(what: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (page !== pages) return
        if (isBroken) return reject(closed())
        queue.push({ run: async () => resolve(structuredClone(await what())), refuse: reject })
        void work()
      })
    return {
      all: (id) => inOrder(() => records.all(id)),
      putUnsent: (sheets) => inOrder(() => records.putUnsent(structuredClone(sheets))),
      update: (id, entryId, change) => inOrder(() => records.update(id, entryId, change)),
      updateAll: (id, change) => inOrder(() => records.updateAll(id, change)),
    }
  }

  return {
    openStore,
    isHeld: () => isHeld,
    isBroken: () => isBroken,
    /** The browser has closed the connection: all pending and later requests are refused. */
    breakDown(): void {
      isBroken = true
      for (const { refuse } of queue) refuse(closed())
      queue = []
    },
    mend(): void {
      isBroken = false
    },
    hold(): void {
      isHeld = true
    },
    /** While it is held, it does one request. */
    async step(): Promise<void> {
      await queue.shift()?.run()
    },
    release(): void {
      isHeld = false
      void work()
    },
    /** The page is gone: only this many of its requests were done. */
    async kill(done: number): Promise<void> {
      const last = queue.slice(0, done)
      queue = []
      isHeld = false
      isBroken = false
      pages += 1
      for (const { run } of last) await run()
    },
    waiting: () => queue.length,
    read: (): Promise<SheetRecords> => records.all(owner),
    /** Every record at once, independent of the pages. */
    change: (what: (before: SheetRecords) => SheetRecords): Promise<void> => records.updateAll(owner, what),
  }
}
