import { expect, it } from "vitest"
import { otherDevicesText } from "./other-devices.ts"

const LAST_SEEN = "2026-06-20T09:00:00.000Z"

it.each([
  ["nowhere else", [], null],
  ["one device", ["Safari on iPhone"], "Also signed in: Safari on iPhone"],
  [
    "several devices of two kinds",
    ["Chrome on Android", "Safari on iPhone", "Chrome on Android"],
    "Also signed in: 2 × Chrome on Android, Safari on iPhone",
  ],
  ["an unknown device", ["Unknown device"], "Also signed in: Unknown device"],
  [
    "an unknown device and a known one",
    ["Unknown device", "Edge on Windows"],
    "Also signed in: Unknown device, Edge on Windows",
  ],
])("signed in on %s", (_, labels, text) => {
  expect(otherDevicesText(labels.map((label) => ({ label, lastSeenAt: LAST_SEEN })))).toBe(text)
})
