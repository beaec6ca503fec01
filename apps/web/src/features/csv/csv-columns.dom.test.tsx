import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { starterOf } from "@rosette/domain/starters/starters"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { CsvColumns } from "./csv-columns.tsx"

it("names the columns that a file needs, and explains the others on demand", async () => {
  const { user, container } = show(<CsvColumns words={USUAL_WORDS} />)
  expect(container.querySelector("p")?.textContent).toBe(
    "One row per entry. Needed: Entry Name, Owner/Participant, Voting ID",
  )
  const more = screen.getByRole("button", { name: "11 more columns" })
  expect([more.getAttribute("aria-expanded"), screen.queryByRole("list")]).toEqual(["false", null])
  await user.tab()
  await user.keyboard("{Enter}")
  expect(more.getAttribute("aria-expanded")).toBe("true")
  const columns = screen.getByRole("list").textContent ?? ""
  for (const column of [
    "Description",
    "Show Entry Name: yes or no",
    "Sound Participation",
    "Class: the name or code",
  ]) {
    expect(columns).toContain(column)
  }
})

it("flags have the labels of the event, and those that it does not use are not named", async () => {
  const { user } = show(<CsvColumns words={starterOf("cosplay").words} />)
  await user.click(screen.getByRole("button", { name: "7 more columns" }))
  const columns = screen.getByRole("list").textContent ?? ""
  expect(columns).toContain("Carries a prop, Stage act: yes or no")
  expect(columns).not.toMatch(/Custom Paint|Electric/)
})
