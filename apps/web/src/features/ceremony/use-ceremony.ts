import type { Ceremony } from "@rosette/contract/ceremony"
import { ERRORS } from "@rosette/contract/errors"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { type ClientError, refusalOf } from "../../lib/error-text.ts"
import { type Inputs, trpc } from "../../lib/trpc.ts"

type Of<Name extends "moveCeremony" | "skipWinner" | "arrangeCeremony"> = Omit<
  Inputs["organizer"][Name],
  "eventId" | "version"
>

/** A step without an answer after this time counts as failed. It is sent with its version, so it is never taken twice. */
const STEP_LIMIT_MS = 10_000

const inTime = () => ({ signal: AbortSignal.timeout(STEP_LIMIT_MS) })

/** The changes of a ceremony. Each is sent with the version shown, and resolves to whether it was done. */
export type CeremonyCalls = {
  move: (step: Of<"moveCeremony">) => Promise<boolean>
  skip: (skip: Of<"skipWinner">) => Promise<boolean>
  arrange: (order: Of<"arrangeCeremony">) => Promise<boolean>
  renewStage: () => Promise<boolean>
  closeStage: () => Promise<boolean>
  isPending: boolean
  /** Why the last change failed; null after a success. */
  refusal: ClientError | null
}

/** The ceremony; always fetched again when a screen opens. */
export const useCeremony = (eventId: number) => trpc.organizer.ceremony.useQuery({ eventId }, { staleTime: 0 })

/** The changes of the ceremony shown; after a refusal it is fetched again, because it has changed. */
export function useCeremonyCalls(eventId: number, version: number): CeremonyCalls {
  const event = { eventId }
  const { client, organizer } = trpc.useUtils()
  const [refusal, setRefusal] = useState<ClientError | null>(null)
  const options = {
    // A pending answer would show the state before the change.
    onMutate: () => organizer.ceremony.cancel(event),
    onSuccess: (ceremony: Ceremony) => {
      setRefusal(null)
      organizer.ceremony.setData(event, ceremony)
    },
    onError: async (error: unknown) => {
      const refused = refusalOf(error)
      setRefusal(refused)
      const reading = organizer.ceremony.invalidate(event)
      // On a line that gives no answer the next press does not wait for one.
      if (refused.code in ERRORS) await reading
    },
  }
  const moving = useMutation({
    ...options,
    mutationFn: (step: Inputs["organizer"]["moveCeremony"]) => client.organizer.moveCeremony.mutate(step, inTime()),
  })
  const skipping = useMutation({
    ...options,
    mutationFn: (skip: Inputs["organizer"]["skipWinner"]) => client.organizer.skipWinner.mutate(skip, inTime()),
  })
  const arranging = trpc.organizer.arrangeCeremony.useMutation(options)
  const renewing = trpc.organizer.renewStageKey.useMutation(options)
  const closing = trpc.organizer.closeStage.useMutation(options)
  const seen = { ...event, version }
  return {
    move: (step) => done(moving.mutateAsync({ ...seen, ...step })),
    skip: (skip) => done(skipping.mutateAsync({ ...seen, ...skip })),
    arrange: (order) => done(arranging.mutateAsync({ ...seen, ...order })),
    renewStage: () => done(renewing.mutateAsync(event)),
    closeStage: () => done(closing.mutateAsync(event)),
    isPending: [moving, skipping, arranging, renewing, closing].some(({ isPending }) => isPending),
    refusal,
  }
}

/** False on a refusal, which is kept in `refusal`. */
const done = (work: Promise<Ceremony>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** The base address of links for others: the server's configured address, else this page's. */
export function usePublicAddress(): string {
  const { data } = trpc.session.current.useQuery()
  return (data?.publicUrl ?? window.location.origin).replace(/\/+$/, "")
}
