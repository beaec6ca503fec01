import type { PendingSheet } from "@rosette/outbox"
import { ownerText, sheetText } from "../../../offline/sheet-text.ts"
import type { Workspace } from "../desk/desk.ts"

type SheetToTell = Pick<PendingSheet, "label" | "content" | "isSubmitted">

/** This judge's kept sheets as plain text, to be typed in on another device. */
export function sheetsAsText({ event, judge, criteria }: Workspace, sheets: Iterable<SheetToTell>): string {
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
