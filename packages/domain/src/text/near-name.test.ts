import { expect, it } from "vitest"
import { nearName } from "./near-name.ts"

it.each([
  ["Motorad", "Motorrad"],
  ["Mutorrat", "Motorrad"],
  ["Trcuk", "Truck"],
  ["Baot", "Boat"],
  ["Youngtimmer & Tuning", "Youngtimer & Tuning"],
  ["Truck", "Trucks"],
  ["Street Rods", "Streetrods"],
  ["Streetrods", "Street Rods"],
  ["Oldtimer bis 1960", "Oldtimers bis 1960"],
])("%j is probably %j", (name, other) => {
  expect(nearName(name, ["Boats", other])).toBe(other)
})

it.each([
  ["Class A", "Class B"],
  ["Pre-1960", "Pre-1970"],
  ["Cup", "Cut"],
  ["Cup", "Cups"],
  ["Cups", "Cup"],
  ["Motorat", "Motorrad"],
  ["Bikes", "Trikes"],
  ["Motorrad", "MOTORRAD"],
  ["Stock", "Modified"],
])("%j is not %j misspelt", (name, other) => {
  expect(nearName(name, [other])).toBeNull()
})
