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

describe("on a desk", () => {
  it.each([
    ["without a photo, the words stand among the facts", null, true],
    ["with one, it stands in the head alone", "/photos/1.webp", false],
  ])("%s", (_, imageUrl, isSaid) => {
    facts({ imageUrl })
    expect(screen.queryByText("No photo available") !== null).toBe(isSaid)
    expect(screen.queryByRole("link")).toBeNull()
  })
})

describe("on a phone", () => {
  it("they stand in one line, and a tap shows all of them, and that there is no photo", async () => {
    const { user } = facts({ description: "Roadster", ownerParticipant: "Noah", votingId: "A7" }, true)
    const line = screen.getByRole("button", { name: "Vehicle Roadster · Noah" })
    expect([line.getAttribute("aria-expanded"), factOf("Voting ID")]).toEqual(["false", undefined])
    await user.click(line)
    expect([factOf("Voting ID"), factOf("Owner/Participant")]).toEqual(["A7", "Noah"])
    expect(screen.getByText("No photo available")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Details", expanded: true })).toBe(document.activeElement)
    await user.click(line)
    expect(factOf("Voting ID")).toBeUndefined()
  })

  it.each([
    ["without any, the line says what a tap shows", false, "Details"],
    ["an owner stands there alone", true, "Noah"],
  ])("%s", (_, showOwnerParticipant, name) => {
    facts({ description: "", ownerParticipant: "Noah", showOwnerParticipant }, true)
    expect(screen.getByRole("button", { name, expanded: false })).toBeTruthy()
  })
})
