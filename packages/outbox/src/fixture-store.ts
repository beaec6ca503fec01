import type { OutboxStore } from "./store.ts"
import { memoryStore } from "./store.ts"

/** A store that a test can delay, make fail, and inspect; its content outlives the pages that use it. */
export function heldStore() {
  let disk = memoryStore()
  let timesEmptied = 0
  let isFailing = false
  let isHeld = false
  let waiting: (() => void)[] = []

  const refuseIfFailing = () => {
    if (isFailing) throw new Error("The browser refuses to store anything.")
  }
  async function inOrder<T>(write: () => Promise<T>): Promise<T> {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve))
    refuseIfFailing()
    return write()
  }
  const store: OutboxStore = {
    async all(owner) {
      refuseIfFailing()
      return disk.all(owner)
    },
    putUnsent: (sheets) => inOrder(() => disk.putUnsent(sheets)),
    update: (owner, entryId, change) => inOrder(() => disk.update(owner, entryId, change)),
    updateAll: (owner, change) => inOrder(() => disk.updateAll(owner, change)),
    timesEmptied: () => timesEmptied,
  }
  return {
    store,
    get disk() {
      return disk
    },
    fail: () => {
      isFailing = true
    },
    /** The browser removes everything. */
    empty: () => {
      disk = memoryStore()
      timesEmptied += 1
    },
    /** The store accepts writes again. */
    recover: () => {
      isFailing = false
    },
    /** Delays all writes until `release`. */
    hold: () => {
      isHeld = true
    },
    /** Lets the first of them through. */
    releaseOne: () => waiting.shift()?.(),
    release: () => {
      isHeld = false
      for (const proceed of waiting) proceed()
      waiting = []
    },
  }
}
