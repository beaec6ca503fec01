import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { CsvColumns } from "./csv-columns.tsx"

it("names the columns that a file needs, and explains the others on demand", async () => {
  const { user, container } = show(<CsvColumns />)
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
