import { AppError } from "../../kernel/app-error.ts"
import type { Services } from "../../kernel/services.ts"
import type { Principals } from "../../kernel/sessions/session-store.ts"
import type { ProcedurePath } from "./procedure-list.ts"

/** Somebody whom the ladder lets pass, and the request that they make: `onEnd` runs when it is answered or broken off. */
export type Caller = { who: Principals; address: string; onEnd(work: () => void): void }

type Gate = (services: Services, caller: Caller) => Promise<void>

async function takePlace({ importPlaces }: Services, { who, onEnd }: Caller): Promise<void> {
  const place = importPlaces.take((who.organizer ?? who.masterAdmin)?.sessionId ?? "")
  onEnd(place.release)
}

const refuseFull: Gate = ({ storage }) => storage.refuseWhenFull()

/** What else some calls need before their bodies are read, as these are large or cost much. A gate throws its refusal. */
const GATES: Partial<Record<ProcedurePath, Gate>> = {
  async "organizer.createEvent"(services, caller) {
    const { who, address } = caller
    await services.creation.refuse({ address, isMasterAdmin: who.masterAdmin !== null })
    await refuseFull(services, caller)
  },
  async "csv.import"(services, caller) {
    await refuseFull(services, caller)
    await takePlace(services, caller)
  },
  "csv.preview": takePlace,
  "organizer.uploadEntryImage": refuseFull,
}

/** What a call's gate tells this caller; null where it lets them pass. */
export async function refusalAtGate(services: Services, path: ProcedurePath, caller: Caller): Promise<AppError | null> {
  try {
    await GATES[path]?.(services, caller)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
