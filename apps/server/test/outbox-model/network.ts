import type { SheetToSend } from "@rosette/outbox/records"
import type { SendFailure } from "@rosette/outbox/send-failure"
import type { Outcome } from "./server.ts"

/** One request of a page, which waits for its answer until it has one, gives up, or is killed. */
export type Trip = {
  body: SheetToSend
  sessionId: string
  isWaiting: boolean
  resolve: (answer: unknown) => void
  reject: (failure: SendFailure) => void
}

type Arrival = { trip: Trip; outcome: Outcome }

const UNREACHABLE: SendFailure = { kind: "noLine", code: "UNREACHABLE", message: "No answer" }

/** What a captive portal answers instead of the server: a page, or something of almost the right form. */
const PORTAL_ANSWERS: unknown[] = [
  "<!doctype html><title>Welcome to the stadium</title>",
  {},
  { entryId: 1, scores: [] },
]

const MOST_COPIES = 8

export type Network = ReturnType<typeof openNetwork>

/**
 * A network in which every copy of a request, and every answer, is delivered or lost only when a test says so, in any
 * order.
 */
export function openNetwork(serve: (trip: Trip) => Promise<Outcome>) {
  const copies: Trip[] = []
  const answers: Arrival[] = []
  const trips: Trip[] = []

  function take<Item>(items: Item[], pick: number): Item | undefined {
    return items.splice(pick % Math.max(1, items.length), 1)[0]
  }
  async function arrive(pick: number): Promise<void> {
    const trip = take(copies, pick)
    if (trip) answers.push({ trip, outcome: await serve(trip) })
  }
  function answer(pick: number): void {
    const arrival = take(answers, pick)
    if (!arrival?.trip.isWaiting) return
    const { trip, outcome } = arrival
    trip.isWaiting = false
    if (outcome.failure) trip.reject(outcome.failure)
    else trip.resolve(outcome.saved ?? outcome.told)
  }
  function giveUp(trip: Trip | undefined): void {
    if (!trip?.isWaiting) return
    trip.isWaiting = false
    trip.reject(UNREACHABLE)
  }
  const waiting = () => trips.filter(({ isWaiting }) => isWaiting)
  const pickWaiting = (pick: number) => waiting()[pick % Math.max(1, waiting().length)]

  return {
    post: (sessionId: string, body: SheetToSend, onTrip: (trip: Trip) => void) =>
      new Promise<unknown>((resolve, reject) => {
        const trip: Trip = { body, sessionId, isWaiting: true, resolve, reject }
        trips.push(trip)
        copies.push(trip)
        onTrip(trip)
      }),
    arrive,
    answer,
    loseRequest: (pick: number) => void take(copies, pick),
    loseAnswer: (pick: number) => void take(answers, pick),
    /** Delivers another copy, now or much later. */
    duplicate(pick: number): void {
      const trip = copies[pick % Math.max(1, copies.length)]
      if (trip && copies.length < MOST_COPIES) copies.push(trip)
    },
    /** The page no longer waits; what is on its way stays on its way. */
    giveUp: (pick: number) => giveUp(pickWaiting(pick)),
    /** What a page does automatically on a connection that accepts everything and answers nothing. */
    giveUpOn: giveUp,
    /** A captive portal answers with a 200; what is on its way stays on its way. */
    portal(pick: number): void {
      const trip = pickWaiting(pick)
      if (!trip) return
      trip.isWaiting = false
      trip.resolve(PORTAL_ANSWERS[pick % PORTAL_ANSWERS.length])
    },
    /** Everything arrives and is answered, and what was lost is given up. */
    async flow(): Promise<void> {
      while (copies.length > 0) await arrive(0)
      while (answers.length > 0) answer(0)
      for (const trip of waiting()) giveUp(trip)
    },
    isUnderWay: (mutationId: string) => copies.some(({ body }) => body.mutationId === mutationId),
    isQuiet: () => copies.length === 0 && answers.length === 0 && waiting().length === 0,
  }
}
