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

/** A line on which nothing comes back for so long counts as cut. */
const LONGEST_TRY_MS = 20_000

export type LineOptions = {
  owner: SheetOwner
  eventId: number
  post: (sheet: SheetToSend, signal: AbortSignal) => Promise<unknown>
  /** Told before the answer is taken over: `pending` is the sheet as it stands here until then. */
  onAnswer: (answer: Answer, pending: PendingSheet | undefined) => void
  onCut: (failure: Cut) => void
  onStopped: (failure: Stopped) => void
}

type Kept = {
  outbox: ReturnType<typeof openOutbox>
  hears: Pick<LineOptions, "onAnswer" | "post"> & { tell: () => void }
}

/** Outboxes that were left before the device had written down all that is in them; they go on trying. */
const left = new Map<string, Kept>()

function openKept({ owner, eventId }: LineOptions, hears: Kept["hears"]): Kept {
  const before = left.get(outboxName(owner))
  left.delete(outboxName(owner))
  if (before) return { outbox: before.outbox, hears: Object.assign(before.hears, hears) }
  const outbox = openOutbox({
    owner,
    eventId,
    store: deviceStore,
    clock: pageClock,
    post: (sheet) => hears.post(sheet, AbortSignal.timeout(LONGEST_TRY_MS)),
    failureOf: (error) => sendFailureOf(refusalOf(error)),
    newId: newMutationId,
    onRecord: () => hears.tell(),
    onAnswer: (answer) => hears.onAnswer(answer, outbox.pending().get(answer.entryId)),
  })
  return { outbox, hears }
}

export type JudgeLine = Awaited<ReturnType<typeof openJudgeLine>>

/** The outbox of one judge of one database in this page, and what sends from it. */
export async function openJudgeLine(options: LineOptions) {
  const { owner, onCut, onStopped } = options
  const name = outboxName(owner)
  const news = openTabNews(name, () => void kept.outbox.load())
  const allNews = openTabNews(KEPT_NEWS, () => undefined)
  const tell = () => {
    news.tell()
    allNews.tell()
  }
  let isClosed = false
  // A round that was under way may come to a sheet only now. Its judge may have left: the server would not know who sends.
  const post: LineOptions["post"] = async (sheet, signal) => {
    if (isClosed) throw new TypeError("The outbox is closed")
    return options.post(sheet, signal)
  }
  const kept = openKept(options, { onAnswer: options.onAnswer, post, tell })
  const { outbox } = kept
  const sender = openSender({ outbox, clock: pageClock, exclusive: oneTabAtATime(name), onCut, onStopped })
  // Nobody knows at which database this was made: it waits until it is recognized.
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
      if (outbox.storage() !== "works") left.set(name, kept)
    },
  }
}
