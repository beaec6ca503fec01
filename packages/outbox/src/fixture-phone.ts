import { asFailure, countingIds, openConnection } from "./fixture-connection.ts"
import { ENTRY, EVENT, makeFailure, makeSaved, OWNER } from "./fixtures.ts"
import { handClock, settle } from "./hand-clock.ts"
import { Outbox } from "./outbox.ts"
import { Sender } from "./sender.ts"
import { memoryStore } from "./store.ts"

export type Exclusive = (work: () => Promise<void>) => Promise<void>

/** A judge's phone with a clock and a connection that a test controls. */
export function openPhone(exclusive?: Exclusive) {
  const clock = handClock()
  const connection = openConnection()
  const reported: string[] = []
  const outbox = new Outbox({
    owner: OWNER,
    eventId: EVENT,
    clock,
    store: memoryStore(),
    post: connection.post,
    failureOf: asFailure,
    newId: countingIds(),
  })
  const sender = new Sender({
    outbox,
    clock,
    random: () => 0,
    onCut: ({ code }) => reported.push(code),
    onStopped: ({ code }) => reported.push(code),
    ...(exclusive && { exclusive }),
  })
  const pointsSent = () => connection.sent.map(({ scores }) => scores[0]?.points)
  const stateOf = (entryId = ENTRY) => outbox.pending().get(entryId)?.state ?? null
  const cut = async (fields = {}) => {
    connection.first().fail(makeFailure("UNREACHABLE", fields))
    await settle()
  }
  const save = async (revision = 1) => {
    const { body, save } = connection.first()
    save(makeSaved(revision, body))
    await settle()
  }
  /** Fails this many attempts, each as soon as it is sent. */
  const failTimes = async (count: number) => {
    for (let failures = 0; failures < count; ) {
      await clock.pass(connection.calls.length > 0 ? 0 : 500)
      if (connection.calls.length === 0) continue
      await cut()
      failures += 1
    }
  }
  return { clock, connection, reported, failTimes, outbox, sender, pointsSent, stateOf, cut, save }
}
