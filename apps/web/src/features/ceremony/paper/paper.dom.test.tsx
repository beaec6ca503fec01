import type { SnapshotBody } from "@rosette/contract/snapshots"
import { NO_REQUIREMENTS } from "@rosette/domain/entries/entry-flags"
import { screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { firstChoice, type PaperChoice } from "./paper-choice.ts"
import { award, entry, line, publishedPaper, result } from "./paper-fixtures.ts"
import type { PaperVersion } from "./paper-version.ts"
import { PaperView } from "./paper-view.tsx"

function open(paper: PaperVersion, choice: Partial<PaperChoice>, versions = [line(1), line(2)]) {
  const shown = show(
    <PaperView
      versions={versions}
      state="published"
      read={{ data: paper, error: null, isFetching: false, refetch: () => undefined }}
      choice={{ ...firstChoice("de-DE"), ...choice }}
      onChoose={() => undefined}
    />,
  )
  const sheets = [...shown.container.querySelectorAll("[data-sheet]")]
  return { ...shown, sheets, texts: sheets.map((sheet) => sheet.textContent ?? "") }
}

const KINDS = ["certificates", "winners", "placards", "ranking", "owners"] as const

describe("every sheet carries the version and its digits", () => {
  it.each(KINDS)("%s", (kind) => {
    const { texts } = open(publishedPaper(), { kind })
    expect(texts.length).toBeGreaterThan(0)
    for (const text of texts) expect(text).toContain("Version 2 · 1a2b3c4d")
  })
})

describe("what an entry hides", () => {
  const entries = [entry(1, { showEntryName: false }), entry(2, { showOwnerParticipant: false }), entry(3)]
  const paper = publishedPaper({ body: { entries } })

  it.each(["placards", "ranking"] as const)("is nowhere in the %s, which everybody can read", (kind) => {
    const { container, texts } = open(paper, { kind })
    expect(container.innerHTML).not.toContain("Car 1")
    expect(container.innerHTML).not.toContain("Owner 2")
    expect(texts.join()).toContain("Entry 1")
    expect(texts.join()).toContain("Owner 1")
    expect(texts.join()).toContain("Car 2")
  })

  it("is on the certificate and on its owner's page, which are handed over in person", () => {
    const { texts } = open(paper, { kind: "certificates" })
    expect(texts.filter((text) => text.includes("Car 1"))).toHaveLength(2)
    expect(texts.filter((text) => text.includes("Owner 2"))).toHaveLength(1)
    expect(screen.getByRole("status").textContent).toContain("3 certificates bear a name or an owner")
    expect(open(paper, { kind: "owners" }).texts[1]).toContain("Owner 2")
  })

  it("is marked for the announcer as not to be announced", () => {
    const { texts } = open(paper, { kind: "winners" })
    expect(texts.join()).toContain("Car 1 · Owner 1 · Voting ID 1 · 90% · 8.3 of 10 Do not say the name.")
    expect(texts.join()).toContain("Car 2 · Owner 2 · Voting ID 2 · 80% · 8.3 of 10 Do not say the owner.")
  })
})

describe("certificates", () => {
  it("are one for each winner of each line, with event, award, entry, owner, date and signature lines", () => {
    const certificate = { ...firstChoice("").certificate, signatures: ["Chief judge", "Organizer"] as const }
    const { sheets, texts } = open(publishedPaper(), { certificate })
    expect(sheets.map((sheet) => sheet.getAttribute("aria-label"))).toEqual([
      "Certificate: Best of Show, Car 1",
      "Certificate: Second place, Car 2",
      "Certificate: Overall Winner, Car 1",
    ])
    for (const words of [
      "Harbour Show",
      "Best of Show",
      "Car 1",
      "Owner 1",
      "June 20, 2026",
      "Chief judge",
      "Organizer",
    ])
      expect(texts[0]).toContain(words)
    expect(sheets[0]?.getAttribute("data-sheet")).toBe("a4-landscape")
  })

  it("have an ornament on blank paper or a logo instead, and only text on pre-printed paper", () => {
    const style = firstChoice("").certificate
    const blank = open(publishedPaper(), { certificate: style })
    expect(blank.sheets[0]?.querySelector("svg")).toBeTruthy()
    const withLogo = open(publishedPaper(), { certificate: { ...style, logo: "blob:logo" } })
    expect(withLogo.sheets[0]?.querySelector("img")?.getAttribute("src")).toBe("blob:logo")
    expect(withLogo.sheets[0]?.querySelector("svg")).toBeNull()
    const printed = open(publishedPaper(), { certificate: { ...style, logo: "blob:logo", isPrePrinted: true } })
    expect(printed.sheets[0]?.querySelector("img, svg")).toBeNull()
    expect(printed.sheets[0]?.querySelector("[data-pre-printed]")).toBeTruthy()
  })
})

describe("an event's own look", () => {
  const LOGO = `/photos/${"b".repeat(32)}.webp`

  function withLook() {
    const paper = publishedPaper()
    return { ...paper, body: { ...paper.body, event: { ...paper.body.event, logoUrl: LOGO, accent: "teal" as const } } }
  }

  it("is on certificates, where their own logo and border color go first", () => {
    const style = firstChoice("").certificate
    const lookOf = (certificate: typeof style) => {
      const [sheet] = open(withLook(), { certificate }).sheets
      const border = sheet?.querySelector<HTMLElement>("[style*='--border']")?.style.getPropertyValue("--border")
      return [sheet?.querySelector("img")?.getAttribute("src"), border]
    }
    expect(lookOf(style)).toEqual([LOGO, "#0b5a64"])
    expect(lookOf({ ...style, logo: "blob:logo", border: "#123456" })).toEqual(["blob:logo", "#123456"])
  })

  it.each(["winners", "ranking", "placards"] as const)("is on %s", (kind) => {
    const [sheet] = open(withLook(), { kind }).sheets
    expect(sheet?.querySelector("img")?.getAttribute("src")).toBe(LOGO)
    expect(sheet?.querySelector("[data-accent='teal']")).toBeTruthy()
  })
})

describe("the lines of the ceremony", () => {
  const arrangement = [
    { key: "place:2", kind: "place" as const, title: "Second place", isHidden: false },
    { key: "place:1", kind: "place" as const, title: "Overall Winner", isHidden: false },
    { key: "text:1", kind: "text" as const, title: "Thanks to our sponsors", isHidden: false },
    { key: "award:5", kind: "award" as const, title: "Best of Show", isHidden: true },
  ]

  it("are listed for the announcer in their order, with texts and without those left out", () => {
    const { container } = open(publishedPaper({ arrangement }), { kind: "winners" })
    const titles = [...container.querySelectorAll("tbody tr > :nth-child(2)")].map(({ textContent }) => textContent)
    expect(titles).toEqual(["Second place", "Overall Winner", "Thanks to our sponsors"])
    expect(screen.getByRole("status").textContent).toBe(
      "Left out of the ceremony, and so of these papers: Best of Show.",
    )
  })

  it("an entry that won twice has one placard, the highest first", () => {
    const { texts } = open(publishedPaper(), { kind: "placards" })
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain("Overall WinnerBest of ShowCar 1")
  })
})

describe("the owners' pages", () => {
  const sheet = { id: 31, judgeId: 21, entryId: 2, isSubmitted: true, revision: 1, comments: "Even paint." }
  const draft = { ...sheet, id: 32, entryId: 1, isSubmitted: false, comments: "" }
  const body: Partial<SnapshotBody> = {
    entries: [entry(10), entry(2), entry(1)],
    results: [result(1, 1), result(2, 2), result(10, null)],
    sheets: [sheet, draft],
  }

  it("are ordered by voting ID, with figures, honours, averages and comments", () => {
    const { sheets, texts } = open(publishedPaper({ body }), { kind: "owners" })
    expect(sheets.map((one) => one.getAttribute("aria-label"))).toEqual([
      "Results of Car 1",
      "Results of Car 2",
      "Results of Car 10",
    ])
    expect(texts[0]).toContain("Overall90% · 8.3 of 10Place1Overall WinnerBest of Show")
    expect(texts[0]).toContain("Paint8.310Total (90%)8.310")
    expect(texts[0]).not.toContain("What the judges wrote")
    expect(texts[1]).toContain("What the judges wroteEven paint.")
    expect(texts[2]).toContain("No judge has submitted scores for this entry.")
  })

  it("name the judges only where the public page does", () => {
    const without = open(publishedPaper({ body }), { kind: "owners" })
    expect(without.container.innerHTML).not.toContain("Jo Hall")
    without.unmount()
    expect(open(publishedPaper({ body, showsJudges: true }), { kind: "owners" }).texts[1]).toContain("Jo Hall")
    expect(screen.getByRole("status").textContent).toBe(
      "With the names of the judges, because the public page names them.",
    )
  })
})

it("the button prints the page", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined)
  const { user } = open(publishedPaper(), { kind: "ranking" })
  await user.click(screen.getByRole("button", { name: "Print" }))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  print.mockRestore()
})

it("the ranking has the places of each class where each is a contest of its own", () => {
  const classed = (id: number, place: number, classPlace: number) => ({ ...result(id, place), classPlace })
  const body = {
    rules: {
      panelMethod: "mean" as const,
      tieBreaks: [],
      placesThatMatter: 2,
      conferAbove: null,
      ranks: "classes" as const,
    },
    classes: [{ id: 4, name: "Street", code: "", order: 1, minEntries: 0 }],
    entries: [entry(1, { classId: null }), entry(2, { classId: 4 }), entry(3, { classId: 4 })],
    results: [classed(1, 1, 1), classed(2, 2, 1), classed(3, 2, 1)],
  }
  const { container } = open(publishedPaper({ body }), { kind: "ranking" })
  const rows = [...container.querySelectorAll("tbody tr")].map(({ textContent }) => textContent?.slice(0, 9))
  expect(rows).toEqual(["Street", "1 (tied)2", "1 (tied)3", "No class", expect.stringMatching(/^11/)])
})

it("the ranking shows who shares a place, and who has none", () => {
  const results = [result(1, 1), result(2, 1), result(3, null)]
  const { container } = open(publishedPaper({ body: { results } }), { kind: "ranking" })
  const rows = [...container.querySelectorAll("tbody tr")].map((row) => row.textContent)
  expect(rows).toEqual([
    "1 (tied)1Car 1Owner 190% · 8.3 of 10",
    "1 (tied)2Car 2Owner 290% · 8.3 of 10",
    "–3Car 3Owner 3–",
  ])
})

describe("if there is nothing to print, the page says what to do", () => {
  const results = [result(1, null)]

  it.each(["certificates", "winners", "placards"] as const)("%s without a winner", (kind) => {
    const { sheets } = open(publishedPaper({ body: { results, awards: [award(5, "Cup", [])] } }), { kind })
    expect(sheets).toEqual([])
    expect(screen.getByText("No winners")).toBeTruthy()
    expect(screen.getByRole("link", { name: "Open Results" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull()
  })

  it.each(["ranking", "owners"] as const)("%s without an entry", (kind) => {
    const { sheets } = open(publishedPaper({ body: { results: [], entries: [], awards: [] } }), { kind })
    expect(sheets).toEqual([])
    expect(screen.getByText("No entries")).toBeTruthy()
  })
})

it("an owner's page adds up to its percent, or says what is left out of it", () => {
  const sound = {
    id: 12,
    name: "Sound",
    description: "",
    maxPoints: 5,
    order: 2,
    countsOverall: true,
    ...NO_REQUIREMENTS,
    requiresSound: true,
  }
  const { body } = publishedPaper()
  const { texts } = open(publishedPaper({ body: { criteria: [...body.criteria, sound] } }), { kind: "owners" })
  expect(texts[0]).toContain(
    "Total (90%)8.3155 of the 15 points are for criteria that do not apply to this entry and count as 0.",
  )
})

it("an award that is announced with its winner's place has a certificate of its own", () => {
  const best = { ...award(5, "Best in Show", [1]), basis: "overall" as const }
  const { sheets } = open(publishedPaper({ body: { awards: [best] } }), {})
  expect(sheets.map((sheet) => sheet.getAttribute("aria-label"))).toEqual([
    "Certificate: Second place, Car 2",
    "Certificate: Best in Show, Car 1",
    "Certificate: Overall Winner, Car 1",
  ])
  const { container } = open(publishedPaper({ body: { awards: [best] } }), { kind: "winners" })
  const titles = [...container.querySelectorAll("tbody tr > :nth-child(2)")].map(({ textContent }) => textContent)
  expect(titles).toEqual(["Second place", "Overall Winner and Best in Show"])
})
