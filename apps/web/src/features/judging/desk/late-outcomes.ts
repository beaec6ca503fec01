import type { SheetRefused } from "@rosette/outbox/send-failure"

/** The outcome of a sheet for which nobody waits: it was sent after a while, or its judge was elsewhere. */
export type LateOutcome = { entryId: number; label: string } & (
  | { end: "submitted"; isRepeat: boolean }
  | { end: "refused"; refusal: SheetRefused }
)

/** The sheets that arrived, and those that are still refused. */
export type LateNews = { arrived: number; refused: readonly { label: string; refusal: SheetRefused }[] }

type Options = {
  /** Whether sheets are still being sent. */
  isSending: () => boolean
  /** Whether the sheet still waits for its judge. */
  isRefused: (entryId: number) => boolean
  /** Reads the server's sheets again; returns which of them it has as submitted. */
  readSubmitted: () => Promise<ReadonlySet<number>>
  tell: (news: LateNews) => void
}

/** The next sheets may come with the next round trip of a slow connection. */
const QUIET_MS = 1_500

/**
 * Gathers the outcomes of sheets that are sent one after the other, and tells them as one. What was refused is not shown with outdated
 * data, and is not told if it was sent after all. A repeated attempt gets its first answer again: the organizer may have cleared
 * the sheet since, so the server is asked.
 */
export function gatherLateOutcomes({ isSending, isRefused, readSubmitted, tell }: Options) {
  let gathered: LateOutcome[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void whenQuiet(), QUIET_MS)
  }
  async function whenQuiet(): Promise<void> {
    if (isSending()) return wait()
    const late = gathered
    gathered = []
    const isDoubtful = late.some((one) => one.end === "refused" || one.isRepeat)
    const submitted = isDoubtful ? await readSubmitted() : new Set<number>()
    if (isStopped) return
    const arrived = late.filter((one) => one.end === "submitted" && (!one.isRepeat || submitted.has(one.entryId)))
    const refused = late.flatMap((one) => (one.end === "refused" && isRefused(one.entryId) ? [one] : []))
    tell({ arrived: arrived.length, refused })
  }
  return {
    add(outcome: LateOutcome): void {
      gathered.push(outcome)
      wait()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
