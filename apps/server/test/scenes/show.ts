import { randomUUID } from "node:crypto"
import { type Criterion, type Entry, type OrganizedJudge, organizerContract } from "@rosette/contract"
import { nameKey } from "@rosette/domain"
import { changeEvent, raiseVersions } from "../../src/data/change/event-change.ts"
import { entrySubject, judgeSubject } from "../../src/data/change/subjects.ts"
import type { Database } from "../../src/data/database.ts"
import { entryOf } from "../../src/data/records/shapes.ts"
import { retally } from "../../src/data/records/tally.ts"
import { organizedJudges } from "../../src/features/judges/organized-judges-query.ts"
import { ROLE_COOKIES } from "../../src/kernel/sessions/cookies.ts"
import { openSession, traceOf } from "../../src/kernel/sessions/session-store.ts"
import { randomCode } from "../../src/lib/random-code.ts"
import type { Browser, TestApp } from "../app.ts"

/** An event with its organizer signed in. */
export type Show = {
  eventId: number
  passcode: string
  organizer: Browser
  criteria: Criterion[]
  entries: Entry[]
  judges: OrganizedJudge[]
}

type Plan = { name?: string; maxPoints?: number[]; votingIds?: string[]; judges?: string[] }

export const SHOW_PASSWORD = "open-the-hood"

/** The event by the call that creates one; its entries and judges, whose calls are tested on their own, in one change. */
export async function openShow(app: TestApp, plan: Plan = {}): Promise<Show> {
  const { name = "Harbour Show", maxPoints = [10, 20], votingIds = ["1", "2"], judges = ["Ada"] } = plan
  const organizer = app.browser()
  const { event, passcode } = await organizer.trpc.organizer.createEvent.mutate({
    name,
    organizerName: "Olive",
    organizerPassword: SHOW_PASSWORD,
    criteria: maxPoints.map((points, index) => ({
      name: `Criterion ${index + 1}`,
      description: "How well it is done",
      maxPoints: points,
    })),
  })
  const content = await fillShow(app.services.db, event.id, { votingIds, judges })
  return { eventId: event.id, passcode, organizer, criteria: event.criteria, ...content }
}

async function fillShow(
  db: Database,
  eventId: number,
  { votingIds, judges }: Required<Pick<Plan, "votingIds" | "judges">>,
) {
  const session = await db.prisma.session.findFirstOrThrow({ where: { eventId, role: "organizer" } })
  const trace = traceOf("organizer", { sessionId: session.id, way: "created", device: session.device })
  return changeEvent(db, { eventId, actor: "Olive", ...trace }, "results", async ({ tx, sql, record }) => {
    const newEntries = votingIds.map((votingId) =>
      organizerContract.createEntry.input.parse({
        eventId,
        entryName: `Car ${votingId}`,
        ownerParticipant: `Owner ${votingId}`,
        votingId,
      }),
    )
    for (const { eventId: _, classId: __, ...after } of newEntries)
      await record({ action: "entry.created", subject: entrySubject(after), after })
    for (const judge of judges)
      await record({ action: "judge.added", subject: judgeSubject({ name: judge }), after: { name: judge } })
    const entries = await tx.entry.createManyAndReturn({ data: newEntries })
    const newJudges = await tx.judge.createManyAndReturn({
      data: judges.map((judge) => ({
        eventId,
        name: judge,
        nameKey: nameKey(judge),
        accessCode: randomCode(8),
        sessionId: randomUUID(),
      })),
    })
    return {
      entries: entries.sort((a, b) => a.id - b.id).map(entryOf),
      judges: await organizedJudges(
        sql,
        eventId,
        newJudges.sort((a, b) => a.id - b.id),
      ),
    }
  })
}

/** A browser that is signed in already. */
async function signedIn(app: TestApp, role: "judge" | "masterAdmin", session: Parameters<typeof openSession>[1]) {
  const browser = app.browser()
  const sessionId = await openSession(app.services.db.prisma, session, new Date())
  browser.cookies.set(ROLE_COOKIES[role], await app.services.sealer.seal(sessionId))
  return browser
}

export const asMasterAdmin = (app: TestApp) =>
  signedIn(app, "masterAdmin", {
    role: "masterAdmin",
    actor: "Master Admin",
    secretTag: app.services.digests.masterAdminTags[0],
  })

export const asJudge = (app: TestApp, judge: { id: number; eventId: number; name: string }) =>
  signedIn(app, "judge", { role: "judge", judgeId: judge.id, eventId: judge.eventId, actor: judge.name })

/** Stores a sheet directly, with one score for each criterion in order, and tallies its entry. */
export async function layDownSheet(
  db: Database,
  place: { eventId: number; judgeId: number; entryId: number },
  sheet: { criteria: { id: number }[]; points: number[]; isSubmitted: boolean; comments?: string },
): Promise<void> {
  await db.prisma.sheet.create({
    data: {
      ...place,
      comments: sheet.comments ?? "",
      isSubmitted: sheet.isSubmitted,
      revision: 1,
      updatedAt: new Date(),
      submittedAt: sheet.isSubmitted ? new Date() : null,
      scores: {
        create: sheet.points.map((points, index) => ({ criterionId: sheet.criteria[index]?.id ?? 0, points })),
      },
    },
  })
  await db.write(async (sql) => {
    await raiseVersions(sql, db.dialect, place, "standings")
    await retally(sql, place.eventId, [place.entryId])
  })
}
