import type { EventAgreement } from "@rosette/contract/agreement"
import { agreementSteps } from "@rosette/domain/agreement/agreement"
import { panelLineSteps } from "@rosette/domain/contest/panel"
import type { Database } from "../../data/database.ts"
import { perDatabase } from "../../data/per-database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"
import { runInSlices } from "../../lib/run-in-slices.ts"
import { AppError } from "../../refusals/app-error.ts"
import { eventContest } from "../results/contest-query.ts"

type Panel = { resultsVersion: number; judgeIds: number[]; classIds: number[] }

/** How far the judges of the event agree, for its organizer. */
export const eventAgreement = (db: Database, { eventId }: OrganizedEvent): Promise<EventAgreement> =>
  agreementOf(db, eventId)

/** The same for judges, who see parts of it. Kept until a result changes, or judges or classes are added or removed. */
export async function agreementOf(db: Database, eventId: number): Promise<EventAgreement> {
  const panel = await readPanel(db, eventId)
  return keptAgreement(db, eventId, JSON.stringify(panel), async () => {
    // At least as new as the version in the key: after a later change, requests have another key.
    const { setup, contest } = await eventContest(db, eventId)
    const lines = await runInSlices(panelLineSteps(setup, contest.sheets, contest.rules.panelMethod))
    return runInSlices(agreementSteps(lines, panel))
  })
}

async function readPanel({ prisma }: Database, eventId: number): Promise<Panel> {
  const event = await prisma.event.findUnique({
    where: { id: eventId },
    select: {
      resultsVersion: true,
      judges: { select: { id: true }, orderBy: { id: "asc" } },
      classes: { select: { id: true }, orderBy: [{ order: "asc" }, { id: "asc" }] },
    },
  })
  if (!event) throw new AppError("NOT_FOUND")
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  return {
    resultsVersion: event.resultsVersion,
    judgeIds: idsOf(event.judges),
    classIds: idsOf(event.classes),
  }
}

/** `key` identifies the results, judges and classes it was made from. The promise is kept, so that concurrent requests share one calculation. */
type KeptAgreement = { key: string; answer: Promise<EventAgreement> }

const KEPT_EVENTS = 20

const keptAgreements = perDatabase(() => new BoundedCache<number, KeptAgreement>(KEPT_EVENTS, "oldest"))

/** Returns the answer kept for the event under this key, or makes it now. Failures are not cached. */
function keptAgreement(
  db: Database,
  eventId: number,
  key: string,
  make: () => Promise<EventAgreement>,
): Promise<EventAgreement> {
  const kept = keptAgreements(db)
  const known = kept.get(eventId)
  if (known?.key === key) return known.answer
  const made = { key, answer: make() }
  kept.set(eventId, made)
  made.answer.catch(() => {
    if (kept.get(eventId) === made) kept.delete(eventId)
  })
  return made.answer
}
