import fc from "fast-check"
import { expect, it } from "vitest"
import { canonicalJson, type Json } from "./canonical-json.ts"
import { compareVersions } from "./compare-versions.ts"

const SNAPSHOT = {
  event: { name: "Autumn show" },
  places: [
    { entryId: 7, place: 1, percent: 90.5 },
    { entryId: 9, place: 2, percent: 90 },
  ],
  awards: [{ id: 1, name: "Best of Show", winners: [{ entryId: 7 }] }],
  settlements: [{ key: "a", entryIds: [7, 9] }],
}

/** "places/7/place changed 1 → 2" */
const picture = (before: Json, after: Json) =>
  compareVersions(before, after).map(
    ({ path, kind, before: was, after: is }) =>
      `${path.join("/")} ${kind} ${canonicalJson(was)} → ${canonicalJson(is)}`,
  )

it.each<[string, Json, string[]]>([
  ["the same", SNAPSHOT, []],
  ["a value", { ...SNAPSHOT, event: { name: "Spring show" } }, ['event/name changed "Autumn show" → "Spring show"']],
  [
    "two entries that exchanged places, in another order of the list",
    {
      ...SNAPSHOT,
      places: [
        { entryId: 9, place: 1, percent: 91 },
        { entryId: 7, place: 2, percent: 90.5 },
      ],
    },
    ["places/7/place changed 1 → 2", "places/9/place changed 2 → 1", "places/9/percent changed 90 → 91"],
  ],
  [
    "an entry that was removed and one that was added",
    { ...SNAPSHOT, places: [SNAPSHOT.places[0] ?? null, { entryId: 3, place: 2, percent: 80 }] },
    [
      'places/9 removed {"entryId":9,"percent":90,"place":2} → null',
      'places/3 added null → {"entryId":3,"percent":80,"place":2}',
    ],
  ],
  [
    "a winner",
    { ...SNAPSHOT, awards: [{ id: 1, name: "Best of Show", winners: [{ entryId: 9 }] }] },
    ['awards/1/winners/7 removed {"entryId":7} → null', 'awards/1/winners/9 added null → {"entryId":9}'],
  ],
  [
    "the last element of a list",
    { ...SNAPSHOT, awards: [] },
    ['awards/1 removed {"id":1,"name":"Best of Show","winners":[{"entryId":7}]} → null'],
  ],
  [
    "a list of plain values is one value",
    { ...SNAPSHOT, settlements: [{ key: "a", entryIds: [9, 7] }] },
    ["settlements/a/entryIds changed [7,9] → [9,7]"],
  ],
  ["another kind of value", { ...SNAPSHOT, event: null }, ['event changed {"name":"Autumn show"} → null']],
])("of two versions, %s", (_, after, lines) => {
  expect(picture(SNAPSHOT, after)).toEqual(lines)
})

it.each<[Json, Json, string[]]>([
  [[{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], ["2/a changed 2 → 3"]],
  [[{ id: 1 }, { id: 1 }], [{ id: 1 }], ['2 removed {"id":1} → null']],
  [[[{ a: 1 }]], [[{ a: 2 }]], ["1/1/a changed 1 → 2"]],
])("%j and %j: elements without ids are matched by position", (before, after, lines) => {
  expect(picture(before, after)).toEqual(lines)
})

it("what has no id of its own is matched by its judge and its entry", () => {
  const pair = (judgeId: number, entryId: number) => ({ judgeId, entryId })
  expect(picture([pair(1, 7)], [pair(1, 7), pair(2, 7), pair(1, 9)])).toEqual([
    '2/7 added null → {"entryId":7,"judgeId":2}',
    '1/9 added null → {"entryId":9,"judgeId":1}',
  ])
})

it("equal versions have no lines, others one for each member that differs", () => {
  const members = fc.dictionary(fc.string(), fc.nat(3))
  fc.assert(
    fc.property(members, members, (before, after) => {
      const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
      const differing = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key))
      expect(compareVersions(before, before)).toEqual([])
      expect(
        compareVersions([{ id: 1, before }], [{ id: 1, before: after }])
          .map(({ path }) => path[2])
          .sort(),
      ).toEqual(differing.sort())
    }),
  )
})
