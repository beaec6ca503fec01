import type { EventPage, EventProgress } from "@rosette/contract/events"
import type { adminContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { askedEntries } from "../../data/records/asked-entries.ts"
import { organizedEventOf } from "../../data/records/shapes.ts"
import { dividedEvents } from "../../data/sql/results-versions.ts"
import { panelNow } from "../results/divided-panel-query.ts"

/** Every event with its passcode, or a page of them, in the order in which they were created. */
export async function allEvents(db: Database, page?: EventPage): Promise<z.output<typeof contract.events.output>> {
  const read = (after: number, take: number) =>
    db.prisma.event.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take })
  const events = await inPages(read, page)
  return events.map(organizedEventOf)
}

/** The sheets of every event, counted as in its overview: only those of active judges. */
export async function progressOfAll(db: Database): Promise<EventProgress[]> {
  const { prisma } = db
  const events = await prisma.event.findMany({ orderBy: { id: "asc" }, select: { id: true } })
  const asked = await askedEntries(prisma, {})
  const entries = await prisma.entry.groupBy({ by: ["eventId"], where: asked, _count: true })
  const judges = await prisma.judge.groupBy({ by: ["eventId"], where: { isActive: true }, _count: true })
  const submitted = await prisma.sheet.groupBy({
    by: ["eventId"],
    where: { isSubmitted: true, isSetAside: false, judge: { isActive: true }, entry: asked },
    _count: true,
  })
  const countsOf = (groups: { eventId: number; _count: number }[]) =>
    new Map(groups.map(({ eventId, _count }) => [eventId, _count]))
  const [entriesOf, judgesOf, submittedOf] = [entries, judges, submitted].map(countsOf)
  const needs = await needsOfDivided(db)
  return events.map(({ id: eventId }) => ({
    eventId,
    submittedSheets: submittedOf?.get(eventId) ?? 0,
    expectedSheets: (entriesOf?.get(eventId) ?? 0) * (judgesOf?.get(eventId) ?? 0),
    ...needs.get(eventId),
  }))
}

/** What the teams need and have, in the events where not every judge is asked for every entry. */
async function needsOfDivided(db: Database) {
  const needs = new Map<number, { submittedSheets: number; expectedSheets: number }>()
  for (const eventId of await dividedEvents(db.read)) {
    const panel = await panelNow({ sql: db.read }, eventId)
    if (panel) needs.set(eventId, { submittedSheets: panel.counts.submitted, expectedSheets: panel.counts.expected })
  }
  return needs
}
