import { baking } from "./baking.ts"
import { blank } from "./blank.ts"
import { carShow } from "./car-show.ts"
import { cosplay } from "./cosplay.ts"
import { photoArt } from "./photo-art.ts"
import { scienceFair } from "./science-fair.ts"
import { STARTER_KEYS, type Starter, type StarterKey } from "./starter.ts"
import { talent } from "./talent.ts"

const STARTER_OF: Record<StarterKey, Starter> = { carShow, cosplay, baking, scienceFair, photoArt, talent, blank }

/** The starter with this key. */
export const starterOf = (key: StarterKey): Starter => STARTER_OF[key]

/** Every starter, in the order in which they are offered. */
export const STARTERS: readonly Starter[] = STARTER_KEYS.map(starterOf)
