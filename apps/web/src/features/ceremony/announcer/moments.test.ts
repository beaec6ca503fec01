import type { Ceremony } from "@rosette/contract/ceremony"
import { expect, it } from "vitest"
import { announcedFixture, ceremonyFixture, lineFixture } from "../../awards/award-fixtures.ts"
import { staged } from "./moments.ts"

const winner = { ...announcedFixture(1), percent: 91, hidesName: true, hidesOwner: true }
const CEREMONY: Ceremony = {
  ...ceremonyFixture(lineFixture({ key: "place:1", kind: "place", title: "Overall Winner", winners: [winner] })),
  phase: "winners",
  key: "place:1",
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
