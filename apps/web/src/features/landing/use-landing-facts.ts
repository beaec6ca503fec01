import { useEffect, useState } from "react"
import { type JudgeData, judgeData, judgeSession } from "../../lib/storage.ts"
import { pageLoaded } from "../../lib/worker/page-loaded.ts"

type Facts = {
  /** The judge of this device, and the event as the device last saw it. */
  signedIn: JudgeData | null
  /** Who creates events here, where that is not everybody; null where it is, or as long as nobody knows. */
  creationClosed: string | null
  /** Whether there is a demo event to look around in. */
  hasDemo: boolean
}

/** What the start page shows of this browser: what it has kept at once, and when the page is there what is newer. */
export function useLandingFacts(): Facts {
  const [recorded] = useState(() => (judgeSession.read() ? judgeData.read() : null))
  const [facts, setFacts] = useState<Facts>({ signedIn: recorded, creationClosed: null, hasDemo: false })
  useEffect(() => {
    let isLeft = false
    const add = (newer: Partial<Facts>) => !isLeft && setFacts((known) => ({ ...known, ...newer }))
    const read = async () => {
      await pageLoaded()
      const { newestKept, askServer } = await import("./landing-reads.ts")
      const kept = recorded && (await newestKept(recorded.judge.id))
      if (kept) add({ signedIn: kept })
      add(await askServer())
    }
    // The start page stands by itself: without a network or its later parts it shows what it has.
    read().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [recorded])
  return facts
}
