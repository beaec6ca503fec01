import { expect, it } from "vitest"
import { sendingText } from "./sending-text.ts"

const OPEN = { state: "open" } as const
const removed = { state: "ended", end: { reason: "removed", eventName: "Harbour Show" } } as const

it.each([
  [OPEN, undefined, "It will send automatically when you’re back online."],
  [OPEN, "noLine", "It will send automatically when you’re back online."],
  [OPEN, "signedOut", "Sign in to send it."],
  [OPEN, "otherDatabase", "It is not sent to this address."],
  [{ state: "ended" }, "noLine", "Sign in to send it."],
  [removed, undefined, "It is not sent."],
  [{ state: "other", judgeName: "Bob" }, undefined, "Sign in to send it."],
  [{ state: "otherDatabase" }, undefined, "It is not sent to this address."],
] as const)("with the session %j, after %s: %s", (session, failure, text) => {
  expect(sendingText(session, failure)).toBe(text)
})
