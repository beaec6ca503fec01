import { expect, it } from "vitest"
import type { AwardForProposal } from "../contest/awards.ts"
import { contest, settled, step } from "../contest/fixtures-contest.ts"
import { panelLines } from "../contest/panel.ts"
import { contestStandings } from "../contest/places.ts"
import { resultsSetup } from "../contest/results.ts"
import type { SettlementKind } from "../contest/settlements.ts"
import { versionLadders } from "./version-ladders.ts"

const AWARDS = (["overall", "criterion", "section"] as const).map(
  (basis, index): AwardForProposal => ({
    id: index + 1,
    priority: 1,
    isExclusive: false,
    maxWinners: 1,
    basis,
    basisId: basis === "section" ? 2 : 1,
    eligibleClassIds: [],
    eligibleFlags: [],
  }),
)

/** The ladders of a contest "A / B=C", and the same read from its published version. */
function ladders(picture: string, tieBreaks: string[], kind?: SettlementKind) {
  const { judged, names } = contest(picture, { tieBreaks: tieBreaks.map(step) })
  const open = contestStandings({ ...judged, awards: AWARDS })
  const tie = open.ties.find(({ ladder }) => ladder === "criterion:1")?.entryIds.toReversed() ?? []
  const settlements = kind ? [settled(open, kind, tie, "criterion:1")] : []
  const live = contestStandings({ ...judged, awards: AWARDS, settlements })
  const lines = panelLines(resultsSetup(judged.entries, judged.criteria), judged.sheets, judged.rules.panelMethod)
  const version = {
    rules: judged.rules,
    entries: judged.entries,
    criteria: judged.criteria,
    results: live.rows.toReversed().map(({ entryId, place, classPlace }) => ({
      entryId,
      place,
      classPlace,
      criteria: (lines.find(({ entry }) => entry.id === entryId)?.criteria ?? []).map(({ tenths, ...line }) => {
        return { ...line, average: tenths / 10 }
      }),
    })),
    settlements: settlements.map((one) => ({ ...one, withdrawnAt: null })),
  }
  const told = (found: ReadonlyMap<string, { rungs: { entryIds: number[] }[] }>) =>
    [...found]
      .map(([name, { rungs }]) => {
        const level = rungs.map(({ entryIds }) =>
          entryIds
            .map((id) => names.get(id))
            .toSorted()
            .join("="),
        )
        return `${name} ${level.join(" / ")}`
      })
      .sort()
  return { live: told(live.ladders), version: told(versionLadders(version, AWARDS, judged.hash)) }
}

it.each<[string, string, string[], SettlementKind?]>([
  ["without ties", "A:30+60 | B:20+70 | C:10+80 | D:-", []],
  ["with a tie that is open", "A:30+60 | B:30+50 | C:10+40", []],
  ["with a tie that a step on averages decides", "A:30+60 | B:30+50 | C:10+40", ["criterion:2"]],
  ["with a tie that the head judge decides", "A:30+60 | B:30+50 | C:10+40", [], "order"],
  ["with a tie that is shared", "A:30+60 | B:30+50 | C:10+40", [], "shared"],
])("a version %s has the ladders that were published", (_, picture, tieBreaks, kind) => {
  const { live, version } = ladders(picture, tieBreaks, kind)
  expect(version).toEqual(live)
})

it.each([{ tieBreaks: ["firstPlaces"] }, { tieBreaks: ["firstPlaces", "criterion:2"] }])(
  "entries that only $tieBreaks separate have their places, but stay level on the ladder of a criterion",
  (rules) => {
    const { live, version } = ladders("A:20+60,20+60,20+60 | B:21+61,21+61,18+61", rules.tieBreaks)
    expect(live.slice(0, 2)).toEqual(["criterion:1 B / A", "overall B / A"])
    expect(version.slice(0, 2)).toEqual(["criterion:1 A=B", "overall B / A"])
  },
)
