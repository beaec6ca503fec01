import { expect, it } from "vitest"
import { leadingOf, namesInShort } from "./overview-strip.tsx"

it("where each class is a contest of its own, the first of each lead", () => {
  const leaders = ["Blue Comet", "Big Rig", "Chopper"].map((entryName, index) => {
    return { entryId: index + 1, votingId: `A${index}`, entryName, percent: 90, points: 9, maxPoints: 10 }
  })
  const shown = leadingOf({ ranks: "classes", leaders, winners: [], isProvisional: true, waivedSheets: undefined })
  expect([shown.label, shown.value, shown.hint]).toEqual([
    "In the lead",
    "Blue Comet and 2 others",
    "First of each class, provisional",
  ])
})

const PANEL = ["Inés Calder", "Teddy Okafor", "Priya Raman", "Grant Ellison", "Marta Kowalczyk"]

it.each([
  [["Inés Calder"], PANEL, "Inés Calder"],
  [["Inés Calder", "Teddy Okafor"], PANEL, "Inés, Teddy"],
  [PANEL.slice(0, 3), PANEL, "Inés, Teddy, Priya"],
  [PANEL.slice(0, 4), PANEL, "Inés, Teddy and 2 more"],
  [PANEL, PANEL, "Inés, Teddy and 3 more"],
  [["Inés Calder", "Teddy Okafor"], [...PANEL, "Teddy Brandt"], "Inés Calder, Teddy Okafor"],
  [["Dr. Calder", "Mr. Okafor"], ["Dr. Calder", "Mr. Okafor"], "Dr. Calder, Mr. Okafor"],
  [["Judge 1", "Judge 2"], ["Judge 1", "Judge 2"], "Judge 1, Judge 2"],
])("of %j it says who they are in a few words", (late, all, said) => {
  expect(namesInShort(late, all)).toBe(said)
})
