import type { SavedSheet } from "@rosette/contract/sheets"
import { type AnsweredSheets, withAnswer } from "@rosette/outbox/answered-sheets"
import { changeOfNote } from "@rosette/outbox/notes"
import type { Answer, Change } from "@rosette/outbox/outbox"
import type { EntryNote, PendingNote, PendingSheet, SheetToSend } from "@rosette/outbox/records"
import type { SendFailure, SheetRefused, Stopped } from "@rosette/outbox/send-failure"
import { Subscribable } from "@rosette/outbox/subscribable"
import { answerOutboxSync, requestOutboxSync } from "../../lib/worker/service-worker.ts"
import { askToPersist } from "../device/storage-facts.ts"
import { outboxName } from "../tabs.ts"
import { onPutAway, onSignIn, onWaking } from "../waking.ts"
import { type Declarations, withDeclaration } from "../workspace/declarations.ts"
import { nextMoment } from "../workspace/read-workspace.ts"
import { isSameOwner, ownerOf, UNIDENTIFIED, type Workspace } from "../workspace/stored-workspace.ts"
import { lastWorkspace, onWorkspace } from "../workspace/workspace-news.ts"
import { workspaceStore } from "../workspace/workspace-store.ts"
import { type JudgeOutbox, openJudgeOutbox } from "./judge-outbox.ts"

/** The outcome of a sheet that the judge sent: saved, refused, or unsent until there is a connection again. */
export type SendOutcome =
  /** A repeated attempt gets the answer of the first one: what the server has now is in the workspace. */
  | { end: "saved"; saved: SavedSheet; isRepeat?: boolean }
  | { end: "refused"; refusal: SheetRefused }
  /** Why it is not sent; null while that is not known yet. */
  | { end: "unsent"; refusal: SendFailure | null }

type Options = {
  judgeId: number
  post: (sheet: SheetToSend) => Promise<unknown>
  /** Asks the server which judge this browser is signed in as; null for none. */
  signedInJudge: () => Promise<number | null>
  /** Called with what the server has answered to a note about an entry. */
  onNoteTold?: (answer: unknown) => void
  /** Called with the outcome of a sheet for which nobody waits now. */
  onLateOutcome: (sheet: { entryId: number; label: string; isSubmitted: boolean }, outcome: SendOutcome) => void
}

/** After this time the judge is told that the sheet is stored here, and goes on; the attempt goes on too. */
const PATIENCE_MS = 4_000
/** The same after a failed connection: the next attempt is made, but hardly waited for. */
const SHORT_PATIENCE_MS = 700

/** The outcome that a server's answer means. */
const outcomeOf = (answer: Answer): SendOutcome =>
  answer.saved
    ? { end: "saved", saved: answer.saved, isRepeat: answer.isRepeat }
    : { end: "refused", refusal: answer.refusal }

/** A judge's outbox in this browser: what is typed is stored here first and sent automatically when there is a connection. */
export class JudgeSaving extends Subscribable {
  readonly #options: Options
  /** Replaced when the server comes back with another database, whose sheets are stored apart. */
  #current: JudgeOutbox
  #stopListening: () => void
  #answered: AnsweredSheets = new Map()
  #declared: Declarations = []
  /** Callers that wait for the outcome of a sent sheet, by edit. */
  readonly #waiting = new Map<string, { entryId: number; settle: (outcome: SendOutcome) => void }>()
  #stops: (() => void)[] = []
  #isClosed = false

  /** Resolves once the sheets of earlier visits are read. */
  static async open(options: Options): Promise<JudgeSaving> {
    const { judgeId } = options
    const lastBefore = lastWorkspace(judgeId)
    const saving = new JudgeSaving(options, await firstWorkspace(judgeId))
    await saving.#current.outbox.load()
    saving.#stops = saving.#listen()
    askToPersist()
    // The server may have answered while the outbox was being opened.
    const newest = lastWorkspace(judgeId)
    if (newest && newest !== lastBefore) void saving.#takeUp(newest)
    else saving.wake()
    return saving
  }

  private constructor(options: Options, first: Workspace) {
    super()
    this.#options = options
    this.#current = this.#openOutbox(first)
    this.#stopListening = this.#current.outbox.subscribe(() => this.tell())
  }

  #openOutbox(workspace: Workspace): JudgeOutbox {
    const { post, signedInJudge } = this.#options
    const owner = ownerOf(workspace)
    return openJudgeOutbox({
      owner,
      eventId: workspace.event.id,
      post,
      signedInJudge,
      onAnswer: (answer, pending, knownRevision) => this.#onAnswer(answer, pending, knownRevision),
      onNoteTold: (answer) => {
        this.#declared = withDeclaration(this.#declared, answer, nextMoment())
        this.#options.onNoteTold?.(answer)
      },
      onCut: (refusal) => {
        this.#settleAll({ end: "unsent", refusal })
        void requestOutboxSync()
      },
      onStopped: (refusal) => {
        this.#settleAll({ end: "unsent", refusal })
        void workspaceStore.writeStopped(owner, refusal.kind)
        this.tell()
      },
    })
  }

  /** The sheets that the server does not have yet, by entry; the same map until something changes. */
  readonly pending = (): ReadonlyMap<number, PendingSheet> => this.#current.outbox.pending()

  /** The same sheets, as a list says that they wait to be sent: in Test Mode none does. */
  readonly waiting = this.pending

  /** The version of each sheet that the server is known to have. */
  readonly known = () => this.#current.outbox.known()

  /** What the server has answered since the workspace was read. */
  readonly answered = (): AnsweredSheets => this.#answered

  /** The notes about entries that the server does not have yet, by their own ids; the same map until something changes. */
  readonly notes = (): ReadonlyMap<number, PendingNote> => this.#current.outbox.notes()

  /** The declarations that the server has answered since this page was opened; the same list until there is another. */
  readonly declared = (): Declarations => this.#declared

  /** "works", "retrying" (at the moment only in this page) or "memory" (this browser stores nothing). */
  readonly storage = () => this.#current.outbox.storage()

  /** Returns false if what is unsent would be lost with this page. */
  readonly isSafe = (): boolean => this.storage() === "works"

  /** Why nothing is sent until somebody acts, such as a missing sign-in; null while sheets are sent. */
  readonly stopped = (): Stopped | null => this.#current.sender.stopped()

  /** Tries at once to send all waiting sheets. */
  readonly wake = (): void => void this.#current.sender.wake()

  /** Stores what is typed; it is sent as a draft after a second without a change. */
  store(change: Change): void {
    this.#current.sender.store(change)
  }

  /** Moves a draft to another entry: both changes are stored together, and sent one after the other. */
  move(to: Change, from: Pick<Change, "entryId" | "label" | "baseRevision">): void {
    this.#current.outbox.move(to, from)
    this.wake()
  }

  /** Stores what a judge tells of an entry, and sends it at once, before its sheet. */
  storeNote(note: EntryNote, label: string): void {
    this.#current.sender.send(changeOfNote(note, label))
  }

  /** Sends a sheet at once; never rejects. */
  async send(change: Change): Promise<SendOutcome> {
    const { outbox, sender } = this.#current
    // The outbox may be replaced while somebody waits, so the reason is read when the wait ends.
    const [longestMs, refusal] = !this.#canSend()
      ? [0, () => this.#current.sender.stopped()]
      : [sender.isCut() ? SHORT_PATIENCE_MS : PATIENCE_MS, () => this.#current.sender.lastCut()]
    const before = outbox.pending().get(change.entryId)?.refusal
    const editId = sender.send(change)
    // The sheet waits for the judge to choose between two versions.
    if (before?.code === "SHEET_CHANGED") return { end: "refused", refusal: before }
    return this.#wait(editId, change.entryId, longestMs, () => ({ end: "unsent", refusal: refusal() }))
  }

  /** Deletes what is unsent of a sheet, and ends the wait for it: there is nothing to send any more. */
  drop(entryId: number): void {
    const { outbox, sender } = this.#current
    void outbox.drop(entryId).then(() => {
      // A draft that was moved here may be one of its own entry again.
      void sender.wake()
      if (outbox.pending().has(entryId)) return
      for (const wait of [...this.#waiting.values()])
        if (wait.entryId === entryId) wait.settle({ end: "unsent", refusal: null })
    })
  }

  /** Sends a refused sheet again, over what the server has now. */
  sendAnyway(entryId: number): void {
    const { outbox, sender } = this.#current
    void outbox.sendAnyway(entryId).then(() => sender.wake())
  }

  /** Starts no further attempt; what is unsent waits for the next visit. Closing again does nothing. */
  close(): void {
    for (const stop of this.#stops) stop()
    if (this.#isClosed) return
    this.#isClosed = true
    this.#endCurrent()
  }

  #onAnswer(answer: Answer, pending: PendingSheet | undefined, knownRevision: number | undefined): void {
    if (answer.saved) this.#answered = withAnswer(this.#answered, answer, { heardAt: nextMoment(), knownRevision })
    const outcome = outcomeOf(answer)
    if (this.#settle(answer, outcome) || !pending) return
    const { label, isSubmitted } = pending
    const { entryId } = answer
    this.#options.onLateOutcome({ entryId, label, isSubmitted: answer.saved?.isSubmitted ?? isSubmitted }, outcome)
  }

  /** Resolves with the outcome of an edit, or after `longestMs` with `otherwise()`, while the attempt goes on. */
  #wait(editId: string, entryId: number, longestMs: number, otherwise: () => SendOutcome): Promise<SendOutcome> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(otherwise()), longestMs)
      const settle = (outcome: SendOutcome) => {
        clearTimeout(timer)
        this.#waiting.delete(editId)
        resolve(outcome)
      }
      this.#waiting.set(editId, { entryId, settle })
    })
  }

  /** Settles the waits that the outcome of an edit concerns, and returns whether there were any. */
  #settle(edit: { editId: string; entryId: number }, outcome: SendOutcome): boolean {
    // A refusal of one edit of a sheet holds back the later edits as well.
    const concerned = [...this.#waiting].filter(
      ([editId, { entryId }]) => editId === edit.editId || (outcome.end === "refused" && entryId === edit.entryId),
    )
    for (const [, { settle }] of concerned) settle(outcome)
    return concerned.length > 0
  }

  #settleAll(outcome: SendOutcome): void {
    for (const { settle } of [...this.#waiting.values()]) settle(outcome)
  }

  #canSend(): boolean {
    const { owner, sender } = this.#current
    return owner.databaseId !== UNIDENTIFIED && sender.stopped() === null
  }

  #resume(): void {
    const { sender } = this.#current
    if (sender.stopped()) sender.resume()
  }

  /** Called with every workspace of this judge from the server: it names the owner of the sheets, and its judge is signed in. */
  async #takeUp(workspace: Workspace): Promise<void> {
    if (isSameOwner(ownerOf(workspace), this.#current.owner)) {
      await this.#current.outbox.load()
      this.#resume()
    } else await this.#change(workspace)
    this.tell()
    this.wake()
  }

  /** The sheets of another database take over. */
  async #change(workspace: Workspace): Promise<void> {
    await this.#current.outbox.settled()
    const next = this.#openOutbox(workspace)
    await next.outbox.load()
    this.#endCurrent()
    this.#current = next
    this.#answered = new Map()
    this.#declared = []
    this.#stopListening = next.outbox.subscribe(() => this.tell())
    if (this.#isClosed) this.#endCurrent()
  }

  #endCurrent(): void {
    this.#stopListening()
    this.#current.close()
  }

  /** Listens to everything outside this outbox that concerns it. Returns functions that stop listening; calling them twice is safe. */
  #listen(): (() => void)[] {
    return [
      onWorkspace(async (workspace) => {
        if (workspace.judge.id === this.#options.judgeId) await this.#takeUp(workspace)
      }),
      onWaking(() => {
        this.#resume()
        this.wake()
      }),
      onPutAway(() => {
        const { sender, outbox } = this.#current
        sender.hurry()
        if (outbox.pending().size + outbox.notes().size > 0) void requestOutboxSync()
      }),
      onSignIn(() => this.#resume()),
      answerOutboxSync(() => (this.#canSend() ? outboxName(this.#current.owner) : null)),
    ]
  }
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
    void workspaceStore.read(judgeId).then((stored) => {
      const known = stored ?? lastWorkspace(judgeId)
      if (known) settle(known)
    })
  })
}
