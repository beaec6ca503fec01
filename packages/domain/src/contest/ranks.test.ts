import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { standardRanks } from "./results.ts"

/** "A:90 B:90 C:70" becomes "1=A 1=B 3.C": rank, "=" if it is shared, name. */
function rankPicture(picture: string): string {
  const scored = picture.split(" ").map((part) => part.split(":"))
  const ranks = standardRanks(scored.map(([, value]) => Number(value)))
  return scored
    .map(([name], index) => ({ name, rank: ranks[index] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, rank }) => `${rank}${ranks.filter((other) => other === rank).length > 1 ? "=" : "."}${name}`)
    .join(" ")
}

describe("equal values share a rank and the next one skips", () => {
  it.each([
    ["A:90", "1.A"],
    ["A:70 B:90", "1.B 2.A"],
    ["A:90 B:90 C:70", "1=A 1=B 3.C"],
    ["A:90 B:80 C:80 D:70", "1.A 2=B 2=C 4.D"],
    ["A:80 B:90 C:80 D:70 E:80", "1.B 2=A 2=C 2=E 5.D"],
    ["A:0 B:0 C:0", "1=A 1=B 1=C"],
  ])("%s → %s", (scores, ranks) => {
    expect(rankPicture(scores)).toBe(ranks)
  })

  it("no values have no ranks", () => {
    expect(standardRanks([])).toEqual([])
  })

  it("the rank of a value is one more than the number of higher values", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (values) => {
        expect(standardRanks(values)).toEqual(values.map((value) => 1 + values.filter((other) => other > value).length))
      }),
    )
  })
})
