import { CLASSIC_VEHICLE_YEAR, type EntryFlag, type EntryFlags, eachFlag } from "@rosette/domain/entries/entry-flags"
import type { CarShapeName } from "./car-shapes.ts"

/** A car of the demo show. `has` are flags besides "classic", which follows from the year. */
export type DemoCar = {
  votingId: string
  year: number
  model: string
  owner: string
  description: string
  has?: readonly Exclude<EntryFlag, "isClassicVehicle">[]
  shape: CarShapeName
  paint: string
  finish?: readonly ["two-tone" | "stripe" | "flames", accent: string]
}

export const isClassic = (car: DemoCar): boolean => car.year <= CLASSIC_VEHICLE_YEAR

export const nameOf = (car: DemoCar): string => `${car.year} ${car.model}`

export function flagsOf(car: DemoCar): EntryFlags {
  const has = new Set<EntryFlag>(car.has)
  return { ...eachFlag((flag) => has.has(flag)), isClassicVehicle: isClassic(car) }
}
