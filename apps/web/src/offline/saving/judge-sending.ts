import {
  type Answer,
  type Cut,
  openOutbox,
  openSender,
  type PendingSheet,
  type SheetOwner,
  type SheetToSend,
  type Stopped,
  sendFailureOf,
} from "@rosette/outbox"
import { refusalOf } from "../../lib/error-text.ts"
import { newMutationId } from "../../lib/mutation-id.ts"
import { deviceStore } from "../device/device-store.ts"
import { pageClock } from "../page-clock.ts"
import { KEPT_NEWS, oneTabAtATime, openTabNews, outboxName } from "../tabs.ts"
import { UNIDENTIFIED } from "../workspace/stored-workspace.ts"

type SendingOptions = {
  owner: SheetOwner
  eventId: number
  /** Rejects after a while without an answer. */
  post: (sheet: SheetToSend) => Promise<unknown>
  /** Called before the outbox applies the answer: `pending` is the sheet, and `knownRevision` what was known, until then. */
  onAnswer: (answer: Answer, pending: PendingSheet | undefined, knownRevision: number | undefined) => void
  onCut: (failure: Cut) => void
  onStopped: (failure: Stopped) => void
}

type Kept = {
  outbox: ReturnType<typeof openOutbox>
  callbacks: Pick<SendingOptions, "onAnswer" | "post"> & { tell: () => void }
}

/** Outboxes that were closed before the device had stored all of their content. They go on trying to store it. */
const closedUnstored = new Map<string, Kept>()

function openKept({ owner, eventId }: SendingOptions, callbacks: Kept["callbacks"]): Kept {
  const before = closedUnstored.get(outboxName(owner))
  closedUnstored.delete(outboxName(owner))
  if (before) return { outbox: before.outbox, callbacks: Object.assign(before.callbacks, callbacks) }
  const outbox = openOutbox({
    owner,
    eventId,
    store: deviceStore,
    clock: pageClock,
    post: (sheet) => callbacks.post(sheet),
    failureOf: (error) => sendFailureOf(refusalOf(error)),
    newId: newMutationId,
    onRecord: () => callbacks.tell(),
    onAnswer: (answer) => {
      const { entryId } = answer
      callbacks.onAnswer(answer, outbox.pending().get(entryId), outbox.known().get(entryId)?.revision)
    },
  })
  return { outbox, callbacks }
}

export type JudgeSending = Awaited<ReturnType<typeof openJudgeSending>>

/** Opens the outbox of one judge of one database in this page, with the sender that sends from it. */
export async function openJudgeSending(options: SendingOptions) {
  const { owner, onCut, onStopped } = options
  const name = outboxName(owner)
  const news = openTabNews(name, () => void kept.outbox.load())
  const allNews = openTabNews(KEPT_NEWS, () => undefined)
  const tell = () => {
    news.tell()
    allNews.tell()
  }
  let isClosed = false
  // A round that began before closing may reach a sheet only now, when its judge may already be signed out.
  const post: SendingOptions["post"] = async (sheet) => {
    if (isClosed) throw new TypeError("The outbox is closed")
    return options.post(sheet)
  }
  const kept = openKept(options, { onAnswer: options.onAnswer, post, tell })
  const { outbox } = kept
  const sender = openSender({ outbox, clock: pageClock, exclusive: oneTabAtATime(name), onCut, onStopped })
  // It is not known which database these sheets are for: they wait until that is known.
  if (owner.databaseId === UNIDENTIFIED) sender.close()
  await outbox.load()
  return {
    owner,
    outbox,
    sender,
    close(): void {
      isClosed = true
      sender.close()
      news.close()
      allNews.close()
      if (outbox.storage() !== "works") closedUnstored.set(name, kept)
    },
  }
}
