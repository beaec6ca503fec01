import { anEntry } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { planOf } from "./photos.ts"

const entry = (id: number, votingId: string, imageUrl: string | null = null) => anEntry({ id, votingId, imageUrl })
const ENTRIES = [entry(1, "101"), entry(2, "7"), entry(3, "A3", "/photos/0123456789abcdef0123456789abcdef.webp")]
const PLAIN = { similar: "skip" } as const

const filesOf = (photos: readonly { file: string }[]) => photos.map(({ file }) => file)

it("a photo belongs to the entry whose voting ID is its name", () => {
  const plan = planOf(["101.jpg", "7.PNG"], ENTRIES, PLAIN)
  expect(plan.uploads.map(({ file, entry: { id } }) => [file, id])).toEqual([
    ["101.jpg", 1],
    ["7.PNG", 2],
  ])
})

it("an entry that has a photo is left out, unless it is to be replaced", () => {
  expect(filesOf(planOf(["A3.jpg"], ENTRIES, PLAIN).present)).toEqual(["A3.jpg"])
  expect(filesOf(planOf(["A3.jpg"], ENTRIES, { ...PLAIN, replace: true }).uploads)).toEqual(["A3.jpg"])
})

it("a name that is only similar is not used unless it is said to be the same", () => {
  expect(planOf(["007.jpg"], ENTRIES, PLAIN)).toMatchObject({
    uploads: [],
    unsure: [{ file: "007.jpg", votingId: "7" }],
  })
  expect(filesOf(planOf(["007.jpg"], ENTRIES, { similar: "same" }).uploads)).toEqual(["007.jpg"])
})

it("of two files for one entry the second waits for a decision", () => {
  const plan = planOf(["101.jpg", "101.png"], ENTRIES, PLAIN)
  expect(filesOf(plan.uploads)).toEqual(["101.jpg"])
  expect(plan.unsure).toEqual([{ file: "101.png", votingId: "101" }])
})

it("a file without an entry is named", () => {
  expect(planOf(["sunset.jpg"], ENTRIES, PLAIN).unknown).toEqual(["sunset.jpg"])
})
