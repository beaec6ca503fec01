import type { Ceremony } from "@rosette/contract/publishing/ceremony"
import { useState } from "react"
import { type ClientError, refusalOf } from "../../lib/error-text.ts"
import { type Inputs, trpc } from "../../lib/trpc.ts"

type Of<Name extends "moveCeremony" | "skipWinner" | "arrangeCeremony"> = Omit<
  Inputs["organizer"][Name],
  "eventId" | "version"
>

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
  const { organizer } = trpc.useUtils()
  const [refusal, setRefusal] = useState<ClientError | null>(null)
  const options = {
    // A pending answer would show the state before the change.
    onMutate: () => organizer.ceremony.cancel(event),
    onSuccess: (ceremony: Ceremony) => {
      setRefusal(null)
      organizer.ceremony.setData(event, ceremony)
    },
    onError: async (error: unknown) => {
      setRefusal(refusalOf(error))
      await organizer.ceremony.invalidate(event)
    },
  }
  const moving = trpc.organizer.moveCeremony.useMutation(options)
  const skipping = trpc.organizer.skipWinner.useMutation(options)
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
