import { createElement } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { Question } from "../../../ui/dialogs/confirm-dialog.tsx"
import type { Candidate } from "./honours.ts"
import { groundNow } from "./winner-ground.ts"
import { WinnerQuestion } from "./winner-question.tsx"
import { isAllIn, type Settling, settleWinner } from "./winner-settling.ts"

type Props = { eventId: number; confirmedBy: string; ask: (question: Question) => Promise<boolean> }

/** Asks, with fresh data from the server, whether to confirm a winner, and records the answer. */
export function useWinnerGround({ eventId, confirmedBy, ask }: Props) {
  const { awards, organizer } = trpc.useUtils()
  const read: Settling["read"] = async ({ title, result, position }) => {
    const fresh = { staleTime: 0 }
    const [results, confirmed, { ties }, outstanding] = await Promise.all([
      organizer.results.fetch({ eventId }, fresh),
      awards.confirmedWinners.fetch({ eventId }, fresh),
      organizer.ties.fetch({ eventId }, fresh),
      organizer.outstanding.fetch({ eventId }, fresh).catch(() => null),
    ])
    const ground = groundNow({ title, entryId: result.entryId, position }, results.entries, confirmed, ties)
    return { ground, outstanding, resultsVersion: results.version }
  }
  const askAbout: Settling["ask"] = (ground, outstanding, moved) => {
    const isComplete = isAllIn(outstanding)
    const open = isComplete ? "Confirm this winner?" : "Confirm before all sheets are in?"
    return ask({
      title: moved ? "The scores have moved. Confirm now?" : open,
      message: createElement(WinnerQuestion, { ground, confirmedBy, outstanding, moved }),
      action: isComplete ? "Confirm Winner" : "Confirm Winner Anyway",
      isDangerous: false,
      isEarly: !isComplete,
    })
  }
  return (asked: Candidate, store: Settling["store"]) => settleWinner(asked, { read, ask: askAbout, store })
}
