import { act, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { lazyPart, useLazyPart, usePreloadedParts } from "./lazy-part.ts"

/** Idle moments that come when the test says so. */
const idle: (() => void)[] = []
const nextIdleMoment = () =>
  act(async () => {
    idle.shift()?.()
    await vi.advanceTimersByTimeAsync(1)
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work))
})
afterEach(() => {
  idle.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const Part = () => <p>Part</p>

function parts(...answers: ("part" | "no network")[][]) {
  const started: number[] = []
  const made = answers.map((of, index) =>
    lazyPart(async () => {
      started.push(index)
      if (of.shift() === "no network") throw new TypeError("Failed to fetch")
      return Part
    }),
  )
  return { started, made }
}

function Screen({ of }: { of: ReturnType<typeof parts>["made"] }) {
  usePreloadedParts(of)
  const Shown = useLazyPart(of[0] ?? lazyPart(async () => Part))
  return Shown && <Shown />
}

it("parts are loaded one in each idle moment, in their order", async () => {
  const { started, made } = parts(["part"], ["part"], ["part"])
  render(<Screen of={made} />)
  expect(started).toEqual([])
  await nextIdleMoment()
  expect(started).toEqual([0])
  expect(screen.getByText("Part")).toBeTruthy()
  await nextIdleMoment()
  await nextIdleMoment()
  expect(started).toEqual([0, 1, 2])
})

it("without a network the others are loaded too, and later what is missing", async () => {
  const { started, made } = parts(["no network", "part"], ["part"])
  render(<Screen of={made} />)
  await nextIdleMoment()
  await nextIdleMoment()
  expect(started).toEqual([0, 1])
  expect(screen.queryByText("Part")).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  await nextIdleMoment()
  await nextIdleMoment()
  expect(started).toEqual([0, 1, 0])
  expect(screen.getByText("Part")).toBeTruthy()
})

it("once the screen is left, no more is loaded", async () => {
  const { started, made } = parts(["part"], ["part"])
  const { unmount } = render(<Screen of={made} />)
  await nextIdleMoment()
  unmount()
  await nextIdleMoment()
  expect(started).toEqual([0])
})
