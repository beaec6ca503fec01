import { useCallback, useRef, useState } from "react"
import { feedback } from "../../lib/feedback.ts"
import type { Question } from "../../ui/confirm-dialog.tsx"
import { OpenedAfterMount } from "../../ui/late-dialog.tsx"
import { useHistoryStep } from "../../ui/use-history-step.ts"
import { type LatePart, latePart, useEarlyParts, useLatePart } from "./late-part.ts"
import { conflictPanel, entryList, navigationCard, removedScores, sheetNotice } from "./late-parts.ts"

type DialogProps = { isOpen: boolean; onClose: () => void }

const tellMissing = () =>
  feedback.failure(
    "This could not be opened",
    "It is not on this device yet, and there is no connection. Try again soon.",
  )

/** Room for a dialog that is fetched after the screen. Where it cannot be fetched the screen stays, and the judge is told. */
function Room<Props extends DialogProps>({ late, dialog }: { late: LatePart<Props>; dialog: Props }) {
  const { isOpen, onClose } = dialog
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  const Dialog = useLatePart(late, isOpen, () => {
    tellMissing()
    onClose()
  })
  useHistoryStep(isOpen && Dialog !== null, onClose)
  if (!wasOpened || !Dialog) return null
  return <OpenedAfterMount isOpen={isOpen}>{(isShown) => <Dialog {...dialog} isOpen={isShown} />}</OpenedAfterMount>
}

type PropsOf<Late> = Late extends LatePart<infer Props> ? Props : never

const aboveMax = latePart(() => import("./above-max-dialog.tsx").then((m) => m.AboveMaxDialog))
const entries = latePart(() => import("./entries-dialog.tsx").then((m) => m.EntriesDialog))
const keypad = latePart(() => import("./keypad-dialog.tsx").then((m) => m.KeypadDialog))
const keys = latePart(() => import("./keys-dialog.tsx").then((m) => m.KeysDialog))
const support = latePart(() => import("./support-dialog.tsx").then((m) => m.SupportDialog))
const terms = latePart(() => import("./terms-dialog.tsx").then((m) => m.TermsDialog))
const unscored = latePart(() => import("./unscored-dialog.tsx").then((m) => m.UnscoredDialog))
const waiting = latePart(() => import("./waiting-dialog.tsx").then((m) => m.WaitingDialog))
type Confirm = DialogProps & { question: Question | null; onAnswer: (isYes: boolean) => void }
const confirm = latePart<Confirm>(() => import("../../ui/confirm-dialog.tsx").then((m) => m.ConfirmDialog))

const DIALOGS = [aboveMax, entries, keypad, keys, support, terms, unscored, waiting, confirm]
const PARTS = [sheetNotice, navigationCard, entryList, ...DIALOGS, conflictPanel, removedScores]

/** Fetches what the judging screen may show later, so that no connection is needed then. */
export const useEarlyDialogs = () => useEarlyParts(PARTS)

export const AboveMaxDialog = (props: PropsOf<typeof aboveMax>) => <Room late={aboveMax} dialog={props} />
export const EntriesDialog = (props: PropsOf<typeof entries>) => <Room late={entries} dialog={props} />
export const KeypadDialog = (props: PropsOf<typeof keypad>) => <Room late={keypad} dialog={props} />
export const KeysDialog = (props: PropsOf<typeof keys>) => <Room late={keys} dialog={props} />
export const SupportDialog = (props: PropsOf<typeof support>) => <Room late={support} dialog={props} />
export const TermsDialog = (props: PropsOf<typeof terms>) => <Room late={terms} dialog={props} />
export const UnscoredDialog = (props: PropsOf<typeof unscored>) => <Room late={unscored} dialog={props} />
export const WaitingDialog = (props: PropsOf<typeof waiting>) => <Room late={waiting} dialog={props} />

/** Asks one question at a time; closed, also by Back, the answer is no. The screen renders `dialog` once. */
export function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setOpen] = useState(false)
  const resolve = useRef<(isYes: boolean) => void>(() => undefined)
  const ask = useCallback((next: Question) => {
    resolve.current(false)
    setQuestion(next)
    setOpen(true)
    return new Promise<boolean>((answer) => {
      resolve.current = answer
    })
  }, [])
  const answer = (isYes: boolean) => {
    setOpen(false)
    resolve.current(isYes)
  }
  const dialog = <Room late={confirm} dialog={{ question, isOpen, onAnswer: answer, onClose: () => answer(false) }} />
  return { ask, dialog }
}
