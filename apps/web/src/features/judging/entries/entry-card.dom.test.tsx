import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { anEntry } from "../judged-fixtures.ts"
import { EntryFacts } from "./entry-card.tsx"

const facts = (fields: Parameters<typeof anEntry>[0], isPhone = false) =>
  show(<EntryFacts entry={anEntry({ imageUrl: null, showEntryName: true, ...fields })} isPhone={isPhone} />)
const factOf = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent

describe("what there is to know of an entry", () => {
  it("a name that the head may cut stands in full", () => {
    const entryName = "Nineteen-Sixty-Three Corvette Sting Ray Split-Window Coupé"
    facts({ entryName })
    expect(factOf("Name")).toBe(entryName)
  })

  it("a short one stands in the head alone", () => {
    facts({ entryName: "Desert Fox" })
    expect(factOf("Name")).toBeUndefined()
  })

  it("a long description is folded until it is asked for", async () => {
    const { user } = facts({ description: "Restored over nine winters. ".repeat(30) })
    const text = screen.getByText(/^Restored/)
    expect(text.dataset.folded).toBe("true")
    await user.click(screen.getByRole("button", { name: "Show more" }))
    expect(text.dataset.folded).toBeUndefined()
    await user.click(screen.getByRole("button", { name: "Show less" }))
    expect(text.dataset.folded).toBe("true")
  })

  it.each([
    ["three lines", "Paint\nChrome\nGlass", false],
    ["four lines", "Paint\nChrome\nGlass\nSeats", true],
  ])("one of %s is folded: %s", (_, description, isFolded) => {
    facts({ description })
    expect(screen.queryByRole("button", { name: "Show more" }) !== null).toBe(isFolded)
  })
})

describe("on a phone", () => {
  it("they stand in one line, and a tap shows all of them", async () => {
    const { user } = facts({ description: "Roadster", ownerParticipant: "Noah", votingId: "A7" }, true)
    const line = screen.getByRole("button", { name: "Vehicle Roadster · Owner/Participant Noah · No photo available" })
    expect([line.getAttribute("aria-expanded"), factOf("Voting ID")]).toEqual(["false", undefined])
    await user.click(line)
    expect(factOf("Voting ID")).toBe("A7")
    expect(screen.getByRole("button", { name: "Details", expanded: true })).toBe(document.activeElement)
    await user.click(line)
    expect(factOf("Voting ID")).toBeUndefined()
  })

  it("without any, the line says what a tap shows", () => {
    facts({ description: "", showOwnerParticipant: false, imageUrl: "/photos/1.webp" }, true)
    expect(screen.getByRole("button", { name: "Details", expanded: false })).toBeTruthy()
  })
})
