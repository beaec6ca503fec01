import type { Stage } from "@rosette/contract/ceremony"
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
  place: null,
  title: null,
  also: [],
  podium: [],
  closing: null,
  winners: [],
}
const line = { kind: "place", place: 1, title: "Overall Winner" } as const

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
  ["the overall winner", { kind: "place", place: 1, title: "Overall Winner" }, "gold 1"],
  ["the second place", { kind: "place", place: 2, title: "Second place" }, "silver 2"],
  ["the third place", { kind: "place", place: 3, title: "Third place" }, "bronze 3"],
  ["a later place", { kind: "place", place: 4, title: "Place 4" }, "plain"],
  ["an award, whatever it is called", { kind: "award", title: "Second place" }, "gold"],
])("a rosette marks %s", (_, fields, expected) => {
  const { container } = show(<StageView shown={{ ...STAGE, ...fields, shows: "winners", winners: [WINNER] }} />)
  const rosette = container.querySelector("svg")
  expect([rosette?.dataset.metal, rosette?.textContent].filter(Boolean).join(" ")).toBe(expected)
})

describe("without a photo", () => {
  const single = (winner: Partial<Stage["winners"][number]>): Stage => ({
    ...STAGE,
    ...line,
    shows: "winners",
    winners: [{ ...WINNER, ...winner }],
  })
  const toneOf = (container: HTMLElement) => container.querySelector("[data-initials]")?.textContent

  it("and where one fails to load, initials take its place", async () => {
    const { container } = show(<StageView shown={single({ entryName: "Blue Comet", imageUrl: "/photos/a.webp" })} />)
    const photo = container.querySelector("img")
    expect([photo?.getAttribute("src"), toneOf(container)]).toEqual(["/photos/a.webp", undefined])
    photo?.dispatchEvent(new Event("error"))
    await expect.poll(() => toneOf(container)).toBe("BC")
    expect(container.querySelector("img")).toBeNull()
    expect(screen.getByText("Blue Comet")).toBeTruthy()
  })

  it.each([
    ["two words", { entryName: "Blue Comet GT" }, "BC"],
    ["one word", { entryName: "Comet" }, "Com"],
    ["a hidden name", { entryName: "" }, "12"],
  ])("the initials of %s", (_, winner, expected) => {
    expect(toneOf(show(<StageView shown={single(winner)} />).container)).toBe(expected)
  })

  it("several winners have photos or initials only if one of them has a photo", () => {
    const winners = (imageUrl: string | null) => [{ ...WINNER }, { ...WINNER, votingId: "13", imageUrl }]
    const tones = ["/photos/a.webp", null].map((imageUrl) => {
      const shown = { ...STAGE, ...line, shows: "winners" as const, winners: winners(imageUrl) }
      return show(<StageView shown={shown} />).container.querySelectorAll("[data-initials]").length
    })
    expect(tones).toEqual([1, 0])
  })
})

it("second and third stand on the podium, whose middle waits for the winner", () => {
  const podium = [
    { place: 3, names: ["Silver Arrow"] },
    { place: 2, names: ["Desert Fox", "Road Runner"] },
  ]
  const steps = (shows: "title" | "winners") => {
    const shown = { ...STAGE, ...line, shows, podium, winners: shows === "winners" ? [WINNER] : [] }
    const { container, unmount } = show(<StageView shown={shown} />)
    const found = [...container.querySelectorAll("[data-place]")].map((step) => {
      return `${step.textContent}${step.hasAttribute("data-now") ? " now" : ""}`
    })
    unmount()
    return found
  }
  expect(steps("title")).toEqual(["Desert FoxRoad Runner2", "1", "Silver Arrow3"])
  expect(steps("winners")[1]).toBe("1 now")
})

it("three share a step of the podium in a line each, and more in one", () => {
  const linesOf = (names: string[]) => {
    const podium = [{ place: 3, names }]
    const { container, unmount } = show(<StageView shown={{ ...STAGE, ...line, shows: "title", podium }} />)
    const lines = [...container.querySelectorAll("ol p")].map(({ textContent }) => textContent)
    unmount()
    return lines
  }
  expect(linesOf(["A", "B", "B"])).toEqual(["A", "B", "B"])
  expect(linesOf(["A", "B", "C", "D"])).toEqual(["A · B · C · D"])
})

describe("a reveal", () => {
  const won = (fields: Partial<Stage>): Stage => ({ ...STAGE, ...line, ...fields, shows: "winners", winners: [WINNER] })
  const revealOf = (stage: Stage, isReveal: boolean) =>
    show(<StageView shown={stage} isReveal={isReveal} />).container.querySelector("main")?.dataset.reveal

  it.each<[string, Stage, boolean, string | undefined]>([
    ["holds a beat before the overall winner", won({}), true, "held"],
    ["holds none before another place", won({ place: 2, title: "Second place" }), true, "line"],
    ["holds none before an award", won({ kind: "award", place: null, title: "Best Paint" }), true, "line"],
    ["is still where the audience has seen it", won({}), false, undefined],
  ])("%s", (_, stage, isReveal, expected) => expect(revealOf(stage, isReveal)).toBe(expected))

  it("counts up to the whole percent", () => {
    const score = { percent: 3, points: 3, maxPoints: 80 }
    const stage = { ...won({}), winners: [{ ...WINNER, score }] }
    const { container } = show(<StageView shown={stage} isReveal />)
    expect(container.querySelector("[data-count]")?.getAttribute("data-count")).toBe("0\n1\n2\n3")
  })
})

describe("the last slide", () => {
  const closing = {
    lines: [
      { title: "Best of Show", names: ["Car 1"] },
      { title: "Overall Winner", names: ["Car 2", "Car 3"] },
    ],
    publicPath: "/r/key" as string | null,
  }
  const open = (publicPath: string | null) =>
    show(<StageView shown={{ ...STAGE, closing: { ...closing, publicPath } }} />)

  it("names all winners, the highest first, with the QR code of the public page", () => {
    const { container } = open("/r/key")
    expect([...container.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
      "Overall WinnerCar 2 · Car 3",
      "Best of ShowCar 1",
    ])
    expect(screen.getByRole("img", { name: "QR code of the results" })).toBeTruthy()
  })

  it("has no QR code where there is no page", () => {
    open(null)
    expect(screen.queryByRole("img")).toBeNull()
  })
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

it("the event's own logo stands in place of the rosette, its cover behind its name alone", () => {
  const photo = (digit: string) => `/photos/${digit.repeat(32)}.webp`
  const own = { ...STAGE, coverUrl: photo("a"), logoUrl: photo("b"), accent: "teal" as const }
  const picturesOf = (stage: Stage) => {
    const { container, unmount } = show(<StageView shown={stage} />)
    const pictures = [...container.querySelectorAll("img")].map((img) => img.getAttribute("src"))
    const found = { pictures, accent: container.querySelector("main")?.getAttribute("data-accent") }
    unmount()
    return found
  }
  expect(picturesOf(own)).toEqual({ pictures: [photo("a"), photo("b")], accent: "teal" })
  expect(picturesOf({ ...own, ...line, shows: "title" })).toEqual({ pictures: [photo("b")], accent: "teal" })
  expect(picturesOf(STAGE)).toEqual({ pictures: [], accent: null })
})
