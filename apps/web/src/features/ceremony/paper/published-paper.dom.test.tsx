import type { SnapshotBody } from "@rosette/contract/snapshots"
import { act } from "@testing-library/react"
import { expect, it } from "vitest"
import { showWithServer } from "../../../../test/calls.tsx"
import { CEREMONY } from "../announcer/announcer-fixtures.tsx"
import { entry, line, publishedPaper } from "./paper-fixtures.ts"
import { PublishedPaper } from "./published-paper.tsx"

/** The Results tab with these versions, while it is printed. */
async function printed(versions: number[], { isPublished = true, body = {} as Partial<SnapshotBody> } = {}) {
  const content = JSON.stringify({ ...publishedPaper().body, ...body })
  const { container, queryClient } = showWithServer(
    <PublishedPaper eventId={1} isPublished={isPublished}>
      <p>Provisional</p>
    </PublishedPaper>,
    {
      "organizer.snapshots": () => versions.map((version) => line(version)),
      "organizer.snapshot": ({ version }) => ({ ...line(version), body: content }),
      "organizer.ceremony": () => ({ ...CEREMONY, lines: [] }),
      "organizer.publicPage": () => {
        const page = { key: null, shows: "soon", opens: "stage" } as const
        return { ...page, places: 3, showsJudges: false, opensAt: null }
      },
    },
  )
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  act(() => void window.dispatchEvent(new Event("beforeprint")))
  return container
}

/** What is printed from the Results tab, with these versions. */
const print = async (...args: Parameters<typeof printed>) => (await printed(...args)).textContent ?? ""

it("the Results tab prints what is provisional only until something is published", async () => {
  expect(await print([])).toBe("Provisional")
})

it("then it prints the last version with its digits, and calls nothing provisional", async () => {
  const text = await print([1, 2])
  expect(text).toContain("Version 2 of the results · 1a2b3c4d")
  expect(text).toContain("Overall Winner: Car 1 (1), Owner 1")
  expect(text).toContain("11Car 1Owner 190% · 8.3 of 10")
  expect(text).not.toMatch(/provisional|can still change|being amended/i)
})

it("while the results are amended it prints the version that was published last, and says so", async () => {
  expect(await print([1, 2], { isPublished: false })).toContain("This is the version that was published last.")
})

it("names and owners that entries hide are not printed, and what was waived is", async () => {
  const entries = [entry(1, { showEntryName: false }), entry(2, { showOwnerParticipant: false }), entry(3)]
  const waiver = {
    kind: "sheetMissing",
    key: "1",
    reason: "Ann was ill",
    waivedBy: "Olga",
    waivedAt: "2026-06-20T15:00:00.000Z",
  }
  const text = await print([2], { body: { entries, waivers: [waiver] } })
  expect(text).not.toMatch(/Car 1|Owner 2/)
  expect(text).toContain("Overall Winner: Entry 1 (1), Owner 1")
  expect(text).toContain("Waived: Ann was ill (Olga)")
})

it("the logo and the color of the version are at its head", async () => {
  const { event } = publishedPaper().body
  const logoUrl = `/photos/${"b".repeat(32)}.webp`
  const own = await printed([2], { body: { event: { ...event, logoUrl, accent: "teal" } } })
  expect(own.querySelector("[data-accent='teal'] > img")?.getAttribute("src")).toBe(logoUrl)
  const usual = await printed([2])
  expect(usual.querySelector("[data-accent], img")).toBeNull()
})
