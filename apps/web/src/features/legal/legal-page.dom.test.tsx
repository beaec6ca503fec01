import { screen, within } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import DisclaimerScreen from "./disclaimer-screen.tsx"
import { LegalPage } from "./legal-page.tsx"
import PrivacyScreen from "./privacy-screen.tsx"
import TermsScreen from "./terms-screen.tsx"

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
  show(<LegalPage title="Terms" lead="" sections={[{ title: "Judges", content: "Fair judging." }]} />)
  expect(screen.getByText(/2026/, { selector: "time" }).getAttribute("datetime")).toBe("2026-06-20")
})

it.each([
  ["terms", TermsScreen],
  ["privacy", PrivacyScreen],
  ["disclaimer", DisclaimerScreen],
])("each section of the %s is in the list at the top, which leads to its heading", (_, Screen) => {
  show(<Screen />)
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link")
  const headings = screen.getAllByRole("heading", { level: 2 })
  expect(links.length).toBeGreaterThan(3)
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    headings.map(({ textContent, id }) => [textContent, `#${id}`]),
  )
})
