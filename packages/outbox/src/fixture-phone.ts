import { asRefusal, countingIds, openLine } from "./fixture-line.ts"
import { ENTRY, JUDGE, makeRefusal, makeSaved } from "./fixtures.ts"
import { handClock, settle } from "./hand-clock.ts"
import { memoryStore } from "./memory-store.ts"
import { openOutbox } from "./outbox.ts"
import { openSender } from "./sender.ts"

export type Exclusive = (work: () => Promise<void>) => Promise<void>

/** A judge's phone with a clock and a line that a test moves by hand. */
export function openPhone(exclusive?: Exclusive) {
  const clock = handClock()
  const line = openLine()
  const told: string[] = []
  const outbox = openOutbox({
    judgeId: JUDGE,
    store: memoryStore(),
    post: line.post,
    refusalOf: asRefusal,
    newId: countingIds(),
  })
  const sender = openSender({
    outbox,
    clock,
    random: () => 0,
    onCut: ({ code }) => told.push(code),
    onSignedOut: ({ code }) => told.push(code),
    ...(exclusive && { exclusive }),
  })
  const pointsSent = () => line.sent.map(({ scores }) => scores[0]?.points)
  const stateOf = (entryId = ENTRY) => outbox.pending().get(entryId)?.state ?? null
  const cut = async (fields = {}) => {
    line.first().refuse(makeRefusal("UNREACHABLE", fields))
    await settle()
  }
  const save = async (revision = 1) => {
    line.first().save(makeSaved(revision))
    await settle()
  }
  return { clock, line, told, outbox, sender, pointsSent, stateOf, cut, save }
}
