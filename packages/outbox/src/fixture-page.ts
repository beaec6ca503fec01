import { asFailure, countingIds, openConnection } from "./fixture-connection.ts"
import { ENTRY, EVENT, makeFailure, makeSaved, OWNER } from "./fixtures.ts"
import { handClock, settle } from "./hand-clock.ts"
import { type Answer, Outbox } from "./outbox.ts"
import type { OutboxStore } from "./store.ts"
import { memoryStore } from "./store.ts"

const newId = countingIds()

/** An open page of a judge, on a connection that a test answers by hand. */
export function openPage(store: OutboxStore = memoryStore()) {
  const connection = openConnection()
  const answers: Answer[] = []
  const clock = handClock()
  const outbox = new Outbox({
    owner: OWNER,
    eventId: EVENT,
    store,
    clock,
    post: connection.post,
    failureOf: asFailure,
    newId,
    onAnswer: (answer) => answers.push(answer),
  })
  /** "5 unsent on 0": points, state and base revision of a sheet as a screen shows it; null if the server has all of it. */
  const shown = (entryId = ENTRY) => {
    const pending = outbox.pending().get(entryId)
    return pending ? `${pending.content.points[1]} ${pending.state} on ${pending.baseRevision}` : null
  }
  const pointsSent = () => connection.sent.map(({ scores }) => scores[0]?.points)
  return { connection, outbox, answers, shown, pointsSent, clock }
}

export const refuse = async (
  { connection }: ReturnType<typeof openPage>,
  ...failure: Parameters<typeof makeFailure>
) => {
  connection.first().fail(makeFailure(...failure))
  await settle()
}
export const save = async ({ connection }: ReturnType<typeof openPage>, revision: number) => {
  const { body, save } = connection.first()
  save(makeSaved(revision, body))
  await settle()
}
export const send = async ({ outbox }: ReturnType<typeof openPage>) => {
  const ending = outbox.sendAll()
  await settle()
  return ending
}
/** Starts sending without waiting for the end. */
export const beginToSend = async ({ outbox }: ReturnType<typeof openPage>) => {
  void outbox.sendAll()
  await settle()
}
