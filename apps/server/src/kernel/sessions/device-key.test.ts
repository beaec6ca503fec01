import { expect, it } from "vitest"
import { deviceKeyIn, deviceKeyOfOldForm, newDeviceKey } from "./device-key.ts"
import { newSessionId } from "./session-store.ts"

it("a device keeps its key, and no two share one", () => {
  const key = newDeviceKey()
  expect(deviceKeyIn(key)).toBe(key)
  expect(newDeviceKey()).not.toBe(key)
})

it("a cookie of an earlier version, which also named events, identifies the same device", () => {
  const old = "AbCdEfGh12345-_x judge:3 organizer:7"
  expect(deviceKeyIn(old)).toBe("AbCdEfGh12345-_x")
  expect(deviceKeyOfOldForm(old)).toBe("AbCdEfGh12345-_x")
  expect(deviceKeyOfOldForm("AbCdEfGh12345-_x")).toBeNull()
})

it.each([
  ["nothing", null],
  ["an empty text", ""],
  ["the id of a session", newSessionId()],
  ["something else", "judge:3"],
])("%s is not a key", (_, content) => {
  expect(deviceKeyIn(content)).toBeNull()
})
