import type { Ceremony } from "@rosette/contract/ceremony"
import { aCeremonyLine } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { staged } from "./moments.ts"

const winner = {
  entryId: 1,
  entryName: "Car 1",
  ownerParticipant: "Mia",
  votingId: "12",
  imageUrl: null,
  percent: 91,
  score: null,
}
const CEREMONY: Ceremony = {
  version: 7,
  results: null,
  lines: [
    aCeremonyLine({
      key: "place:1",
      kind: "place",
      title: "Overall Winner",
      winners: [{ ...winner, hidesName: true, hidesOwner: true }],
    }),
  ],
  phase: "winners",
  key: "place:1",
  isBlack: false,
  revealed: [],
  isRehearsal: false,
  lastSkip: null,
  stageVersion: null,
  announced: { revealed: [], isOver: false, read: { keys: [], hasTable: false } },
  showsPercent: false,
  stageKey: null,
  announcer: null,
}

const shown = (fields: Partial<Ceremony>) => {
  const { shows, title, winners } = staged({ ...CEREMONY, ...fields }, "Harbour Show")
  const names = winners.map(({ entryName, ownerParticipant, percent }) => [entryName, ownerParticipant, percent])
  return [shows, title, names]
}

it.each<[string, Partial<Ceremony>, unknown[]]>([
  ["the event before the first line", { phase: "before", key: null }, ["event", null, []]],
  ["a title without its winners", { phase: "title" }, ["title", "Overall Winner", []]],
  ["winners without what they hide", {}, ["winners", "Overall Winner", [["", "", null]]]],
  ["a percent if it is shown", { showsPercent: true }, ["winners", "Overall Winner", [["", "", 91]]]],
  ["nothing while it is black", { isBlack: true }, ["black", null, []]],
  ["the event if the line is gone", { key: "award:9" }, ["event", null, []]],
])("the announcer sees what the stage shows: %s", (_, fields, expected) => {
  expect(shown(fields)).toEqual(expected)
})

it.each([
  ["hides its name", true, "Entry 12"],
  ["shows it", false, "Car 1"],
])("podium and closing list call an entry that %s as the stage does", (_, hidesName, called) => {
  const third = aCeremonyLine({
    key: "place:3",
    kind: "place",
    title: "Third place",
    winners: [{ ...winner, hidesName, hidesOwner: false }],
  })
  const stageOf = (fields: Partial<Ceremony>) =>
    staged({ ...CEREMONY, key: "place:3", revealed: ["place:3"], lines: [third], ...fields }, "Harbour Show")
  expect(stageOf({}).podium).toEqual([{ place: 3, names: [called] }])
  expect(stageOf({ phase: "after", key: null }).closing?.lines).toEqual([{ title: "Third place", names: [called] }])
})
