import type { PendingSheet } from "@rosette/outbox"
import type { Workspace } from "../desk/desk.ts"

type SheetToTell = Pick<PendingSheet, "label" | "content" | "isSubmitted">

/** Kept sheets as plain text, to be typed in on another device: entry, points by criterion, comment. */
export function sheetsAsText({ event, judge, criteria }: Workspace, sheets: Iterable<SheetToTell>): string {
  const parts = [...sheets].map(({ label, content, isSubmitted }) => {
    const known = criteria.map(({ id, name, maxPoints }) => [id, `${name}: `, ` / ${maxPoints}`] as const)
    const gone = Object.keys(content.points)
      .map(Number)
      .filter((id) => !criteria.some((criterion) => criterion.id === id))
      .map((id) => [id, `Criterion no. ${id} (removed): `, ""] as const)
    const lines = [...known, ...gone].flatMap(([id, before, after]) => {
      const points = content.points[id]
      return points === undefined ? [] : [`${before}${points}${after}`]
    })
    const comment = content.comments === "" ? [] : [`Comment: ${content.comments}`]
    return [`${label}, ${isSubmitted ? "submitted" : "draft"}`, ...lines, ...comment].join("\n")
  })
  return [`${event.name}, judge ${judge.name}`, ...parts].join("\n\n")
}
