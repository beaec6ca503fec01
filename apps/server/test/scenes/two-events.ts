import { MASTER_ADMIN, type Role } from "@rosette/contract"
import { sessionTag } from "../../src/data/change/trace.ts"
import type { Database } from "../../src/data/database.ts"
import { retally } from "../../src/data/records/tally.ts"
import { eventContest } from "../../src/features/results/contest-query.ts"
import { ROLE_COOKIES } from "../../src/kernel/sessions/cookies.ts"
import { openSession } from "../../src/kernel/sessions/session-store.ts"
import { hashPassword } from "../../src/lib/password-hash.ts"
import { randomCode } from "../../src/lib/random-code.ts"
import type { Browser, TestApp } from "../app.ts"
import { eventRow } from "./event-row.ts"

export const PEOPLE = [
  "nobody",
  "judge",
  "judge of another event",
  "organizer",
  "organizer of another event",
  "master admin",
] as const
export type Person = (typeof PEOPLE)[number]

export const EVENT_PASSWORD = "open-the-hood"
const passwordHash = hashPassword(EVENT_PASSWORD)

/** Everything an event can hold, one or two of each. */
export type FullEvent = {
  eventId: number
  passcode: string
  judge: { id: number; name: string; accessCode: string }
  criterionIds: [number, number]
  /** Of these the judge has submitted a sheet for the first only. */
  entryIds: [number, number, number]
  /** The first entry is in the first class. */
  classIds: [number, number]
  awardId: number
  /** The first entry holds the award. */
  awardWinnerId: number
  confirmedWinnerId: number
  /** The judge is signed in on a phone; the tag names that session. */
  judgeSessionTag: string
  /** Another phone waits to sign in as the judge. */
  signInRequestId: number
  /** Opens the stage of its ceremony, which has not begun. */
  stageKey: string
  /** Two more entries are equal, and nobody has settled it. */
  tieKey: string
  /** How another tie was settled that is there no more. */
  settlementId: number
}

const TIED = ["T1", "T2"]

const ids = <Row extends { id: number }>(rows: Row[]) => rows.map(({ id }) => id).sort((a, b) => a - b)

async function makeFullEvent(db: Database): Promise<FullEvent> {
  const { prisma } = db
  const name = "Ada"
  const event = await prisma.event.create({
    data: eventRow({
      passcode: randomCode(8),
      organizerPasswordHash: await passwordHash,
      judges: { create: { name, nameKey: "ada", sessionId: randomCode(20), accessCode: randomCode(8) } },
      entries: {
        createMany: {
          data: ["1", "2", "3", ...TIED].map((votingId) => ({
            entryName: `Car ${votingId}`,
            ownerParticipant: "Olive",
            votingId,
          })),
        },
      },
      criteria: {
        createMany: {
          data: [1, 2].map((order) => ({ name: `Criterion ${order}`, description: "", maxPoints: 10, order })),
        },
      },
    }),
    include: { judges: true, entries: true, criteria: true },
  })
  const eventId = event.id
  const [judge] = event.judges
  const [first, second, third, ...tied] = ids(event.entries)
  const [paint, sound] = ids(event.criteria)
  if (!judge || !first || !second || !third || !paint || !sound)
    throw new Error("The event lacks what was made with it.")
  const [early, late] = ids(
    await prisma.class.createManyAndReturn({
      data: ["Early", "Late"].map((name, index) => ({ eventId, name, nameKey: name.toLowerCase(), order: index + 1 })),
    }),
  )
  if (!early || !late) throw new Error("The event lacks its classes.")
  await prisma.entry.update({ where: { id: first }, data: { classId: early } })
  const sheet = { eventId, judgeId: judge.id, revision: 1, isSubmitted: true, updatedAt: new Date() }
  const sheets = await prisma.sheet.createManyAndReturn({
    data: [first, ...tied].map((entryId) => ({ ...sheet, entryId })),
  })
  const criterionIds = [paint, sound]
  await prisma.score.createMany({
    data: sheets.flatMap(({ id: sheetId, entryId }) =>
      criterionIds.map((criterionId) => ({ sheetId, criterionId, points: entryId === first ? 7 : 4 })),
    ),
  })
  await db.write((sql) => retally(sql, eventId, [first, ...tied]))
  const entryIds = JSON.stringify(tied)
  const settlement = await prisma.tieSettlement.create({
    data: { eventId, tieKey: "gone", ladder: "overall", kind: "shared", entryIds, settledBy: "Olive" },
  })
  const { standings } = await eventContest(db, eventId)
  const winners = { create: { entryId: first, assignedBy: "Organizer" } }
  const award = await prisma.award.create({
    data: { eventId, name: "Best Paint", maxWinners: 2, winners },
    include: { winners: true },
  })
  const winner = { eventId, entryId: first, winnerType: "overall", slot: "overall/1", confirmedBy: "Olive" }
  const confirmed = await prisma.confirmedWinner.create({ data: winner })
  const sessionId = await openSession(prisma, { role: "judge", eventId, judgeId: judge.id, actor: name }, new Date())
  const request = await prisma.signInRequest.create({
    data: { eventId, judgeId: judge.id, deviceKey: randomCode(16), label: "Firefox on Android" },
  })
  const stageKey = randomCode(20)
  await prisma.ceremony.create({ data: { eventId, stageKey } })
  return {
    eventId,
    stageKey,
    passcode: event.passcode,
    judge,
    criterionIds: [paint, sound],
    entryIds: [first, second, third],
    classIds: [early, late],
    awardId: award.id,
    awardWinnerId: award.winners[0]?.id ?? 0,
    confirmedWinnerId: confirmed.id,
    judgeSessionTag: sessionTag(sessionId),
    signInRequestId: request.id,
    tieKey: standings.ties[0]?.key ?? "",
    settlementId: settlement.id,
  }
}

export type TwoEvents = { own: FullEvent; other: FullEvent; as(person: Person): Promise<Browser> }

/** Two full events, and a browser per person, relative to the first. */
export async function makeTwoEvents(app: TestApp): Promise<TwoEvents> {
  const { db, sealer, digests } = app.services
  const [secretTag] = digests.masterAdminTags
  const own = await makeFullEvent(db)
  const other = await makeFullEvent(db)

  const signedIn = async (role: Role, session: Parameters<typeof openSession>[1]) => {
    const browser = app.browser()
    const sessionId = await openSession(db.prisma, session, new Date())
    browser.cookies.set(ROLE_COOKIES[role], await sealer.seal(sessionId))
    return browser
  }
  const judge = ({ eventId, judge: { id, name } }: FullEvent) =>
    signedIn("judge", { role: "judge", eventId, judgeId: id, actor: name })
  const organizer = ({ eventId }: FullEvent) => signedIn("organizer", { role: "organizer", eventId, actor: "Olive" })

  const doors: Record<Person, () => Promise<Browser>> = {
    nobody: async () => app.browser(),
    judge: () => judge(own),
    "judge of another event": () => judge(other),
    organizer: () => organizer(own),
    "organizer of another event": () => organizer(other),
    "master admin": () => signedIn("masterAdmin", { role: "masterAdmin", actor: MASTER_ADMIN.name, secretTag }),
  }
  return { own, other, as: (person) => doors[person]() }
}

/** All rows of these events except sessions, and the number of events. */
export async function contentOf({ prisma }: Database, { own, other }: Pick<TwoEvents, "own" | "other">) {
  const where = { eventId: { in: [own.eventId, other.eventId] } }
  const orderBy = { id: "asc" } as const
  return {
    count: await prisma.event.count(),
    events: await prisma.event.findMany({ where: { id: where.eventId }, orderBy }),
    entries: await prisma.entry.findMany({ where, orderBy }),
    criteria: await prisma.criterion.findMany({ where, orderBy }),
    classes: await prisma.class.findMany({ where, orderBy }),
    judges: await prisma.judge.findMany({ where, orderBy, omit: { lastSeenAt: true } }),
    sheets: await prisma.sheet.findMany({ where, orderBy, include: { scores: { orderBy } } }),
    tallies: await prisma.tally.findMany({ where, orderBy: { entryId: "asc" } }),
    awards: await prisma.award.findMany({ where, orderBy, include: { winners: { orderBy } } }),
    confirmedWinners: await prisma.confirmedWinner.findMany({ where, orderBy }),
    waivers: await prisma.waiver.findMany({ where, orderBy }),
    snapshots: await prisma.snapshot.findMany({ where, orderBy }),
    history: await prisma.historyItem.findMany({ where, orderBy }),
    settlements: await prisma.tieSettlement.findMany({ where, orderBy }),
    signInRequests: await prisma.signInRequest.findMany({ where, orderBy }),
    mutations: await prisma.savedMutation.findMany({ where: { judge: where }, orderBy: { mutationId: "asc" } }),
  }
}
