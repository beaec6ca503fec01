import { ERRORS } from "@rosette/contract/errors"
import { newMutationId } from "@rosette/contract/mutation-id"
import { type Answer, Outbox } from "@rosette/outbox/outbox"
import type { PendingSheet, SheetOwner, SheetToSend } from "@rosette/outbox/records"
import { type Cut, type Stopped, sendFailureOf } from "@rosette/outbox/send-failure"
import { Sender } from "@rosette/outbox/sender"
import { refusalOf } from "../../lib/error-text.ts"
import { deviceStore } from "../device/device-store.ts"
import { pageClock } from "../page-clock.ts"
import { oneTabAtATime, openTabNews, outboxName, UNSENT_NEWS } from "../tabs.ts"
import { UNIDENTIFIED } from "../workspace/stored-workspace.ts"

type Post = (sheet: SheetToSend) => Promise<unknown>

type Options = {
  owner: SheetOwner
  eventId: number
  /** Rejects after a while without an answer. */
  post: Post
  /** Asks the server which judge this browser is signed in as; null for none. */
  signedInJudge: () => Promise<number | null>
  /** Called before the outbox applies the answer: `pending` is the sheet, and `knownRevision` what was known, until then. */
  onAnswer: (answer: Answer, pending: PendingSheet | undefined, knownRevision: number | undefined) => void
  /** Called with what the server has answered to a note about an entry. */
  onNoteTold: (answer: unknown) => void
  onCut: (failure: Cut) => void
  onStopped: (failure: Stopped) => void
}

type Opened = { outbox: Outbox; callbacks: Pick<Options, "onAnswer" | "onNoteTold" | "post"> & { tell: () => void } }

/** Outboxes that were closed before the device had stored all of their content. They go on trying to store it. */
const closedUnstored = new Map<string, Opened>()

function reopen({ owner, eventId }: Options, callbacks: Opened["callbacks"]): Opened {
  const before = closedUnstored.get(outboxName(owner))
  closedUnstored.delete(outboxName(owner))
  if (before) return { outbox: before.outbox, callbacks: Object.assign(before.callbacks, callbacks) }
  const outbox = new Outbox({
    owner,
    eventId,
    store: deviceStore,
    clock: pageClock,
    post: (sheet) => callbacks.post(sheet),
    failureOf: (error) => sendFailureOf(refusalOf(error)),
    newId: newMutationId,
    onRecord: () => callbacks.tell(),
    onNoteTold: (answer) => callbacks.onNoteTold(answer),
    onAnswer: (answer) => {
      const { entryId } = answer
      callbacks.onAnswer(answer, outbox.pending().get(entryId), outbox.known().get(entryId)?.revision)
    },
  })
  return { outbox, callbacks }
}

export type JudgeOutbox = ReturnType<typeof openJudgeOutbox>

/** The outbox of one judge of one database in this page, with the sender that sends from it. To be loaded first. */
export function openJudgeOutbox(options: Options) {
  const { owner, onCut, onStopped } = options
  const name = outboxName(owner)
  const news = openTabNews(name, () => void opened.outbox.load())
  const allNews = openTabNews(UNSENT_NEWS, () => undefined)
  const tell = () => {
    news.tell()
    allNews.tell()
  }
  let isClosed = false
  // A round that began before closing may reach a sheet only now, when its judge may already be signed out.
  const post: Post = async (sheet) => {
    if (isClosed) throw new TypeError("The outbox is closed")
    return asThisJudge(options, sheet)
  }
  const opened = reopen(options, { onAnswer: options.onAnswer, onNoteTold: options.onNoteTold, post, tell })
  const { outbox } = opened
  const sender = new Sender({ outbox, clock: pageClock, exclusive: oneTabAtATime(name), onCut, onStopped })
  // It is not known which database these sheets are for: they wait until that is known.
  if (owner.databaseId === UNIDENTIFIED) sender.close()
  return {
    owner,
    outbox,
    sender,
    close(): void {
      isClosed = true
      sender.close()
      news.close()
      allNews.close()
      if (outbox.storage() !== "works") closedUnstored.set(name, opened)
    },
  }
}

/**
 * Posts a sheet or a note. When the server does not know its entry or judge, asks who is signed in: if a judge of another event has signed in
 * on this device, NOT_FOUND says nothing about the sheet. It then throws FORBIDDEN, and the sheet waits for its judge.
 */
async function asThisJudge({ post, signedInJudge }: Options, sheet: SheetToSend): Promise<unknown> {
  try {
    return await post(sheet)
  } catch (error) {
    if (refusalOf(error).code !== "NOT_FOUND" || (await signedInJudge()) === sheet.judgeId) throw error
    throw Object.assign(new Error(ERRORS.FORBIDDEN.message), { data: { code: "FORBIDDEN" } })
  }
}
