import { asRefusal, countingIds, openLine } from "./fixture-line.ts"
import { ENTRY, JUDGE, makeRefusal, makeSaved } from "./fixtures.ts"
import { settle } from "./hand-clock.ts"
import { memoryStore } from "./memory-store.ts"
import { type Answer, openOutbox } from "./outbox.ts"
import type { OutboxStore } from "./store.ts"

const newId = countingIds()

/** An open page of a judge, on a line that a test answers by hand. */
export function openPage(store: OutboxStore = memoryStore()) {
  const line = openLine()
  const answers: Answer[] = []
  let losses = 0
  const outbox = openOutbox({
    judgeId: JUDGE,
    store,
    post: line.post,
    refusalOf: asRefusal,
    newId,
    onAnswer: (answer) => answers.push(answer),
    onStorageLost: () => {
      losses += 1
    },
  })
  /** "5 kept on 0" is what a screen shows of a sheet, null where the server has all of it. */
  const shown = (entryId = ENTRY) => {
    const pending = outbox.pending().get(entryId)
    return pending ? `${pending.content.points[1]} ${pending.state} on ${pending.baseRevision}` : null
  }
  const pointsSent = () => line.sent.map(({ scores }) => scores[0]?.points)
  return { line, outbox, answers, shown, pointsSent, losses: () => losses }
}

export const refuse = async ({ line }: ReturnType<typeof openPage>, ...refusal: Parameters<typeof makeRefusal>) => {
  line.first().refuse(makeRefusal(...refusal))
  await settle()
}
export const save = async ({ line }: ReturnType<typeof openPage>, revision: number) => {
  line.first().save(makeSaved(revision))
  await settle()
}
export const send = async ({ outbox }: ReturnType<typeof openPage>) => {
  const ending = outbox.sendAll()
  await settle()
  return ending
}
/** Begins to send, without waiting for the end. */
export const beginToSend = async ({ outbox }: ReturnType<typeof openPage>) => {
  void outbox.sendAll()
  await settle()
}
