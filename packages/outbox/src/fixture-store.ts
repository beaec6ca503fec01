import { memoryStore } from "./records/memory-store.ts"
import type { OutboxStore } from "./records/store.ts"

/** A store that a test can make slow, make fail, and look into; what is in it outlives every page that is opened on it. */
export function heldStore() {
  const disk = memoryStore()
  let isFailing = false
  let isHeld = false
  let waiting: (() => void)[] = []

  const refuseIfFailing = () => {
    if (isFailing) throw new Error("The browser refuses to keep anything.")
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
    keep: (kept) => inOrder(() => disk.keep(kept)),
    update: (owner, entryId, change) => inOrder(() => disk.update(owner, entryId, change)),
    updateAll: (owner, change) => inOrder(() => disk.updateAll(owner, change)),
  }
  return {
    store,
    disk,
    fail: () => {
      isFailing = true
    },
    /** From now on the browser keeps what it is given again. */
    recover: () => {
      isFailing = false
    },
    /** From now on nothing is written until the store is released. */
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const go of waiting) go()
      waiting = []
    },
  }
}
