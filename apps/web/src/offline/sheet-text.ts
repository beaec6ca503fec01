import type { PendingSheet } from "@rosette/outbox/records"
import type { Workspace } from "./workspace/stored-workspace.ts"

// Sheets as plain text, to be typed in on another device.

export type PointsLine = {
  criterion: string
  points: number
  /** Null if this device no longer knows it. */
  maxPoints: number | null
}

/** The points of one criterion, such as "Paint: 8 / 10". */
export const pointsText = ({ criterion, points, maxPoints }: PointsLine): string =>
  `${criterion}: ${points}${maxPoints === null ? "" : ` / ${maxPoints}`}`

/** The event and judge of a sheet, such as "Harbour Show, judge Ann"; without what this device no longer knows. */
export const ownerText = ({ eventName, judgeName }: { eventName: string | null; judgeName: string | null }): string =>
  [eventName, judgeName && `judge ${judgeName}`].filter(Boolean).join(", ")

type SheetToTell = { label: string; isSubmitted: boolean; points: readonly PointsLine[]; comments: string }

/** One sheet: entry and state, points by criterion, comment. */
export function sheetText({ label, isSubmitted, points, comments }: SheetToTell): string {
  const comment = comments === "" ? [] : [`Comment: ${comments}`]
  return [`${label}, ${isSubmitted ? "submitted" : "draft"}`, ...points.map(pointsText), ...comment].join("\n")
}

type OwnSheet = Pick<PendingSheet, "label" | "content" | "isSubmitted">

/** Sheets of the judge of this workspace, below one line with event and judge. */
export function ownSheetsAsText({ event, judge, criteria }: Workspace, sheets: Iterable<OwnSheet>): string {
  const parts = [...sheets].map(({ label, content, isSubmitted }) => {
    const known = criteria.map(({ id, name, maxPoints }) => ({ id, criterion: name, maxPoints }))
    const removed = Object.keys(content.points)
      .map(Number)
      .filter((id) => !criteria.some((criterion) => criterion.id === id))
      .map((id) => ({ id, criterion: `Criterion no. ${id} (removed)`, maxPoints: null }))
    const points = [...known, ...removed].flatMap(({ id, ...line }) => {
      const given = content.points[id]
      return given === undefined ? [] : [{ ...line, points: given }]
    })
    return sheetText({ label, isSubmitted, points, comments: content.comments })
  })
  return [ownerText({ eventName: event.name, judgeName: judge.name }), ...parts].join("\n\n")
}
