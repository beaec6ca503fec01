import { expect, it } from "vitest"
import { isOutboxSync, readToWorker } from "./worker-messages.ts"

it.each([
  ["take over", { type: "take-over", of: "a later version" }, { type: "take-over" }],
  ["keep photos", { type: "keep-photos", urls: ["/a", "/b"] }, { type: "keep-photos", urls: ["/a", "/b"] }],
  ["no photos at all", { type: "keep-photos", urls: [] }, { type: "keep-photos", urls: [] }],
  ["addresses that are not texts", { type: "keep-photos", urls: ["/a", 7] }, null],
  ["addresses that are not a list", { type: "keep-photos", urls: "/a" }, null],
  ["check", { type: "check-offline", urls: ["/a"] }, { type: "check-offline", urls: ["/a"] }],
  ["a message of a later version", { type: "sing" }, null],
  ["nothing", null, null],
  ["a text", "take-over", null],
])("reads the message: %s", (_title, data, message) => {
  expect(readToWorker(data)).toEqual(message)
})

it.each([
  [{ type: "outbox-sync" }, true],
  [{ type: "take-over" }, false],
  [undefined, false],
])("whether %o is a background sync: %s", (data, isOne) => {
  expect(isOutboxSync(data)).toBe(isOne)
})
