import {
  type Answer,
  type AnsweredSheets,
  type Change,
  type PendingSheet,
  type SheetToSend,
  type Stopped,
  withAnswer,
} from "@rosette/outbox"
import { answerOutboxSync, requestOutboxSync } from "../../lib/worker/service-worker.ts"
import { askToPersist } from "../device/storage-facts.ts"
import { outboxName } from "../tabs.ts"
import { onPutAway, onSignIn, onWaking } from "../waking.ts"
import { keptWorkspace } from "../workspace/kept-workspace.ts"
import { nextMoment } from "../workspace/read-workspace.ts"
import { ownerOf, type Workspace } from "../workspace/stored-workspace.ts"
import { lastWorkspace, onWorkspace } from "../workspace/workspace-news.ts"
import { asThisJudge } from "./as-this-judge.ts"
import { openCurrentSending } from "./current-sending.ts"
import { openJudgeSending } from "./judge-sending.ts"
import { openSendWaits, type SendOutcome, type SendWaits } from "./send-waits.ts"

export type JudgeSaving = Awaited<ReturnType<typeof openJudgeSaving>>

type Options = {
  judgeId: number
  post: (sheet: SheetToSend) => Promise<unknown>
  /** Asks the server which judge this browser is signed in as; null for none. */
  signedInJudge: () => Promise<number | null>
  /** Called with the outcome of a sheet for which nobody waits now. */
  onLateOutcome: (sheet: { entryId: number; label: string; isSubmitted: boolean }, outcome: SendOutcome) => void
  onSignedOut: (failure: Stopped) => void
}

/** After this time the judge is told that the sheet is kept here, and goes on; the attempt goes on too. */
const PATIENCE_MS = 4_000
/** The same after a failed connection: the next attempt is made, but hardly waited for. */
const SHORT_PATIENCE_MS = 700

/** The outcome that a server's answer means. */
const outcomeOf = (answer: Answer): SendOutcome =>
  answer.saved
    ? { end: "saved", saved: answer.saved, isRepeat: answer.isRepeat }
    : { end: "refused", refusal: answer.refusal }

/** Opens a judge's outbox in this browser: what is typed is stored here first and sent automatically when there is a connection. */
export async function openJudgeSaving({ judgeId, post, signedInJudge, onLateOutcome, onSignedOut }: Options) {
  const waits = openSendWaits()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let answered: AnsweredSheets = new Map()

  function onAnswer(answer: Answer, pending: PendingSheet | undefined, knownRevision: number | undefined): void {
    if (answer.saved) answered = withAnswer(answered, answer, { heardAt: nextMoment(), knownRevision })
    const outcome = outcomeOf(answer)
    if (waits.tell(answer, outcome) || !pending) return
    const { label, isSubmitted } = pending
    onLateOutcome({ entryId: answer.entryId, label, isSubmitted: answer.saved?.isSubmitted ?? isSubmitted }, outcome)
  }
  const open = (workspace: Workspace) =>
    openJudgeSending({
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
  const current = await openCurrentSending({ first: await firstWorkspace(judgeId), open, tell, onOther })
  const stops = listen(judgeId, current)
  askToPersist()
  // The server may have answered while the outbox was being opened.
  const newest = lastWorkspace(judgeId)
  if (newest && newest !== lastBefore) void current.takeUp(newest)
  else void current.get().sender.wake()

  return {
    pending: () => current.get().outbox.pending() as ReadonlyMap<number, PendingSheet>,
    /** The version of each sheet that the server is known to have. */
    known: () => current.get().outbox.known(),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answered: () => answered,
    /** "works", "retrying" (at the moment kept only in this page) or "memory" (this browser stores nothing). */
    storage: () => current.get().outbox.storage(),
    isSafe: () => current.get().outbox.storage() === "works",
    /** Why nothing is sent until somebody acts, such as a missing sign-in; null while sheets are sent. */
    stopped: () => current.get().sender.stopped(),
    /** Stores what is typed; it is sent as a draft after a second without a change. */
    keep: (change: Change): void => void current.get().sender.keep(change),
    /** Sends a sheet at once; never rejects. */
    send: (change: Change): Promise<SendOutcome> => send(current, waits, change),
    /** Deletes what is kept of a sheet, and ends the wait for it: there is nothing to send any more. */
    drop: (entryId: number) => {
      const { outbox } = current.get()
      void outbox.drop(entryId).then(() => {
        if (!outbox.pending().has(entryId)) waits.end(entryId)
      })
    },
    /** Sends a refused sheet again, over what the server has now. */
    sendAnyway: (entryId: number) => {
      const { outbox, sender } = current.get()
      void outbox.sendAnyway(entryId).then(sender.wake)
    },
    wake: () => void current.get().sender.wake(),
    /** Starts no further attempt; what is kept waits for the next visit. Closing again does nothing. */
    close(): void {
      for (const stop of stops) stop()
      current.close()
    },
  }
}

type CurrentSending = Awaited<ReturnType<typeof openCurrentSending>>

/** Listens to everything outside this outbox that concerns it. Returns functions that stop listening; calling them twice is safe. */
function listen(judgeId: number, current: CurrentSending): (() => void)[] {
  return [
    onWorkspace(async (workspace) => {
      if (workspace.judge.id === judgeId) await current.takeUp(workspace)
    }),
    onWaking(() => {
      current.resume()
      void current.get().sender.wake()
    }),
    onPutAway(() => {
      const { sender, outbox } = current.get()
      sender.hurry()
      if (outbox.pending().size > 0) void requestOutboxSync()
    }),
    onSignIn(current.resume),
    answerOutboxSync(() => (current.canSend() ? outboxName(current.get().owner) : null)),
  ]
}

async function send(current: CurrentSending, waits: SendWaits, change: Change): Promise<SendOutcome> {
  const { outbox, sender } = current.get()
  // The outbox may be replaced while somebody waits, so the reason is read when the wait ends.
  const [longestMs, refusal] = !current.canSend()
    ? [0, () => current.get().sender.stopped()]
    : [sender.isCut() ? SHORT_PATIENCE_MS : PATIENCE_MS, () => current.get().sender.lastCut()]
  const before = outbox.pending().get(change.entryId)?.refusal
  const editId = sender.send(change)
  // The sheet waits for the judge to choose between two versions.
  if (before?.code === "SHEET_CHANGED") return { end: "refused", refusal: before }
  return waits.wait(editId, change.entryId, longestMs, () => ({ end: "kept", refusal: refusal() }))
}

/** Returns the workspace stored for a judge, else the last one of this page, else the first one from the server. */
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
