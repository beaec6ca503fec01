import { LIMITS } from "@rosette/contract/limits"
import { expect, it } from "vitest"
import { AppError } from "../refusals/app-error.ts"
import { createSlots, type Slots } from "./slots.ts"

const { atOnce } = LIMITS.perAddress
const open = () => createSlots({ mostAtOnce: 2 * atOnce, underWay: "Please wait.", waitSeconds: 5 })

function outcome(slots: Slots, key: string, address?: string): string {
  try {
    slots.take(key, address)
    return "taken"
  } catch (error) {
    return error instanceof AppError ? `${error.code} ${error.retryAfterSeconds}` : "broken"
  }
}

it("a session has one slot until it gives it back", () => {
  const slots = open()
  const slot = slots.take("ann", "a")
  expect(outcome(slots, "ann", "a")).toBe("TOO_MANY_ATTEMPTS 5")
  slot.release()
  expect(outcome(slots, "ann", "a")).toBe("taken")
})

it("an address with many sessions leaves slots for others", () => {
  const slots = open()
  const taken = Array.from({ length: atOnce }, (_, n) => slots.take(`session ${n}`, "a"))
  expect(outcome(slots, "one more", "a")).toBe("UNAVAILABLE 5")
  expect(outcome(slots, "elsewhere", "b")).toBe("taken")
  taken[0]?.release()
  expect(outcome(slots, "one more", "a")).toBe("taken")
})

it("all together have so many and no more", () => {
  const slots = open()
  for (let n = 0; n < 2 * atOnce; n += 1) expect(outcome(slots, `session ${n}`, `address ${n}`)).toBe("taken")
  expect(outcome(slots, "one more", "another address")).toBe("UNAVAILABLE 5")
})
