import type { AwardMove, AwardsProposal } from "@rosette/contract/award-proposals"
import type { AwardWinner } from "@rosette/contract/awards"
import { describe, expect, it } from "vitest"
import { placed } from "../../../test/placed.ts"
import { assignmentFixture, awardFixture, entryFixture } from "./award-fixtures.ts"
import { awardsWithHolders } from "./award-holders.ts"
import { leadingWords, type ProposalFacts, proposedAwards, provisionalWords } from "./proposal-lines.ts"

const result = (entryId: number, rank: number, averages: number[]) =>
  placed({
    entryId,
    entryName: `Car ${entryId}`,
    votingId: `A${entryId}`,
    ownerParticipant: "Mia Berg",
    rank,
    classPlace: rank + 2,
    overallPercent: 50,
    overallPercentRounded: 50,
    criteria: averages.map((average, index) => ({
      criterionId: index + 1,
      name: ["Paint", "Chrome", "Seats"][index] ?? "",
      maxPoints: 30,
      average,
      judgeCount: 1,
    })),
  })

const CHOICES = {
  classes: [{ id: 4, name: "Early" }],
  criteria: ["Paint", "Chrome", "Seats"].map((name, index) => ({ id: index + 1, name, order: [1, 2, 6][index] ?? 0 })),
  polls: [
    { id: 7, name: "People’s Choice", voters: 812, votes: [{ entryId: 7, votes: 214 }] },
    { id: 8, name: "Best Truck", voters: 3, votes: null },
  ],
}

const SHOW = awardFixture(1, { name: "Best of Show", priority: 9, isExclusive: true, basis: "overall" })
const PAINT = awardFixture(2, { name: "Best Paint", basis: "criterion", basisId: 1 })
const BODY = awardFixture(3, { name: "Best Body", basis: "section", basisId: 1 })
const PEOPLE = awardFixture(6, { name: "People’s Choice", basis: "audience", basisId: 7 })
const EARLY = awardFixture(5, { name: "Best of Early", basis: "class", basisId: 4 })
const CUP = awardFixture(4, { name: "Harbour Cup" })

/** Entries 7, 8, 9 in the order of their ranks; 7 holds the Harbour Cup. */
const facts = (fields: Partial<ProposalFacts> = {}): ProposalFacts => ({
  awards: awardsWithHolders(
    [SHOW, PAINT, BODY, EARLY, PEOPLE, CUP],
    [assignmentFixture(1, 4, 7)],
    [7, 8, 9].map(entryFixture),
  ),
  entries: [7, 8, 9].map(entryFixture),
  results: [result(7, 1, [28.5, 20.1, 9]), result(8, 2, [20, 0.2, 9]), result(9, 2, [])],
  choices: CHOICES,
  flagged: [],
  ...fields,
})

type One = AwardsProposal["awards"][number]
const proposal = (award: { id: number }, fields: Partial<One>): One => ({
  awardId: award.id,
  winners: [],
  skipped: [],
  needsDecision: null,
  waitsFor: null,
  ...fields,
})
const won = (entryId: number, mark = "") => ({ entryId, isPinned: mark !== "", isFlagged: mark === "!" })

/** "proposed A7 Car 7: 1st overall"; a note is its text, with "→" if it is settled in Results. */
const lines = (one: One, known = facts()) =>
  proposedAwards([one], known)[0]?.lines.map((line) =>
    line.kind === "note" ? `${line.text}${line.isTie ? " →" : ""}` : `${line.kind} ${line.entry}: ${line.text}`,
  )

describe("an award in the proposal shows", () => {
  const tie = (key: string | null, entryIds = [8, 9]) => ({ kind: "tie" as const, entryIds, key })
  it.each<[string, One, string[]]>([
    ["who would get it, and why", proposal(SHOW, { winners: [won(7)] }), ["proposed A7 Car 7: 1st overall"]],
    ["who has it", proposal(SHOW, { winners: [won(7, "p")] }), ["assigned A7 Car 7: 1st overall"]],
    ["the place in its class", proposal(EARLY, { winners: [won(7)] }), ["proposed A7 Car 7: 3rd in its class"]],
    ["the average of a criterion", proposal(PAINT, { winners: [won(7)] }), ["proposed A7 Car 7: 28.5 of 30 on Paint"]],
    ["the sum of a section", proposal(BODY, { winners: [won(7)] }), ["proposed A7 Car 7: 48.6 in the section"]],
    [
      "the votes of the audience",
      proposal(PEOPLE, { winners: [won(7)] }),
      ["proposed A7 Car 7: 214 of 812 votes, 1st"],
    ],
    ["that nobody has a vote", proposal(PEOPLE, {}), ["No winner yet: no eligible entry has a vote."]],
    [
      "that it waits for the audience",
      proposal(PEOPLE, { needsDecision: { kind: "pollOpen", entryIds: [], key: null } }),
      ["waits for the votes of the audience"],
    ],
    ["no reason that is not known", proposal(PAINT, { winners: [won(9)] }), ["proposed A9 Car 9: "]],
    [
      "who is skipped, and for which award",
      proposal(PAINT, { winners: [won(8)], skipped: [{ entryId: 7, heldAwardId: 1 }] }),
      ["proposed A8 Car 8: 20 of 30 on Paint", "skipped A7 Car 7: skipped: holds Best of Show"],
    ],
    ["what it waits for", proposal(PAINT, { waitsFor: 1 }), ["waits for Best of Show"]],
    [
      "a tie to be settled",
      proposal(SHOW, { needsDecision: tie("k") }),
      ["needs a decision: tie between A8 Car 8 and A9 Car 9 →"],
    ],
    [
      "a tie that is shared",
      proposal(SHOW, { needsDecision: tie(null) }),
      ["needs a decision: A8 Car 8 and A9 Car 9 share the place"],
    ],
    [
      "a winner who holds a lower award",
      proposal(SHOW, { needsDecision: { kind: "pinnedLower", entryIds: [7], key: null } }),
      ["needs a decision: A7 Car 7 holds Harbour Cup, which is given up with this award"],
    ],
    ["that there is nobody", proposal(SHOW, {}), ["No winner yet: no eligible entry has a score that counts."]],
    [
      "which criteria sheets lack, after who would get it",
      proposal(BODY, { winners: [won(7)], lacking: [1, 2].map((id) => ({ criterionId: id, sheets: id })) }),
      ["proposed A7 Car 7: 48.6 in the section", "provisional: submitted sheets lack Paint (1) and Chrome (2)"],
    ],
    [
      "which criterion sheets lack, where nobody has a score yet",
      proposal(PAINT, { lacking: [{ criterionId: 1, sheets: 2 }] }),
      ["No winner yet: no eligible entry has a score that counts.", "provisional: submitted sheets lack Paint (2)"],
    ],
    ["an entry that was deleted", proposal(SHOW, { winners: [won(77)] }), ["proposed an entry that was deleted: "]],
  ])("%s", (_, one, told) => {
    expect(lines(one)).toEqual(told)
  })

  const move = (awardId: number, from: number | null, to: number | null, open: AwardMove["open"] = null) => ({
    awardId,
    from,
    to,
    open,
    among: open === "tie" ? [8, 9] : [],
  })
  const slot = (heirs: AwardMove[][], fields = {}): ProposalFacts["flagged"] => [
    {
      awardId: 1,
      entryIds: [],
      slots: [
        { from: 7, isKept: false, heirs: heirs.map((moves) => ({ entryId: moves[0]?.to ?? 0, moves })), ...fields },
      ],
    },
  ]
  it.each<[string, ProposalFacts["flagged"], string]>([
    ["to whom it would go", slot([[move(1, 7, 8)]]), "would now go to A8 [Give It to A8]"],
    [
      "between whom it would be to decide",
      slot([[move(1, 7, 8)], [move(1, 7, 9)]]),
      "would now go to A8 or A9 [Give It to A8] [Give It to A9]",
    ],
    ["that it would go to nobody", slot([]), "would not go to this entry now"],
    ["only that it would not go there, while nobody else is known", null, "would not go to this entry now"],
  ])("of a flagged winner %s", (_, flagged, text) => {
    const [line] = proposedAwards([proposal(SHOW, { winners: [won(7, "!")] })], facts({ flagged }))[0]?.lines ?? []
    if (line?.kind !== "flagged") throw new Error("The line is not flagged.")
    expect([line.text, ...line.ways.map(({ label }) => `[${label}]`)].join(" ")).toBe(text)
  })

  const withShow = (kept: AwardWinner["kept"]) =>
    awardsWithHolders([SHOW, CUP], [{ ...assignmentFixture(5, 1, 7), kept }], [7, 8, 9].map(entryFixture))

  it("of a winner who was kept, by whom and why, and to whom it can still go", () => {
    const kept = { by: "Olive", reason: "It was announced", at: "2026-06-20T10:00:00.000Z", against: [8] }
    const known = facts({ awards: withShow(kept), flagged: slot([[move(1, 7, 8)]], { isKept: true }) })
    const [line] = proposedAwards([proposal(SHOW, { winners: [won(7, "p")] })], known)[0]?.lines ?? []
    expect(line).toMatchObject({
      kind: "kept",
      text: "kept by Olive: It was announced (would now go to A8)",
      keep: null,
      ways: [{ label: "Give It to A8" }],
    })
  })

  it("what a person can keep, and against whom", () => {
    const known = facts({ awards: withShow(null), flagged: slot([[move(1, 7, 8)]]) })
    const [line] = proposedAwards([proposal(SHOW, { winners: [won(7, "!")] })], known)[0]?.lines ?? []
    expect(line).toMatchObject({ kind: "flagged", keep: { awardWinnerId: 5, entryIds: [8] } })
  })

  it.each<[string, AwardMove, string]>([
    ["passes on", move(4, 8, 9), "Harbour Cup goes from A8 Car 8 to A9 Car 9"],
    ["fills an empty slot", move(4, null, 9), "Harbour Cup goes to A9 Car 9"],
    [
      "stays open between equals",
      move(4, 7, null, "tie"),
      "A7 Car 7 gives up Harbour Cup. Nobody has it then: A8 Car 8 and A9 Car 9 are equal",
    ],
    [
      "stays open for a person",
      move(4, 7, null, "byHand"),
      "A7 Car 7 gives up Harbour Cup. Nobody has it then: it is given by hand",
    ],
    [
      "waits",
      move(4, 7, null, "waits"),
      "A7 Car 7 gives up Harbour Cup. Nobody has it then: an award with a higher priority must be decided first",
    ],
    [
      "finds nobody",
      move(4, 7, null, "nobody"),
      "A7 Car 7 gives up Harbour Cup. Nobody has it then: nobody else can win it",
    ],
  ])("before an award is given what follows: one that %s", (_, moved, words) => {
    const flagged = slot([[move(1, 7, 8), moved]])
    const [line] = proposedAwards([proposal(SHOW, { winners: [won(7, "!")] })], facts({ flagged }))[0]?.lines ?? []
    expect(line && "ways" in line && line.ways[0]?.steps).toEqual([
      "Best of Show goes from A7 Car 7 to A8 Car 8",
      words,
    ])
  })

  it("at most five tied entries by name", () => {
    const entries = [1, 2, 3, 4, 5, 6, 7].map(entryFixture)
    const needsDecision = tie("k", [1, 2, 3, 4, 5, 6, 7])
    expect(lines(proposal(SHOW, { needsDecision }), facts({ entries }))?.[0]).toContain("A5 Car 5, and 2 others")
  })
})

it("a deleted award is left out, and the others name the entries to be assigned", () => {
  const shown = proposedAwards([proposal({ id: 99 }, {}), proposal(SHOW, { winners: [won(7, "p"), won(8)] })], facts())
  expect(shown.map(({ award, proposed }) => [award.name, proposed])).toEqual([["Best of Show", ["A8 Car 8"]]])
})

it.each([
  [{ isProvisional: false, outstandingSheets: 0, lackingSheets: 0 }, null],
  [{ isProvisional: true, outstandingSheets: 3, lackingSheets: 1 }, "Provisional: 3 of 12 sheets are missing."],
  [{ isProvisional: true, outstandingSheets: 1, lackingSheets: 0 }, "Provisional: 1 of 12 sheets is missing."],
  [
    { isProvisional: true, outstandingSheets: 0, lackingSheets: 1 },
    "Provisional: 1 of the submitted sheets lacks a criterion.",
  ],
  [
    { isProvisional: true, outstandingSheets: 0, lackingSheets: 2 },
    "Provisional: 2 of the submitted sheets lack a criterion.",
  ],
])("a proposal is provisional while sheets are missing or lack something: %j", (counts, words) => {
  expect(provisionalWords({ ...counts, expectedSheets: 12 })).toBe(words)
})

it.each([
  [0, 0, "Provisional: submitted sheets lack a criterion of an award."],
  [3, 0, "Provisional: 3 of 12 sheets are missing."],
  [0, 2, "Provisional: 2 of the submitted sheets lack a criterion."],
])(
  "with %d missing and %d incomplete sheets, a proposal is provisional while sheets lack a criterion of an award",
  (outstandingSheets, lackingSheets, words) => {
    const isProvisional = outstandingSheets + lackingSheets > 0
    const counts = { isProvisional, outstandingSheets, lackingSheets, expectedSheets: 12 }
    expect(provisionalWords(counts, true)).toBe(words)
  },
)

it.each([
  [[won(7)], "Leading: A7 Car 7, 1st overall"],
  [[won(7), won(8)], "Leading: A7 Car 7, 1st overall; A8 Car 8, 2nd overall"],
  [[won(7, "p")], null],
  [[], null],
])("of the winners %j an award without one says %j", (winners, words) => {
  expect(leadingWords(proposedAwards([proposal(SHOW, { winners })], facts())[0])).toBe(words)
})
