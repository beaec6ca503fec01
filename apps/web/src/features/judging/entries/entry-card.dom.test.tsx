import { anEntry } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { EntryFacts } from "./entry-card.tsx"

const PHOTO = "/photos/1.webp"
const facts = (fields: Parameters<typeof anEntry>[0], isPhone = false, failedUrl: string | null = null) =>
  show(
    <EntryFacts
      term="Vehicle"
      entry={anEntry({ imageUrl: null, showEntryName: true, ...fields })}
      isPhone={isPhone}
      failedUrl={failedUrl}
    />,
  )
const factOf = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent

describe("the facts of an entry", () => {
  it("a name that the head may cut is shown in full", () => {
    const entryName = "Nineteen-Sixty-Three Corvette Sting Ray Split-Window Coupé"
    facts({ entryName })
    expect(factOf("Name")).toBe(entryName)
  })

  it("a short name is only in the head", () => {
    facts({ entryName: "Desert Fox" })
    expect(factOf("Name")).toBeUndefined()
  })

  it("a long description is folded until Show more is pressed", async () => {
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
  ])("whether a description of %s is folded: %s", (_, description, isFolded) => {
    facts({ description })
    expect(screen.queryByRole("button", { name: "Show more" }) !== null).toBe(isFolded)
  })
})

describe("on a desk", () => {
  it.each([
    ["without a photo, the facts say so", null, null, true],
    ["a photo is only in the head", PHOTO, null, false],
    ["a photo of another entry that cannot be loaded changes nothing", PHOTO, "/photos/2.webp", false],
    ["of a photo that cannot be loaded, the facts say so", PHOTO, PHOTO, true],
  ])("%s", (_, imageUrl, failedUrl, isSaid) => {
    facts({ imageUrl }, false, failedUrl)
    expect(screen.queryByText("No photo available") !== null).toBe(isSaid)
    expect(screen.queryByRole("link")).toBeNull()
  })
})

describe("on a phone", () => {
  it("the facts are in one line, and a tap shows all of them, and that there is no photo", async () => {
    const { user } = facts({ description: "Roadster", ownerParticipant: "Noah", votingId: "A7" }, true)
    const line = screen.getByRole("button", { name: "No photo available Vehicle Roadster · Noah" })
    expect([line.getAttribute("aria-expanded"), factOf("Voting ID")]).toEqual(["false", undefined])
    await user.click(line)
    expect([factOf("Voting ID"), factOf("Owner/Participant")]).toEqual(["A7", "Noah"])
    expect(screen.getByText("No photo available")).toBeTruthy()
    expect(screen.getByRole("button", { name: "Details", expanded: true })).toBe(document.activeElement)
    await user.click(line)
    expect(factOf("Voting ID")).toBeUndefined()
  })

  it("no full stop is before the dot between description and owner", () => {
    facts({ description: "Roadster, red.", ownerParticipant: "Noah", imageUrl: PHOTO }, true)
    expect(screen.getByRole("button", { name: "Vehicle Roadster, red · Noah" })).toBeTruthy()
  })

  it("without an owner, the description keeps its full stop", () => {
    facts({ description: "Roadster, red.", ownerParticipant: "", imageUrl: PHOTO }, true)
    expect(screen.getByRole("button", { name: "Vehicle Roadster, red." })).toBeTruthy()
  })

  it.each([
    ["without facts, the line is called Details", false, PHOTO, null, "Details"],
    ["an owner alone is shown", true, PHOTO, null, "Noah"],
    ["without a photo, it says so", true, null, null, "No photo available Noah"],
    ["of a photo that cannot be loaded, it says so", false, PHOTO, PHOTO, "No photo available Details"],
  ])("%s", (_, showOwnerParticipant, imageUrl, failedUrl, name) => {
    facts({ description: "", ownerParticipant: "Noah", showOwnerParticipant, imageUrl }, true, failedUrl)
    expect(screen.getByRole("button", { name, expanded: false })).toBeTruthy()
  })
})
