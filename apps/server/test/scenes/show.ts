import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { raiseVersions } from "../../src/data/change/event-change.ts"
import type { Database } from "../../src/data/database.ts"
import { retally } from "../../src/data/sql/tally.ts"
import { openSession, ROLE_COOKIES } from "../../src/kernel/sessions/session-store.ts"
import type { Browser, TestApp } from "../app.ts"

/** An event with its organizer signed in, created with the dashboard's own calls. */
export type Show = {
  eventId: number
  passcode: string
  organizer: Browser
  criteria: Criterion[]
  entries: Entry[]
  judges: JudgeForOrganizer[]
}

type Plan = { name?: string; maxPoints?: number[]; votingIds?: string[]; judges?: string[] }

export const SHOW_PASSWORD = "open-the-hood"

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
  const eventId = event.id
  const show: Show = { eventId, passcode, organizer, criteria: event.criteria, entries: [], judges: [] }
  for (const votingId of votingIds) {
    const entry = { eventId, entryName: `Car ${votingId}`, ownerParticipant: `Owner ${votingId}`, votingId }
    show.entries.push(await organizer.trpc.organizer.createEntry.mutate(entry))
  }
  for (const judge of judges)
    show.judges.push(await organizer.trpc.organizer.createJudge.mutate({ eventId, name: judge }))
  return show
}

/** A browser that is already signed in. */
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

export async function asJudge(app: TestApp, judge: { id: number; eventId: number; name: string }): Promise<Browser> {
  await app.services.db.prisma.judge.updateMany({ where: { id: judge.id }, data: { wasSignedIn: true } })
  return signedIn(app, "judge", { role: "judge", judgeId: judge.id, eventId: judge.eventId, actor: judge.name })
}

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
    await raiseVersions(sql, place, "decisions")
    await retally(sql, place.eventId, [place.entryId])
  })
}
