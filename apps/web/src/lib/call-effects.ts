import type { Effect } from "@rosette/contract/effects"
import type { CALL_EFFECTS as CallEffects } from "@rosette/contract/routers"

/** Written here by `build/constants.ts`: a screen would have to load every schema with the rows of the calls. */
declare const CALL_EFFECTS: typeof CallEffects

/** What a call, "organizer.updateCriterion", makes stale; null if it changes no event. */
export const effectOf = (path: string): Effect | null => CALL_EFFECTS[path] ?? null
