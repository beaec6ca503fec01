import type { CarLook } from "./car-picture.ts"
import { CLASSICS } from "./classics.ts"
import { type DemoCar, isClassic } from "./demo-car.ts"
import { ELECTRIC_CARS } from "./electric-cars.ts"
import { MODERN_CARS } from "./modern-cars.ts"
import { MUSCLE_CARS } from "./muscle-cars.ts"
import { GROUNDS, type GroundName } from "./show-ground.ts"
import { TRUCKS_AND_VANS } from "./trucks-and-vans.ts"

/** The entries of the demo show, in order of voting ID. */
export const DEMO_CARS: readonly DemoCar[] = [
  ...CLASSICS,
  ...MUSCLE_CARS,
  ...MODERN_CARS,
  ...TRUCKS_AND_VANS,
  ...ELECTRIC_CARS,
]

// GROUNDS has exactly these keys; Object.keys returns them as plain strings.
const GROUND_NAMES = Object.keys(GROUNDS) as GroundName[]

/** How the car is drawn; consecutive cars have different backgrounds. */
export function lookOf(car: DemoCar): CarLook {
  const [finish, accent] = car.finish ?? ["plain", car.paint]
  const ground = GROUND_NAMES[DEMO_CARS.indexOf(car) % GROUND_NAMES.length] ?? "park"
  return { shape: car.shape, ground, paint: car.paint, accent, finish, isClassic: isClassic(car) }
}
