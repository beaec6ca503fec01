import { expect, it } from "vitest"
import type { Panel } from "../assignment/needs.ts"
import { makePanel, pairs } from "../assignment/panel-fixtures.ts"
import { panelConcerns } from "./panel-concerns.ts"

const FOUR = [{}, {}, {}, {}]
const ANN_BOB_CY = [{}, {}, { sections: [3] }]

/** The concerns of a panel whose submitted sheets score the criteria of the judge's sections: 1 in section 1, 2 in section 3. */
function concernsOf({ submitted, ...panel }: Panel) {
  const sheets = submitted.map((pair) => {
    const sections = panel.judges.find(({ id }) => id === pair.judgeId)?.sections ?? []
    const ids = sections.length === 0 ? [1, 2] : [2]
    return { ...pair, isSubmitted: true, scores: ids.map((criterionId) => ({ criterionId, points: 5, isScore: true })) }
  })
  const criteria = panel.criteria.map((one, index) => ({ ...one, id: index + 1, name: "", maxPoints: 10 }))
  return panelConcerns({ ...panel, criteria, sheets })
}

it.each<[string, Panel, object[]]>([
  [
    "with nothing set, one line a judge",
    makePanel({ judges: [{}, {}], entries: FOUR, submitted: pairs("1=1,2 2=1,2,3,4") }),
    [{ kind: "sheetMissing", judgeId: 1, entryIds: [3, 4] }],
  ],
  [
    "with two sheets an entry, one line a team, and the entry that too few can score",
    makePanel({
      judges: ANN_BOB_CY,
      entries: FOUR,
      sheetsPerEntry: 2,
      submitted: pairs("1=1,2,3 2=1 3=4"),
      conflicts: pairs("2=4"),
    }),
    [
      { kind: "sheetsShort", sections: [], entryIds: [2, 3, 4], missing: 3 },
      { kind: "sheetsShort", sections: [3], entryIds: [1, 2, 3], missing: 3 },
      { kind: "panelShort", sections: [], entryIds: [4] },
    ],
  ],
  [
    "entries of a class that nobody judges",
    makePanel({ judges: [{ classIds: [7] }], entries: [{ classId: 7 }, { classId: 8 }], submitted: pairs("1=1") }),
    [
      { kind: "panelShort", sections: [], entryIds: [2] },
      { kind: "sectionUncovered", section: 1, entryIds: [2] },
      { kind: "sectionUncovered", section: 3, entryIds: [2] },
    ],
  ],
  [
    "a section that nobody judges",
    makePanel({ judges: [{ sections: [3] }], entries: [{}], submitted: pairs("1=1") }),
    [{ kind: "sectionUncovered", section: 1, entryIds: [1] }],
  ],
  [
    "those who have left have scored the first entry, and nobody can score the second",
    makePanel({ judges: [{ hasLeft: true }], entries: [{}, {}], sheetsPerEntry: 1, submitted: pairs("1=1") }),
    [
      { kind: "panelShort", sections: [], entryIds: [2] },
      { kind: "sectionUncovered", section: 1, entryIds: [2] },
      { kind: "sectionUncovered", section: 3, entryIds: [2] },
    ],
  ],
  [
    "nothing once every team has its need",
    makePanel({ judges: [{}, {}], entries: [{}, {}], sheetsPerEntry: 1, submitted: pairs("1=1 2=2") }),
    [],
  ],
])("%s", (_, panel, concerns) => expect(concernsOf(panel)).toEqual(concerns))
