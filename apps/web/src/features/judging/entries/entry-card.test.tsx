// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { anEntry } from "../judged-fixtures.ts"
import { EntryFacts } from "./entry-card.tsx"

afterEach(cleanup)

const show = (fields: Parameters<typeof anEntry>[0]) => {
  const entry = anEntry({ imageUrl: null, showEntryName: true, ...fields })
  const position = { entry, index: 0, count: 1, goTo: () => undefined, previous: null, next: null }
  render(
    <MantineProvider>
      <EntryFacts position={position} />
    </MantineProvider>,
  )
}
const factOf = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent

describe("what there is to know of an entry", () => {
  it("a name that the head may cut stands in full", () => {
    const entryName = "Nineteen-Sixty-Three Corvette Sting Ray Split-Window Coupé"
    show({ entryName })
    expect(factOf("Name")).toBe(entryName)
  })

  it("a short one stands in the head alone", () => {
    show({ entryName: "Desert Fox" })
    expect(factOf("Name")).toBeUndefined()
  })

  it("a long description is folded until it is asked for", () => {
    const description = "Restored over nine winters. ".repeat(30)
    show({ description })
    const text = screen.getByText(/^Restored/)
    expect(text.dataset.folded).toBe("true")
    fireEvent.click(screen.getByRole("button", { name: "Show more" }))
    expect(text.dataset.folded).toBeUndefined()
    fireEvent.click(screen.getByRole("button", { name: "Show less" }))
    expect(text.dataset.folded).toBe("true")
  })

  it.each([
    ["three lines", "Paint\nChrome\nGlass", false],
    ["four lines", "Paint\nChrome\nGlass\nSeats", true],
  ])("one of %s is folded: %s", (_, description, isFolded) => {
    show({ description })
    expect(screen.queryByRole("button", { name: "Show more" }) !== null).toBe(isFolded)
  })
})
