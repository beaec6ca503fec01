import type { BeforeBody } from "@rosette/contract/call"
import { sessionIdAt } from "../../kernel/access-levels.ts"
import type { Services } from "../../kernel/services.ts"
import { addressKey } from "../../kernel/sessions/address-key.ts"
import type { Principals } from "../../kernel/sessions/session-store.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { ProcedureInfo } from "./procedure-list.ts"

/** A caller who has access, and their request: `onEnd` runs when it is answered or aborted, and nothing is done for it. */
export type Caller = { who: Principals; address: string; onEnd(work: () => void): void }

type Check = (services: Services, caller: Caller, sessionId: string | null) => unknown

/** One at a time in a session. */
const takeTurn =
  (slots: "importSlots" | "photoSlots" | "previewSlots"): Check =>
  (services, { address, onEnd }, sessionId) =>
    onEnd(services[slots].take(sessionId ?? "", addressKey(address)).release)

/** Checks of some calls before their bodies are read, because these are large or expensive. A check throws its refusal. */
const CHECKS: Record<BeforeBody, Check> = {
  eventCreation: ({ creation }, { who, address }) =>
    creation.refuse({ address, isMasterAdmin: who.masterAdmin !== null }),
  storage: ({ storage }) => storage.refuseWhenFull(),
  importTurn: takeTurn("importSlots"),
  photoTurn: takeTurn("photoSlots"),
  previewTurn: takeTurn("previewSlots"),
}

/** Why this caller is refused before the body of a call is read; null if they are not. */
export async function refusalBeforeBody(
  services: Services,
  { who: level, beforeBody = [], hasOwnThrottle }: ProcedureInfo,
  caller: Caller,
): Promise<AppError | null> {
  try {
    if (level === "anybody" && !hasOwnThrottle) await services.malformed.refuse(caller.address)
    for (const check of beforeBody) await CHECKS[check](services, caller, sessionIdAt(level, caller.who))
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
