import { publishingCalls, type WaivableLine } from "@rosette/contract/publishing"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { useReason } from "../../../ui/dialogs/use-reason.tsx"
import type { PublishingState } from "./use-publishing.ts"
import type { PublishingActions } from "./use-publishing-actions.ts"
import type { Lead } from "./words.ts"

type Props = { actions: PublishingActions; by: string; onOpenAwards: () => void; onOpenEntries: () => void } & Pick<
  PublishingState,
  "versions"
>

/** The ids of the sections where winners are confirmed and ties are settled; the first one in the page is shown. */
const PARTS = { winners: ["overall"], ties: ["ties", "ranking"] } as const

const REASON = publishingCalls.amend.input.pick({ reason: true })

const CHANGED = "The results have just changed. Look at them first. "

function showPart(part: keyof typeof PARTS): void {
  const found = PARTS[part].map((id) => document.getElementById(id)).find((element) => element !== null)
  found?.scrollIntoView()
}

/** The confirmation or the reason that each step needs. */
export function usePublishingQuestions({ actions, by, versions, onOpenAwards, onOpenEntries }: Props) {
  const { confirm, dialog: confirmation } = useConfirm()
  const { ask, dialog: reason } = useReason({ schema: REASON, by, isPending: actions.isPending })
  const startReview = async () => {
    const isYes = await confirm({
      title: "Review the results?",
      message:
        "Judging closes: judges can neither save nor sign in until you open it again. Their phones keep what they hold.",
      action: "Review results",
      isDangerous: false,
    })
    if (isYes) await actions.startReview()
  }
  const endReview = async () => {
    const isYes = await confirm({
      title: "Reopen judging?",
      message:
        "Judges can save and sign in again, and the results move with what they save. What you waived stays waived as long as it stays the same.",
      action: "Reopen judging",
      isDangerous: false,
    })
    if (isYes) await actions.endReview()
  }
  const publishFirst = async () => {
    const news = (await actions.look()) ? CHANGED : ""
    const isYes = await confirm({
      title: "Publish the results?",
      message: `${news}They are kept as version 1, for good. Entries, classes, criteria, rules, sheets, ties, awards and winners can then not be changed until you take the results back.`,
      action: "Publish results",
      isDangerous: false,
    })
    if (isYes) await actions.publish()
  }
  const publishNext = async () => {
    const news = (await actions.look()) ? CHANGED : ""
    ask({
      title: `Publish version ${versions.length + 1}?`,
      message: `${news}It takes the place of the present version, which stays in the list. The reason is published with it.`,
      action: "Publish amendment",
      onReason: actions.amend,
    })
  }
  const takeBack = () =>
    ask({
      title: "Take the results back?",
      message:
        "They are in review again and can be changed. What is published stays as it is until you publish an amendment.",
      action: "Take back",
      onReason: actions.takeBack,
    })
  const waive = ({ kind, key }: WaivableLine, words: string) =>
    ask({
      title: "Waive this?",
      message: `${words}. It is waived as it is now. If it changes, it blocks publishing again.`,
      action: "Waive",
      onReason: (text) => actions.waive({ kind, key }, text),
    })
  const endSessions = async (judgeName: string | null) => {
    if (judgeName === null) return
    const isYes = await confirm({
      title: `End ${judgeName}’s sessions?`,
      message: `${judgeName} is signed out on every device, and none of them can report sheets any more. What a device holds stays on it.`,
      action: "End Sessions",
    })
    if (isYes) await actions.endSessions(judgeName)
  }
  const lead = (to: Lead) => {
    if (to === "judging") return void endReview()
    if (to === "awards") return onOpenAwards()
    if (to === "entries") return onOpenEntries()
    showPart(to)
  }
  const dialogs = (
    <>
      {confirmation}
      {reason}
    </>
  )
  return {
    startReview,
    endReview,
    publish: versions.length > 0 ? publishNext : publishFirst,
    takeBack,
    waive,
    endSessions,
    lead,
    dialogs,
  }
}
