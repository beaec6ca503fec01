import { memoryStore } from "./memory-store.ts"
import type { OutboxStore } from "./store.ts"

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
    async all(judgeId) {
      refuseIfFailing()
      return disk.all(judgeId)
    },
    keep: (kept) => inOrder(() => disk.keep(kept)),
    update: (judgeId, entryId, change) => inOrder(() => disk.update(judgeId, entryId, change)),
  }
  return {
    store,
    disk,
    fail: () => {
      isFailing = true
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
