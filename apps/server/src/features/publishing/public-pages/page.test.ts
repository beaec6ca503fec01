import type { PublicResults } from "@rosette/contract/public-pages"
import { expect, it } from "vitest"
import { entryPage, nothingHere, resultsPage } from "./page.ts"

const SHOWN: PublicResults = {
  event: {
    name: "Harbour Show",
    date: "June 13, 2026",
    time: "10:00 - 16:00",
    location: "Pier 3",
    organizerName: "Olga Brandt",
  },
  state: "shown",
  winners: [],
  places: [],
  outOfContest: "",
  judges: [],
  results: {
    version: 1,
    digits: "1a2b3c4d",
    publishedAt: "2026-06-14T01:00:00.000Z",
    amendment: null,
    timeZone: "America/New_York",
  },
}
const ADDRESS = { origin: "http://localhost", path: "/r/key", entries: "/e/key", style: "/style.css" }

it("each fact of the event is a piece of its own, without separators in the text", () => {
  const facts = /<p class="facts">(.*?)<\/p>/.exec(resultsPage(SHOWN, ADDRESS))?.[1]
  expect(facts).toMatch(/^<span>June 13, 2026<\/span> <span>[^<·]+<\/span> <span>Pier 3<\/span> $/)
})

it("the date of the publication is the day where the publisher was, and is never broken", () => {
  expect(resultsPage(SHOWN, ADDRESS)).toContain("published on June\u00a013,\u00a02026 · 1a2b3c4d")
})

it("a version from a time zone that is not known has no day", () => {
  const results = SHOWN.results && { ...SHOWN.results, timeZone: "" }
  expect(resultsPage({ ...SHOWN, results }, ADDRESS)).toContain("of the results, published · 1a2b3c4d")
})

it("an amended page says so before everything else, also the page of an entry", () => {
  const amendment = { reason: "A sheet was read wrong", at: "2026-06-14T01:00:00.000Z" }
  const amended = { ...SHOWN, results: SHOWN.results && { ...SHOWN.results, version: 2, amendment } }
  const entry = { entryName: "Comet", votingId: "1", ownerParticipant: "", imageUrl: null, className: null }
  for (const page of [
    resultsPage(amended, ADDRESS),
    entryPage(amended, entry, { titles: [], own: null, points: null }, ADDRESS),
  ])
    expect(page).toMatch(
      /<main>\s*<p class="amended"><strong>Amended on June.13,.2026:<\/strong> A sheet was read wrong<\/p>/,
    )
})

it.each([
  ["/photos/1.webp", "http://localhost", "http://localhost/photos/1.webp"],
  ["/photos/1.webp", "", "/photos/1.webp"],
  ["https://cars.test/1.jpg", "http://localhost", "https://cars.test/1.jpg"],
])("the picture %s is shared from %j as %s", (imageUrl, origin, shared) => {
  const entry = { entryName: "Comet", votingId: "1", ownerParticipant: "", imageUrl, className: null }
  const page = entryPage(SHOWN, entry, { titles: [], own: null, points: null }, { ...ADDRESS, origin })
  expect(/property="og:image" content="([^"]*)"/.exec(page)?.[1]).toBe(shared)
})

it("an entry's page says that its link back leads to all results", () => {
  const entry = { entryName: "Comet", votingId: "1", ownerParticipant: "", imageUrl: null, className: null }
  const page = entryPage(SHOWN, entry, { titles: [], own: null, points: null }, ADDRESS)
  expect(page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")).toContain("All results Harbour Show")
  expect(page).toContain('<a class="back" href="/r/key">')
})

it("an entry's page has one way to all results, and its address can be shared, without the key of its owner", () => {
  const entry = { entryName: "Comet", votingId: "1", ownerParticipant: "", imageUrl: null, className: null }
  const page = entryPage(SHOWN, entry, { titles: [], own: null, points: null }, { ...ADDRESS, path: "/e/key/1" })
  expect(page.match(/href="\/r\/key"/g)).toHaveLength(1)
  expect(page).toMatch(/<button[^>]+ hidden>Share<.+<button[^>]+ hidden>Copy link</)
  expect(page).toContain('<span class="address" dir="ltr">http://localhost/e/key/1</span>')
})

const placed = (votingId: string, place: number, percent: number) => ({
  votingId,
  place,
  percent,
  score: { percent: Math.round(percent), points: Math.round(16 * percent) / 10, maxPoints: 160 },
  entryName: `Car ${votingId}`,
  ownerParticipant: "",
  className: null,
  imageUrl: null,
  classPlace: null,
  criteria: [{ name: "Paint", average: 21.5, maxPoints: 25 }],
})

function scoreOf(votingId: string, places: PublicResults["places"]): string | null {
  const entry = { entryName: "Comet", votingId, ownerParticipant: "", imageUrl: null, className: null }
  const page = entryPage({ ...SHOWN, places }, entry, { titles: [], own: null, points: null }, ADDRESS)
  const line = /<p class="sum">(.*?)<\/p>/s.exec(page)?.[1]
  return line === undefined
    ? null
    : line
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim()
}

it("an entry's page has the score that the table of places shows, and the winner's lead", () => {
  const places = [placed("1", 1, 75.625), placed("2", 2, 70.5), placed("3", 3, 69)]
  expect(scoreOf("1", places)).toBe("76% 121 of 160 points, 8.2 ahead of Car 2")
  expect(scoreOf("2", places)).toBe("71% 112.8 of 160 points")
})

it("an entry that the public table does not show has no score on its page", () => {
  expect(scoreOf("9", [placed("1", 1, 75)])).toBeNull()
})

it("nobody is ahead of an entry with the same percent", () => {
  expect(scoreOf("1", [placed("1", 1, 75), placed("2", 2, 75)])).toBe("75% 120 of 160 points")
})

it("an entry's page shows its points by section, what does not apply to it, and what they add up to", () => {
  const entry = { entryName: "Comet", votingId: "1", ownerParticipant: "", imageUrl: null, className: null }
  const parts = [
    { name: "Body", points: 65.6, maxPoints: 80, openPoints: 80, hasScores: true },
    { name: "Safety", points: 4.5, maxPoints: 20, openPoints: 15, hasScores: true },
    { name: "Bonus", points: 0, maxPoints: 35, openPoints: 35, hasScores: false },
    { name: "Area Setup", points: 0, maxPoints: 15, openPoints: 0, hasScores: false },
  ]
  const total = { name: "Total", points: 70.1, maxPoints: 150, openPoints: 130, hasScores: true }
  const page = entryPage(SHOWN, entry, { titles: [], own: null, points: { by: "section", parts, total } }, ADDRESS)
  const told = page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")
  expect(told).toContain(
    "Points by section Body 65.6 / 80 Safety 4.5 / 15 Bonus – / 35 Area Setup Does not apply Total 70.1 / 150 " +
      "20 of the 150 points are for criteria that do not apply to this entry and count as 0.",
  )
  const widths = [...page.matchAll(/<rect( class="track")? width="([^"]+)"/g)].map(([, track, width]) =>
    track ? `of ${width}` : width,
  )
  expect(widths).toEqual(["82.0%", "of 75.0%", "22.5%", "0.0%", "of 0.0%", "0.0%"])
})

it("an owner's averages are followed by what they add up to, and by what is left out", () => {
  const entry = { entryName: "Comet", votingId: "1", ownerParticipant: "", imageUrl: null, className: null }
  const own = {
    criteria: [{ name: "Paint", average: 8.5, maxPoints: 10 }],
    score: { percent: 43, points: 8.5, maxPoints: 20 },
    notes: ["Nobody has scored Sound: its 10 points count as 0."],
    comments: [],
  }
  const page = entryPage(SHOWN, entry, { titles: [], own, points: null }, ADDRESS)
  expect(page.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ")).toContain(
    "Paint 8.5 10 Total 43% 8.5 of 20 Nobody has scored Sound: its 10 points count as 0.",
  )
})

it("an unknown entry leads to the results that are there, and an unknown page to nobody", () => {
  expect(nothingHere(ADDRESS, "/r/key")).toMatch(/no entry with this number.+<a href="\/r\/key">All results<\/a>/s)
  expect(nothingHere(ADDRESS, null)).not.toContain('<a href="/r/')
})

it("an event without a look of its own has the page of before; one with it has its pictures, its colour and their style", () => {
  const plain = resultsPage(SHOWN, ADDRESS)
  expect(plain).not.toMatch(/data-accent|look\.css|class="(?:logo|cover)"/)
  const photo = (digit: string) => `/photos/${digit.repeat(32)}`
  const look = { coverUrl: `${photo("a")}.webp`, logoUrl: `${photo("b")}.webp`, accent: "teal" as const }
  const page = resultsPage({ ...SHOWN, event: { ...SHOWN.event, ...look } }, ADDRESS)
  expect(page).toContain('<html lang="en" data-accent="teal">')
  expect(page).toMatch(/<link rel="stylesheet" href="\/r\/look\.css\?[\w-]{8}">/)
  expect(page).toContain(`<img class="logo" src="${photo("b")}-thumb.webp" alt="">`)
  // After the text.
  expect(page.indexOf(`src="${photo("a")}-thumb.webp"`)).toBeGreaterThan(page.indexOf("<h1>"))
})
