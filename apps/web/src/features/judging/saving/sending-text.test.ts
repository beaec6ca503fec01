import { expect, it } from "vitest"
import { sendingText } from "./sending-text.ts"

it.each([
  ["open", undefined, "It will send automatically when you’re back online."],
  ["open", "noLine", "It will send automatically when you’re back online."],
  ["open", "signedOut", "Sign in to send it."],
  ["open", "otherDatabase", "It is not sent to this address."],
  ["ended", "noLine", "Sign in to send it."],
  ["other", undefined, "Sign in to send it."],
  ["otherDatabase", undefined, "It is not sent to this address."],
] as const)("with a session that is %s, after %s: %s", (session, failure, text) => {
  expect(sendingText(session, failure)).toBe(text)
})
