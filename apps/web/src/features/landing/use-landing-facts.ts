import { useEffect, useState } from "react"
import { type JudgeData, judgeData, judgeSession } from "../../lib/storage.ts"
import { pageLoaded } from "../../lib/worker/page-loaded.ts"
import type { JudgeEnd } from "../../offline/judge-end.ts"

type Facts = {
  /** The judge of this device, and the event as last seen here. */
  signedIn: JudgeData | null
  /** How the organizer has ended this judge's session; null if the organizer has not. */
  end: JudgeEnd | null
  /** The sentence about who may create events; null if anyone may, or while that is not known. */
  creationClosed: string | null
  /** Whether there is a demo event. */
  hasDemo: boolean
}

/** What the start page shows about this browser: at once what is stored, and after the page is loaded what is newer. */
export function useLandingFacts(): Facts {
  const [recorded] = useState(() => (judgeSession.read() ? judgeData.read() : null))
  const [facts, setFacts] = useState<Facts>({ signedIn: recorded, end: null, creationClosed: null, hasDemo: false })
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
    // Without a network or the parts loaded later, the start page shows what is stored.
    read().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [recorded])
  return facts
}
