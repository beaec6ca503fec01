import type { SavedSheet } from "@rosette/contract"
import type { Answer, Change, PendingSheet, Refusal, SendFailure, SheetToSend, Stopped } from "@rosette/outbox"
import { answerOutboxSync, requestOutboxSync } from "../lib/worker/service-worker.ts"
import { type AnsweredSheets, withAnswer } from "./answered-sheets.ts"
import { asThisJudge } from "./as-this-judge.ts"
import { openJudgeLine } from "./judge-line.ts"
import { keptWorkspace } from "./kept-workspace.ts"
import { askToPersist } from "./storage-facts.ts"
import { isSameOwner, ownerOf, UNIDENTIFIED, type Workspace } from "./stored-workspace.ts"
import { outboxName } from "./tabs.ts"
import { onPutAway, onSignIn, onWaking } from "./waking.ts"
import { lastWorkspace, onWorkspace } from "./workspace-news.ts"

/** What has become of a sheet that the judge sent: taken, refused, or kept here until the line is back. */
export type SendOutcome =
  /** A repeated try is answered as the first time: what stands on the server now is in the workspace. */
  | { end: "saved"; saved: SavedSheet; isRepeat?: boolean }
  | { end: "refused"; refusal: Refusal }
  /** Why it has not left; null while that is not known yet. */
  | { end: "kept"; refusal: SendFailure | null }

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

/** A judge's outbox in this browser: what was typed is kept here first, and goes out by itself whenever there is a line. */
export async function openJudgeSaving({ judgeId, post, signedInJudge, onLateOutcome, onSignedOut }: Options) {
  const waiting = new Map<string, { entryId: number; settle: (outcome: SendOutcome) => void }>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let answered: AnsweredSheets = new Map()
  let isClosed = false

  const openLine = (workspace: Workspace) =>
    openJudgeLine({
      owner: ownerOf(workspace),
      eventId: workspace.event.id,
      post: asThisJudge(post, signedInJudge),
      onAnswer,
      onCut: (refusal) => {
        resolveAll({ end: "kept", refusal })
        void requestOutboxSync()
      },
      onStopped: (refusal) => {
        resolveAll({ end: "kept", refusal })
        void keptWorkspace.writeStopped(line.owner, refusal.kind)
        tell()
        onSignedOut(refusal)
      },
    })
  const lastBefore = lastWorkspace(judgeId)
  // Whose sheets these are: a kept workspace tells, else the first that comes from the server.
  let line = await openLine(await firstWorkspace(judgeId))
  let stopListening = line.outbox.subscribe(tell)
  const stops = [
    onWorkspace(async (workspace) => {
      if (workspace.judge.id === judgeId) await takeUp(workspace)
    }),
    onWaking(() => {
      resume()
      void line.sender.wake()
    }),
    onPutAway(() => {
      line.sender.hurry()
      if (line.outbox.pending().size > 0) void requestOutboxSync()
    }),
    onSignIn(() => resume()),
    answerOutboxSync(() => (canSend() ? outboxName(line.owner) : null)),
  ]
  askToPersist()
  // The server may have answered while the line was being opened.
  const newest = lastWorkspace(judgeId)
  if (newest && newest !== lastBefore) void takeUp(newest)
  else void line.sender.wake()

  function canSend(): boolean {
    return line.owner.databaseId !== UNIDENTIFIED && line.sender.stopped() === null
  }

  function resume(): void {
    if (line.sender.stopped()) line.sender.resume()
  }

  /** The server has answered this judge's workspace: it says whose sheets these are, and that somebody is signed in. */
  async function takeUp(workspace: Workspace): Promise<void> {
    if (isSameOwner(ownerOf(workspace), line.owner)) {
      await line.outbox.load()
      resume()
    } else {
      const before = line
      await before.outbox.settled()
      const next = await openLine(workspace)
      stopListening()
      before.close()
      line = next
      answered = new Map()
      stopListening = line.outbox.subscribe(tell)
      if (isClosed) closeLine()
    }
    tell()
    void line.sender.wake()
  }

  function closeLine(): void {
    stopListening()
    line.close()
  }

  function onAnswer(answer: Answer): void {
    const pending = line.outbox.pending().get(answer.entryId)
    if (answer.saved) answered = withAnswer(answered, answer)
    const outcome: SendOutcome = answer.saved
      ? { end: "saved", saved: answer.saved, isRepeat: answer.isRepeat }
      : { end: "refused", refusal: answer.refusal }
    // What stands in the way of one edit of a sheet stands in the way of those after it.
    const concerned = [...waiting].filter(
      ([editId, { entryId }]) => editId === answer.editId || (!answer.saved && entryId === answer.entryId),
    )
    for (const [, { settle }] of concerned) settle(outcome)
    if (concerned.length === 0 && pending)
      onLateOutcome({ label: pending.label, isSubmitted: answer.saved?.isSubmitted ?? pending.isSubmitted }, outcome)
  }

  function resolveAll(outcome: SendOutcome): void {
    for (const { settle } of [...waiting.values()]) settle(outcome)
  }

  /** How long a judge waits to hear of a sheet, and what is said then. */
  function patience(): [milliseconds: number, refusal: () => SendFailure | null] {
    if (!canSend()) return [0, () => line.sender.stopped()]
    return [line.sender.isCut() ? SHORT_PATIENCE_MS : PATIENCE_MS, () => line.sender.lastCut()]
  }

  return {
    pending: () => line.outbox.pending() as ReadonlyMap<number, PendingSheet>,
    /** What the server is known to have of each sheet. */
    known: () => line.outbox.known(),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    answered: () => answered,
    /** "works", "retrying" (kept for the moment in this page alone) or "memory" (this browser keeps nothing). */
    storage: () => line.outbox.storage(),
    isSafe: () => line.outbox.storage() === "works",
    /** Why nothing can be sent until somebody has done something about it; null while it can. */
    stopped: () => line.sender.stopped(),
    /** Keeps what is typed; it goes out as a draft after a second without a change. */
    keep: (change: Change): void => {
      line.sender.keep(change)
    },
    /** Sends a sheet at once; never rejects. */
    send: (change: Change): Promise<SendOutcome> =>
      new Promise((resolve) => {
        const [longest, refusal] = patience()
        const before = line.outbox.pending().get(change.entryId)?.refusal
        const editId = line.sender.send(change)
        // It waits for the judge's choice between two sheets.
        if (before?.code === "SHEET_CHANGED") return resolve({ end: "refused", refusal: before })
        const timer = setTimeout(() => settle({ end: "kept", refusal: refusal() }), longest)
        const settle = (outcome: SendOutcome) => {
          clearTimeout(timer)
          waiting.delete(editId)
          resolve(outcome)
        }
        waiting.set(editId, { entryId: change.entryId, settle })
      }),
    /** Gives up what is kept of a sheet. */
    drop: (entryId: number) => void line.outbox.drop(entryId),
    /** Sends a refused sheet again, over what the server has now. */
    sendAnyway: (entryId: number) => void line.outbox.sendAnyway(entryId).then(line.sender.wake),
    wake: () => void line.sender.wake(),
    /** Begins no further try; what is kept waits for the next time. Closing once more does nothing. */
    close(): void {
      if (isClosed) return
      isClosed = true
      for (const stop of stops) stop()
      closeLine()
    },
  }
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
