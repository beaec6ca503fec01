import { setTimeout as wait } from "node:timers/promises"
import { jpeg } from "../../../apps/server/test/scenes/pictures.ts"
import { clientWith } from "../../lib/client-with.ts"
import type { Panel } from "../../load/panel.ts"

const EVERY_MS = 500

/** An organizer who uploads one photo after the other. */
export type PhotoDesk = {
  /** The number of photos that were acknowledged. */
  added(): number
  /** The addresses of acknowledged photos that the server does not return. */
  missing(): Promise<string[]>
  close(): Promise<void>
}

export async function openPhotoDesk(address: string, { entryIds, organizerCookie }: Panel): Promise<PhotoDesk> {
  const closing = new AbortController()
  const picture = new Blob([new Uint8Array(await jpeg())], { type: "image/jpeg" })
  const organizer = clientWith(address, organizerCookie)
  const acknowledged: string[] = []

  async function add(entryId: number): Promise<void> {
    // An upload that fails is not acknowledged and not repeated.
    const answer = await organizer.uploadPhoto(entryId, picture).catch(() => null)
    if (answer) acknowledged.push(answer.imageUrl)
  }

  const working = (async () => {
    for (const entryId of entryIds) {
      if (closing.signal.aborted) return
      await add(entryId)
      await wait(EVERY_MS, null, { signal: closing.signal }).catch(() => {})
    }
  })()
  return {
    added: () => acknowledged.length,
    async missing() {
      const found = await Promise.all(
        acknowledged.map(async (url) => ((await fetch(`${address}${url}`)).ok ? [] : [url])),
      )
      return found.flat()
    },
    async close() {
      closing.abort()
      await working
    },
  }
}
