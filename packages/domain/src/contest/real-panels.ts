import { makeCriterion, makeEntry } from "./fixtures.ts"
import type { PanelSheet } from "./panel.ts"
import type { CriterionForResults, EntryForResults } from "./results.ts"

/** The real contests in packages/testkit/data. */
export const REAL_PANELS = ["skating-gpf-2017-ladies-free.json", "skating-worlds-2017-ladies-short.json"] as const

type Panel = {
  judges: string[]
  criteria: { name: string; maxPoints: number }[]
  entries: { name: string; startingNumber: number; points: number[][]; panel: number[] }[]
}

/** `official`: the panel scores in protocol points, by entry and criterion in the order of the file. */
export type RealPanel = {
  entries: EntryForResults[]
  criteria: CriterionForResults[]
  sheets: PanelSheet[]
  official: { entryId: number; criterionId: number; score: number }[]
}

/** The file of a real contest. */
export const panelFile = (file: (typeof REAL_PANELS)[number]): URL =>
  new URL(`../../../testkit/data/${file}`, import.meta.url)

/** Reads a real contest: every skater is an entry, every component a criterion of 40 quarter points. */
export function realPanel(json: string): RealPanel {
  const panel: Panel = JSON.parse(json)
  return {
    entries: panel.entries.map(({ startingNumber }) => makeEntry({ id: startingNumber })),
    criteria: panel.criteria.map((criterion, index) => makeCriterion({ id: index + 1, ...criterion })),
    sheets: panel.entries.flatMap(({ startingNumber, points }) =>
      panel.judges.map((_, judge) => ({
        judgeId: judge + 1,
        entryId: startingNumber,
        isSubmitted: true,
        scores: points.map((row, index) => ({ criterionId: index + 1, points: row[judge] ?? 0, isScore: true })),
      })),
    ),
    official: panel.entries.flatMap(({ startingNumber, panel }) =>
      panel.map((score, index) => ({ entryId: startingNumber, criterionId: index + 1, score })),
    ),
  }
}
