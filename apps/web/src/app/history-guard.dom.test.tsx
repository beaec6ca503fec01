import { beforeAll, beforeEach, expect, it, vi } from "vitest"
import { navigate } from "wouter/use-browser-location"
import { guardLeaving } from "../lib/leave-guard.ts"
import { guardHistory } from "./history-guard.ts"

beforeAll(() => guardHistory())

beforeEach(() => {
  navigate("/dashboard")
  navigate("/dashboard?tab=entries")
})

const place = () => window.location.pathname + window.location.search + window.location.hash

/** Presses Back, and resolves when the browser has gone there. */
const goBack = () =>
  new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true, capture: true })
    window.history.back()
  })

it("asks before Back opens another tab of the same screen, and stays until the person agrees", async () => {
  const asked: (() => void)[] = []
  const endGuard = guardLeaving((leave) => asked.push(leave))
  await goBack()
  expect(asked).toHaveLength(1)
  expect(place()).toBe("/dashboard?tab=entries")
  asked[0]?.()
  await vi.waitFor(() => expect(place()).toBe("/dashboard"))
  expect(asked).toHaveLength(1)
  endGuard()
})

it("asks nothing without unsaved work, nor for a link to a part of the page", async () => {
  const asked = vi.fn()
  const endGuard = guardLeaving(asked)
  navigate("/dashboard?tab=entries#main")
  await goBack()
  expect(place()).toBe("/dashboard?tab=entries")
  endGuard()
  await goBack()
  expect(place()).toBe("/dashboard")
  expect(asked).not.toHaveBeenCalled()
})
