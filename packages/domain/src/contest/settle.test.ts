import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { contest, settled } from "./fixtures-contest.ts"
import { contestStandings } from "./places.ts"
import { refuseSettlement } from "./settle.ts"
import { lotOrder, lotText, type Settlement } from "./settlements.ts"

const { judged } = contest("A:30+60 | B:20+60 | C:20+60")
const open = contestStandings(judged)
const key = open.ties[0]?.key ?? ""
const lot = settled(open, "lot", [2, 3])

describe("settling a tie", () => {
  it.each<[string, Partial<Parameters<typeof refuseSettlement>[0]>, string | null]>([
    [
      "an order of exactly the tied entries, with a reason",
      { kind: "order", entryIds: [3, 2], reason: "Finish" },
      null,
    ],
    ["shared", { kind: "shared" }, null],
    ["a lot", { kind: "lot" }, null],
    ["an order without a reason", { kind: "order", entryIds: [3, 2], reason: " " }, "reason"],
    ["an order that leaves one out", { kind: "order", entryIds: [3], reason: "Finish" }, "entryIds"],
    ["an order that names an entry twice", { kind: "order", entryIds: [3, 3], reason: "Finish" }, "entryIds"],
    ["an order that names another entry", { kind: "order", entryIds: [3, 2, 1], reason: "Finish" }, "entryIds"],
    ["a key that no current tie has", { kind: "lot", key: "gone" }, "TIE_CHANGED"],
    ["a lot after one was withdrawn", { kind: "lot", settlements: [{ ...lot, isWithdrawn: true }] }, "kind"],
    ["a lot after one that cannot be repeated", { kind: "lot", settlements: [lot] }, "kind"],
    ["an order after a lot that cannot be repeated", { entryIds: [3, 2], reason: "Finish", settlements: [lot] }, null],
    ["shared after a lot was withdrawn", { kind: "shared", settlements: [{ ...lot, isWithdrawn: true }] }, null],
    [
      "a lot after one of the same entries, drawn when other steps decided",
      { kind: "lot", settlements: [{ ...lot, key: "of-other-steps" }] },
      "kind",
    ],
    [
      "a lot after one of other entries was withdrawn",
      { kind: "lot", settlements: [{ ...lot, key: "x", entryIds: [2, 3, 1], isWithdrawn: true }] },
      null,
    ],
    [
      "a lot after one of the same entries on another ladder",
      { kind: "lot", settlements: [{ ...lot, key: "x", ladder: "criterion:1", isWithdrawn: true }] },
      null,
    ],
  ])("by %s", (_, attempt, refusal) => {
    const refused = refuseSettlement({ key, kind: "order", ties: open.ties, settlements: [], ...attempt })
    expect(refused && (refused.code === "INVALID_INPUT" ? refused.path : refused.code)).toBe(refusal)
  })

  it("is refused if the tie is settled, or only stale", () => {
    const settlements: Settlement[] = [lot, { ...lot, id: 2, key: "stale" }]
    const { ties } = contestStandings({ ...judged, settlements })
    expect(refuseSettlement({ key, kind: "shared", ties, settlements })).toEqual({ code: "TIE_SETTLED" })
    expect(refuseSettlement({ key: "stale", kind: "shared", ties, settlements })).toEqual({ code: "TIE_CHANGED" })
  })
})

it("a lot sorts by the ascending hash of seed, colon and voting ID, so anybody can repeat it", () => {
  const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex")
  const seed = "0123456789abcdef".repeat(4)
  const entries = ["C01", "C02", "Ü3"].map((votingId, index) => ({ id: index + 1, votingId }))
  expect(lotText(seed, "C01")).toBe(`${seed}:C01`)
  const byHand = entries.toSorted((a, b) =>
    sha256(`${seed}:${a.votingId}`) < sha256(`${seed}:${b.votingId}`) ? -1 : 1,
  )
  expect(lotOrder(entries, seed, sha256)).toEqual(byHand.map(({ id }) => id))
  expect(lotOrder(entries.toReversed(), seed, sha256)).toEqual(lotOrder(entries, seed, sha256))
})

it("a lot counts only while repeating it with the present voting IDs gives its order", () => {
  const statesWith = (votingIds: Record<number, string>, settlement: Settlement = lot) => {
    const entries = judged.entries.map((entry) => ({ ...entry, votingId: votingIds[entry.id] ?? entry.votingId }))
    return contestStandings({ ...judged, entries, settlements: [settlement] }).ties.map(({ state }) => state)
  }
  expect(statesWith({})).toEqual(["settled"])
  expect(statesWith({ 3: "E" })).toEqual(["settled"])
  expect(statesWith({ 2: "C", 3: "B" })).toEqual(["open", "stale"])
  expect(statesWith({}, { ...lot, seed: null })).toEqual(["open", "stale"])
  expect(statesWith({ 2: "C", 3: "B" }, settled(open, "order", [2, 3]))).toEqual(["settled"])
})
