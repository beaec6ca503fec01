import { RosetteError } from "@rosette/client"
import { anEntry } from "@rosette/contract/fixtures"
import { describe, expect, it } from "vitest"
import { onceFree, planOf } from "./photos.ts"

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

describe("an upload while the server still stores the last photo of one that was broken off", () => {
  const refusalOf = (code: "TOO_MANY_ATTEMPTS" | "TOO_LARGE", retryAfter = 0) =>
    new RosetteError(code, "Not now.", { httpStatus: 429, retryAfter })

  /** An upload that is refused some times before it succeeds. */
  function refused(times: number, refusal: RosetteError) {
    let tries = 0
    const upload = async () => {
      tries += 1
      if (tries <= times) throw refusal
      return `stored at try ${tries}`
    }
    return { upload, tries: () => tries }
  }

  it("waits as long as the server asks for, and is made again", async () => {
    const { upload } = refused(1, refusalOf("TOO_MANY_ATTEMPTS", 0.2))
    const begun = performance.now()
    expect(await onceFree(upload)).toBe("stored at try 2")
    expect(performance.now() - begun).toBeGreaterThanOrEqual(190)
  })

  it("ends with the refusal if the server is never done", async () => {
    const { upload, tries } = refused(9, refusalOf("TOO_MANY_ATTEMPTS"))
    await expect(onceFree(upload)).rejects.toMatchObject({ code: "TOO_MANY_ATTEMPTS" })
    expect(tries()).toBe(6)
  })

  it("is not made again after any other refusal", async () => {
    const { upload, tries } = refused(9, refusalOf("TOO_LARGE"))
    await expect(onceFree(upload)).rejects.toMatchObject({ code: "TOO_LARGE" })
    expect(tries()).toBe(1)
  })
})
