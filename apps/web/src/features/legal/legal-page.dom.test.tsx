import { screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { LegalPage } from "./legal-page.tsx"

const { TZ } = process.env

beforeEach(() => {
  process.env.TZ = "America/New_York"
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-21T02:30:00Z") })
})
afterEach(() => {
  vi.useRealTimers()
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

it("late in the evening the day for machines is the reader's own, as the day that is shown", () => {
  show(
    <LegalPage title="Terms" lead="">
      Fair judging.
    </LegalPage>,
  )
  expect(screen.getByText(/2026/, { selector: "time" }).getAttribute("datetime")).toBe("2026-06-20")
})
