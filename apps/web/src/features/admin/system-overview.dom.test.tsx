import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { SystemOverview } from "./system-overview.tsx"

it.each([
  [0, "Organizers0"],
  [1, "Organizer1"],
  [2, "Organizers2"],
])("names %d organizers", (organizers, words) => {
  show(<SystemOverview figures={{ total: 1, active: 1, thisMonth: 1, published: 0, organizers }} />)
  expect(screen.getByText(/^Organizers?$/).parentElement?.textContent).toBe(words)
})
