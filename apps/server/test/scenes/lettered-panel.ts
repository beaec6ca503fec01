import type { TestApp } from "../app.ts"
import { layDownSheet, openShow, type Show } from "./show.ts"

/** A show of three entries. By judge, one letter for each entry: S a submitted sheet, d a draft, · none. */
export async function letteredPanel(app: TestApp, sheets: Record<string, string>): Promise<Show> {
  const show = await openShow(app, { votingIds: ["1", "2", "3"], judges: Object.keys(sheets) })
  for (const { id: judgeId, name } of show.judges)
    for (const [index, { id: entryId }] of show.entries.entries()) {
      const letter = sheets[name]?.[index]
      const sheet = { criteria: show.criteria, points: [1, 2], isSubmitted: letter === "S" }
      if (letter !== "·") await layDownSheet(app.services.db, { eventId: show.eventId, judgeId, entryId }, sheet)
    }
  return show
}
