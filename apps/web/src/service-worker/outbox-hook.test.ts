import type { SendingEnd } from "@rosette/outbox/outbox"
import { afterEach, expect, it, vi } from "vitest"
import { unlessTabDoes } from "../offline/tabs.ts"
import { isLeftOver } from "./outbox-hook.ts"

afterEach(() => void vi.unstubAllGlobals())

/** A browser in which another tab has the lock, or none has. */
function stubLocks(isTaken: boolean) {
  const request = async (name: string, _options: unknown, work: (lock: unknown) => unknown) =>
    work(isTaken ? null : { name })
  vi.stubGlobal("navigator", { locks: { request } })
}

it.each([
  ["sent", false, false],
  ["left over while a tab sends them, which may be closed before it is done", true, true],
])("the sheets of a judge are %s", async (_, isTaken, isLeft) => {
  stubLocks(isTaken)
  const send = async (): Promise<SendingEnd> => ({ end: "done" })
  expect(isLeftOver(await unlessTabDoes("rosette.outbox.one.3", send))).toBe(isLeft)
})
