import type { Answer, Change, PendingSheet, SheetToSend, Stopped } from "@rosette/outbox"
import { answerOutboxSync, requestOutboxSync } from "../../lib/worker/service-worker.ts"
import { askToPersist } from "../device/storage-facts.ts"
import { outboxName } from "../tabs.ts"
import { onPutAway, onSignIn, onWaking } from "../waking.ts"
import { keptWorkspace } from "../workspace/kept-workspace.ts"
import { ownerOf, type Workspace } from "../workspace/stored-workspace.ts"
import { lastWorkspace, onWorkspace } from "../workspace/workspace-news.ts"
import { type AnsweredSheets, withAnswer } from "./answered-sheets.ts"
import { asThisJudge } from "./as-this-judge.ts"
import { openJudgeLine } from "./judge-line.ts"
import { openPresentLine } from "./present-line.ts"
import { openSendWaits, type SendOutcome, type SendWaits } from "./send-waits.ts"

export type JudgeSaving = Awaited<ReturnType<typeof openJudgeSaving>>

type Options = {
  judgeId: number
  post: (sheet: SheetToSend, signal: AbortSignal) => Promise<unknown>
  /** As which judge this browser is signed in by the server's word; null for none. */
  signedInJudge: (signal: AbortSignal) => Promise<number | null>
  /** The outcome of a sheet for which nobody is waiting any more. */
  onLateOutcome: (pending: { label: string; isSubmitted: boolean }, outcome: SendOutcome) => void
  onSignedOut: (failure: Stopped) => void
}

/** After so long the judge is told that the sheet is kept here, and goes on; the try goes on too. */
const PATIENCE_MS = 4_000
/** The line was cut a moment ago: it is tried all the same, but nobody waits for it. */
const SHORT_PATIENCE_MS = 700

/** What has become of a sheet by an answer of the server. */
const outcomeOf = (answer: Answer): SendOutcome =>
  answer.saved
    ? { end: "saved", saved: answer.saved, isRepeat: answer.isRepeat }
    : { end: "refused", refusal: answer.refusal }

/** A judge's outbox in this browser: what was typed is kept here first, and goes out by itself whenever there is a line. */
export async function openJudgeSaving({ judgeId, post, signedInJudge, onLateOutcome, onSignedOut }: Options) {
  const waits = openSendWaits()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let answered: AnsweredSheets = new Map()

  function onAnswer(answer: Answer, pending: PendingSheet | undefined): void {
    if (answer.saved) answered = withAnswer(answered, answer)
    const outcome = outcomeOf(answer)
    if (!waits.tell(answer, outcome) && pending)
      onLateOutcome({ label: pending.label, isSubmitted: answer.saved?.isSubmitted ?? pending.isSubmitted }, outcome)
  }
  const open = (workspace: Workspace) =>
    openJudgeLine({
      owner: ownerOf(workspace),
      eventId: workspace.event.id,
      post: asThisJudge(post, signedInJudge),
      onAnswer,
      onCut: (refusal) => {
        waits.tellAll({ end: "kept", refusal })
        void requestOutboxSync()
      },
      onStopped: (refusal) => {
        waits.tellAll({ end: "kept", refusal })
        void keptWorkspace.writeStopped(ownerOf(workspace), refusal.kind)
        tell()
        onSignedOut(refusal)
      },
    })
  const lastBefore = lastWorkspace(judgeId)
  const onOther = () => {
    answered = new Map()
  }
  const present = await openPresentLine({ first: await firstWorkspace(judgeId), open, tell, onOther })
  const stops = listen(judgeId, present)
  askToPersist()
  // The server may have answered while the line was being opened.
  const newest = lastWorkspace(judgeId)
  if (newest && newest !== lastBefore) void present.takeUp(newest)
  else void present.now().sender.wake()

  return {
    pending: () => present.now().outbox.pending() as ReadonlyMap<number, PendingSheet>,
    /** What the server is known to have of each sheet. */
    known: () => present.now().outbox.known(),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answered: () => answered,
    /** "works", "retrying" (kept for the moment in this page alone) or "memory" (this browser keeps nothing). */
    storage: () => present.now().outbox.storage(),
    isSafe: () => present.now().outbox.storage() === "works",
    /** Why nothing can be sent until somebody has done something about it; null while it can. */
    stopped: () => present.now().sender.stopped(),
    /** Keeps what is typed; it goes out as a draft after a second without a change. */
    keep: (change: Change): void => void present.now().sender.keep(change),
    /** Sends a sheet at once; never rejects. */
    send: (change: Change): Promise<SendOutcome> => send(present, waits, change),
    /** Gives up what is kept of a sheet. */
    drop: (entryId: number) => void present.now().outbox.drop(entryId),
    /** Sends a refused sheet again, over what the server has now. */
    sendAnyway: (entryId: number) => {
      const { outbox, sender } = present.now()
      void outbox.sendAnyway(entryId).then(sender.wake)
    },
    wake: () => void present.now().sender.wake(),
    /** Begins no further try; what is kept waits for the next time. Closing once more does nothing. */
    close(): void {
      for (const stop of stops) stop()
      present.close()
    },
  }
}

type Present = Awaited<ReturnType<typeof openPresentLine>>

/** What happens around the page that concerns its sheets. Answers what ends each listening, which may be called again. */
function listen(judgeId: number, present: Present): (() => void)[] {
  return [
    onWorkspace(async (workspace) => {
      if (workspace.judge.id === judgeId) await present.takeUp(workspace)
    }),
    onWaking(() => {
      present.resume()
      void present.now().sender.wake()
    }),
    onPutAway(() => {
      const { sender, outbox } = present.now()
      sender.hurry()
      if (outbox.pending().size > 0) void requestOutboxSync()
    }),
    onSignIn(present.resume),
    answerOutboxSync(() => (present.canSend() ? outboxName(present.now().owner) : null)),
  ]
}

async function send(present: Present, waits: SendWaits, change: Change): Promise<SendOutcome> {
  const { outbox, sender } = present.now()
  // The line may change while somebody waits: what is said then is what stands in the way of the present one.
  const [longestMs, refusal] = !present.canSend()
    ? [0, () => present.now().sender.stopped()]
    : [sender.isCut() ? SHORT_PATIENCE_MS : PATIENCE_MS, () => present.now().sender.lastCut()]
  const before = outbox.pending().get(change.entryId)?.refusal
  const editId = sender.send(change)
  // It waits for the judge's choice between two sheets.
  if (before?.code === "SHEET_CHANGED") return { end: "refused", refusal: before }
  return waits.wait(editId, change.entryId, longestMs, () => ({ end: "kept", refusal: refusal() }))
}

/** The workspace that is kept for a judge, else what this page has already, else the first that the server answers. */
function firstWorkspace(judgeId: number): Promise<Workspace> {
  return new Promise((resolve) => {
    const stop = onWorkspace(async (workspace) => {
      if (workspace.judge.id === judgeId) settle(workspace)
    })
    const settle = (workspace: Workspace) => {
      stop()
      resolve(workspace)
    }
    void keptWorkspace.read(judgeId).then((kept) => {
      const known = kept ?? lastWorkspace(judgeId)
      if (known) settle(known)
    })
  })
}
