import { awardProposalCalls } from "@rosette/contract/award-proposals"
import { errorText, refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { useReason } from "../../ui/dialogs/use-reason.tsx"
import { nextFocus } from "../../ui/focus/next-focus.ts"
import type { Decision, Way } from "./proposal-lines.ts"

/** The focus kind of the proposal's buttons, for `nextFocus`. */
export const PROPOSALS = "award-proposal"

const REASON = awardProposalCalls.keep.input.pick({ reason: true })

export type Keeping = NonNullable<Decision["keep"]> & { winner: string; award: string }

/** Keeps a winner who no longer leads, or gives the award to the entry that does; both ask first. */
export function useAwardDecisions(eventId: number) {
  const event = trpc.organizer.event.useQuery({ eventId }).data
  const keeping = trpc.awards.keep.useMutation()
  const giving = trpc.awards.give.useMutation()
  const by = event && "organizerName" in event ? event.organizerName : undefined
  const { ask, dialog: reason } = useReason({ schema: REASON, by, isPending: keeping.isPending })
  const { confirm, dialog: confirmation } = useConfirm()
  const keep = ({ winner, award, ...kept }: Keeping) =>
    ask({
      title: `Keep ${winner}?`,
      message: `${award} stays with ${winner}. If another entry would get it later, this is asked again.`,
      action: "Keep",
      onReason: (text) => isDone(keeping.mutateAsync({ ...kept, reason: text }), "Winner kept", winner),
    })
  const give = async ({ question, steps, label: _, ...given }: Way, version: number) => {
    const moveFocus = nextFocus(PROPOSALS)
    const message = (
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    )
    const action = steps.length > 1 ? "Make These Changes" : "Give Award"
    if (!(await confirm({ title: question, message, action, isDangerous: false }))) return
    if (await isDone(giving.mutateAsync({ ...given, version }), "Award given", null)) moveFocus()
  }
  const dialogs = (
    <>
      {reason}
      {confirmation}
    </>
  )
  return { keep, give, isDeciding: keeping.isPending || giving.isPending, dialogs }
}

async function isDone(work: Promise<unknown>, title: string, words: string | null): Promise<boolean> {
  try {
    await work
    feedback.success(title, words)
    return true
  } catch (error) {
    const isMoved = refusalOf(error).code === "TIE_CHANGED"
    feedback.failure(
      "Nothing was changed.",
      isMoved ? "The results have changed. Look at them first." : errorText(error),
    )
    return false
  }
}
