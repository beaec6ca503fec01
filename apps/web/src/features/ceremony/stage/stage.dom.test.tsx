import type { Stage } from "@rosette/contract/publishing/ceremony"
import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { StageView } from "./stage-view.tsx"

const WINNER = {
  entryName: "Car 1",
  ownerParticipant: "Mia",
  votingId: "12",
  imageUrl: null,
  percent: null,
  score: null,
}
const STAGE: Stage = {
  version: 3,
  eventName: "Harbour Show",
  results: { version: 2, digits: "1a2b3c4d" },
  isRehearsal: false,
  shows: "event",
  kind: null,
  title: null,
  also: [],
  winners: [],
}
const line = { kind: "place", title: "Overall Winner" } as const

describe("the stage shows", () => {
  it.each<[string, Partial<Stage>, string]>([
    ["the event between lines", {}, "Harbour Show||Version 2 · 1a2b3c4d"],
    ["a title", { ...line, shows: "title" }, "Overall Winner|Harbour Show|Version 2 · 1a2b3c4d"],
    [
      "a winner",
      { ...line, shows: "winners", winners: [WINNER] },
      "Overall Winner|Car 1|Mia|No.\u00a012|Harbour Show|Version 2 · 1a2b3c4d",
    ],
    [
      "a percent where it is sent",
      {
        ...line,
        shows: "winners",
        winners: [{ ...WINNER, percent: 91.26, score: { percent: 91, points: 73, maxPoints: 80 } }],
      },
      "Overall Winner|Car 1|Mia|No.\u00a012 · 91% · 73 of 80|Harbour Show|Version 2 · 1a2b3c4d",
    ],
    [
      "the voting ID of an entry that does not show its name",
      { ...line, shows: "winners", winners: [{ ...WINNER, entryName: "", ownerParticipant: "" }] },
      "Overall Winner|Entry 12|Harbour Show|Version 2 · 1a2b3c4d",
    ],
    ["nothing while it is black", { shows: "black" }, ""],
  ])("%s", (_, fields, expected) => {
    const { container } = show(<StageView shown={{ ...STAGE, ...fields }} />)
    const said = [...container.querySelectorAll("h1, p")].map((element) => element.textContent)
    expect(said.join("|")).toBe(expected)
  })

  it("that it was closed, and where the current link is, once its key is no longer valid", () => {
    const { container } = show(<StageView shown="closed" />)
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This stage was closed.")
    expect(container.querySelector("main")?.textContent).toContain("Organizers find the current link on the dashboard")
  })
})

it.each<[string, Partial<Stage>, string]>([
  ["the overall winner", { kind: "place", title: "Overall Winner" }, "gold 1"],
  ["the second place", { kind: "place", title: "Second place" }, "silver 2"],
  ["the third place", { kind: "place", title: "Third place" }, "bronze 3"],
  ["a later place", { kind: "place", title: "Place 4" }, "plain"],
  ["an award, whatever it is called", { kind: "award", title: "Second place" }, "gold"],
])("a rosette marks %s", (_, fields, expected) => {
  const { container } = show(<StageView shown={{ ...STAGE, ...fields, shows: "winners", winners: [WINNER] }} />)
  const rosette = container.querySelector("svg")
  expect([rosette?.dataset.metal, rosette?.textContent].filter(Boolean).join(" ")).toBe(expected)
})

it("a photo that fails to load takes no space", async () => {
  const shown = { ...STAGE, ...line, shows: "winners", winners: [{ ...WINNER, imageUrl: "/photos/a.webp" }] } as const
  const { container } = show(<StageView shown={{ ...shown, winners: [...shown.winners] }} />)
  const photo = container.querySelector("img")
  expect(photo?.getAttribute("src")).toBe("/photos/a.webp")
  photo?.dispatchEvent(new Event("error"))
  await expect.poll(() => container.querySelector("img")).toBeNull()
  expect(screen.getByText("Car 1")).toBeTruthy()
})

it("a word with a hyphen is one piece, and its text is unchanged", () => {
  const winners = [{ ...WINNER, entryName: "1967 Jaguar E-Type EV - Series I", ownerParticipant: "Ann-Lena Cho" }]
  const { container } = show(<StageView shown={{ ...STAGE, ...line, shows: "winners", winners }} />)
  const [name, owner] = container.querySelectorAll("li p")
  expect([name?.textContent, owner?.textContent]).toEqual(["1967 Jaguar E-Type EV - Series I", "Ann-Lena Cho"])
  expect([...container.querySelectorAll("li p span")].map(({ textContent }) => textContent)).toEqual([
    "E-Type",
    "Ann-Lena",
  ])
})

it("a rehearsal is named across the stage, and the real show is not", () => {
  const marks = [true, false].map((isRehearsal) => {
    const { container, unmount } = show(<StageView shown={{ ...STAGE, isRehearsal }} />)
    const words = container.querySelector("p[aria-hidden]")?.textContent ?? "none"
    unmount()
    return words
  })
  expect(marks).toEqual(["Rehearsal", "none"])
})

it("names the award that is announced with a place", () => {
  const shown = { ...STAGE, ...line, shows: "winners", also: ["Best in Show"], winners: [WINNER] } as const
  const { container } = show(<StageView shown={{ ...shown, also: [...shown.also], winners: [WINNER] }} />)
  expect(container.querySelector("h1")?.textContent).toBe("Overall WinnerBest in Show")
})
