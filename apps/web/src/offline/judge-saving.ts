import type { SavedSheet } from "@rosette/contract"
import {
  type Answer,
  type Change,
  memoryStore,
  openOutbox,
  openSender,
  type PendingSheet,
  type Refusal,
  type SheetToSend,
} from "@rosette/outbox"
import { refusalOf } from "../lib/error-text.ts"
import { newMutationId } from "../lib/mutation-id.ts"
import { onOutboxSync, requestOutboxSync } from "../lib/service-worker.ts"
import { type AnsweredSheets, withAnswer } from "./answered-sheets.ts"
import { deviceStore, keepsRecords } from "./device-store.ts"
import { oneTabAtATime, openTabNews, outboxName } from "./tabs.ts"
import { onWaking } from "./waking.ts"

/** What has become of a sheet that the judge sent: taken, refused, or kept here until the line is back. */
export type SendOutcome =
  | { end: "saved"; saved: SavedSheet }
  | { end: "refused"; refusal: Refusal }
  | { end: "kept"; refusal: Refusal | null }

export type JudgeSaving = Awaited<ReturnType<typeof openJudgeSaving>>

type Options = {
  judgeId: number
  post: (sheet: SheetToSend, signal: AbortSignal) => Promise<SavedSheet>
  /** The outcome of a sheet for which nobody is waiting any more. */
  onLateOutcome: (pending: { label: string; isSubmitted: boolean }, outcome: SendOutcome) => void
  onSignedOut: () => void
}

/** A line on which nothing comes back for so long counts as cut. */
const LONGEST_TRY_MS = 20_000
/** After so long the judge is told that the sheet is kept here, and goes on; the try goes on too. */
const PATIENCE_MS = 4_000

const clock = {
  now: () => performance.now(),
  after(milliseconds: number, callback: () => void) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A judge's outbox in this browser: what was typed is kept here first, and goes out by itself whenever there is a line. */
export async function openJudgeSaving({ judgeId, post, onLateOutcome, onSignedOut }: Options) {
  const waiting = new Map<string, (outcome: SendOutcome) => void>()
  let answered: AnsweredSheets = new Map()
  const isKeeping = await keepsRecords()
  const name = outboxName(judgeId)

  const news = openTabNews(name, () => void outbox.load())
  const outbox = openOutbox({
    judgeId,
    store: isKeeping ? deviceStore : memoryStore(),
    post: (sheet) => post(sheet, AbortSignal.timeout(LONGEST_TRY_MS)),
    refusalOf,
    newId: newMutationId,
    onRecord: news.tell,
    onAnswer,
  })
  const sender = openSender({
    outbox,
    clock,
    exclusive: oneTabAtATime(name),
    onCut: (refusal) => {
      resolveAll({ end: "kept", refusal })
      void requestOutboxSync()
    },
    onSignedOut: (refusal) => {
      resolveAll({ end: "kept", refusal })
      onSignedOut()
    },
  })
  const stopWaking = onWaking(() => void sender.wake())
  const stopSyncing = onOutboxSync(() => void sender.wake())
  await outbox.load()
  void sender.wake()

  function onAnswer(answer: Answer): void {
    const pending = outbox.pending().get(answer.entryId)
    if (answer.saved) answered = withAnswer(answered, answer)
    const outcome: SendOutcome = answer.saved
      ? { end: "saved", saved: answer.saved }
      : { end: "refused", refusal: answer.refusal }
    const resolve = waiting.get(answer.editId)
    if (resolve) resolve(outcome)
    else if (pending)
      onLateOutcome({ label: pending.label, isSubmitted: answer.saved?.isSubmitted ?? pending.isSubmitted }, outcome)
  }

  const resolveAll = (outcome: SendOutcome) => {
    for (const resolve of [...waiting.values()]) resolve(outcome)
  }

  return {
    pending: outbox.pending as () => ReadonlyMap<number, PendingSheet>,
    subscribe: outbox.subscribe,
    answered: () => answered,
    isSafe: () => isKeeping && outbox.isSafe(),
    /** Keeps what is typed; it goes out as a draft after a second without a change. */
    keep: (change: Change): void => {
      sender.keep(change)
    },
    /** Sends a sheet at once; never rejects. */
    send: (change: Change): Promise<SendOutcome> =>
      new Promise((resolve) => {
        const editId = sender.send(change)
        const timer = setTimeout(() => settle({ end: "kept", refusal: sender.lastCut() }), PATIENCE_MS)
        const settle = (outcome: SendOutcome) => {
          clearTimeout(timer)
          waiting.delete(editId)
          resolve(outcome)
        }
        waiting.set(editId, settle)
      }),
    /** Gives up what is kept of a sheet. */
    drop: (entryId: number) => void outbox.drop(entryId),
    /** Sends a refused sheet again, over what the server has now. */
    insist: (entryId: number) => void outbox.insist(entryId).then(sender.wake),
    wake: () => void sender.wake(),
    close(): void {
      stopWaking()
      stopSyncing()
      sender.close()
      news.close()
    },
  }
}
