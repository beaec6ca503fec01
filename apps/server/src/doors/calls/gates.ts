import type { ProcedurePath } from "@rosette/contract/routers"
import type { Services } from "../../kernel/services.ts"
import { addressKey } from "../../kernel/sessions/address-key.ts"
import type { Principals } from "../../kernel/sessions/session-store.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { ProcedureInfo } from "./procedure-list.ts"

/** A caller who has access, and their request: `onEnd` runs when it is answered or aborted, and nothing is done for it. */
export type Caller = { who: Principals; address: string; onEnd(work: () => void): void }

type Gate = (services: Services, caller: Caller) => Promise<void>

/** One at a time in a session. */
const takeSlot =
  (of: "importSlots" | "photoSlots" | "previewSlots"): Gate =>
  async (services, { who, address, onEnd }) => {
    const { sessionId = "" } = who.organizer ?? who.masterAdmin ?? {}
    onEnd(services[of].take(sessionId, addressKey(address)).release)
  }
const takeImportSlot = takeSlot("importSlots")
const takePhotoSlot = takeSlot("photoSlots")

const refuseFull: Gate = ({ storage }) => storage.refuseWhenFull()

/**
 * Checks of some calls before their bodies are read, because these are large or expensive. A gate throws its refusal.
 */
const GATES: Partial<Record<ProcedurePath, Gate>> = {
  async "organizer.createEvent"(services, caller) {
    const { who, address } = caller
    await services.creation.refuse({ address, isMasterAdmin: who.masterAdmin !== null })
    await refuseFull(services, caller)
  },
  async "csv.import"(services, caller) {
    await refuseFull(services, caller)
    await takeImportSlot(services, caller)
  },
  "csv.preview": takeImportSlot,
  "organizer.previewRules": takeSlot("previewSlots"),
  async "organizer.uploadEntryImage"(services, caller) {
    await refuseFull(services, caller)
    await takePhotoSlot(services, caller)
  },
}

/** Why a call's gate refuses this caller; null if it lets them pass. */
export async function refusalAtGate(
  services: Services,
  { path, who: level }: ProcedureInfo,
  caller: Caller,
): Promise<AppError | null> {
  try {
    if (level === "anybody") await services.malformed.refuse(caller.address)
    await GATES[path]?.(services, caller)
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
