import { memoryStore, type OutboxStore, type SheetRecord } from "@rosette/outbox"

type Step = () => Promise<void>

/** A phone's database: it outlives the pages that are opened on it, does one thing after the other, and is slow when told so. */
export function openDisk(judgeId: number) {
  const records = memoryStore()
  let queue: Step[] = []
  let isHeld = false
  /** Counts the pages, of which only the last one lives. */
  let pages = 0

  async function work(): Promise<void> {
    while (!isHeld) {
      const step = queue.shift()
      if (!step) return
      await step()
    }
  }

  /** The database as one page has it: what a page has asked for is done in that order, until it is killed. */
  function openStore(): OutboxStore {
    pages += 1
    const page = pages
    const inOrder = <T>(what: () => Promise<T>) =>
      new Promise<T>((resolve) => {
        if (page !== pages) return
        queue.push(async () => resolve(structuredClone(await what())))
        void work()
      })
    return {
      all: (id) => inOrder(() => records.all(id)),
      keep: (kept) => inOrder(() => records.keep(structuredClone(kept))),
      update: (id, entryId, change) => inOrder(() => records.update(id, entryId, change)),
    }
  }

  return {
    openStore,
    isHeld: () => isHeld,
    hold(): void {
      isHeld = true
    },
    /** Held as it is, it does one thing. */
    async step(): Promise<void> {
      await queue.shift()?.()
    },
    release(): void {
      isHeld = false
      void work()
    },
    /** The page is gone: of what it had asked for, so much was done. */
    async kill(done: number): Promise<void> {
      const last = queue.slice(0, done)
      queue = []
      isHeld = false
      pages += 1
      for (const step of last) await step()
    },
    waiting: () => queue.length,
    read: async (): Promise<Map<number, SheetRecord>> => new Map(await records.all(judgeId)),
  }
}
