import { randomUUID } from "node:crypto"
import type { EntryFlags, Requirements } from "@rosette/domain/entries/entry-flags"
import { nameKey } from "@rosette/domain/text/text-keys"
import type { Database } from "../../src/data/database.ts"
import { hashPassword } from "../../src/lib/password-hash.ts"
import { randomCode } from "../../src/lib/random-code.ts"
import { eventRow } from "./event-row.ts"

export const ORGANIZER_PASSWORD = "open-the-hood"

type Wanted = {
  entries?: ({ votingId?: string; entryName?: string } & Partial<EntryFlags>)[]
  criteria?: ({ maxPoints?: number; order?: number } & Partial<Requirements>)[]
  judges?: string[]
  isActive?: boolean
}

const passwordHash = hashPassword(ORGANIZER_PASSWORD)

/** An event ready for judging; by default two entries, two criteria of 10 points and one judge. */
export async function makeContest({ prisma }: Database, wanted: Wanted = {}) {
  const { entries = [{}, {}], criteria = [{}, {}], judges = ["Ada"], isActive = true } = wanted
  const event = await prisma.event.create({
    data: eventRow({
      name: "Harbour Show",
      passcode: randomCode(8),
      organizerName: "Olive Organizer",
      organizerPasswordHash: await passwordHash,
      isActive,
    }),
  })
  const eventId = event.id
  await prisma.entry.createMany({
    data: entries.map((entry, index) => ({
      eventId,
      entryName: `Car ${index + 1}`,
      ownerParticipant: `Owner ${index + 1}`,
      votingId: String(index + 1),
      ...entry,
    })),
  })
  await prisma.criterion.createMany({
    data: criteria.map((criterion, index) => ({
      eventId,
      name: `Criterion ${index + 1}`,
      description: "How well it is done",
      maxPoints: 10,
      order: index + 1,
      ...criterion,
    })),
  })
  await prisma.judge.createMany({
    data: judges.map((name) => ({
      eventId,
      name,
      nameKey: nameKey(name),
      accessCode: randomCode(8),
      sessionId: randomUUID(),
    })),
  })
  const where = { where: { eventId }, orderBy: { id: "asc" } } as const
  return {
    event,
    entries: await prisma.entry.findMany(where),
    criteria: await prisma.criterion.findMany(where),
    judges: await prisma.judge.findMany(where),
  }
}

export type Contest = Awaited<ReturnType<typeof makeContest>>

/** Everything that judging changes, to show that a refusal changed none of it. */
export async function judgingOf({ prisma }: Database, eventId: number) {
  const [event, sheets, tallies, history, mutations] = await Promise.all([
    prisma.event.findUnique({ where: { id: eventId }, select: { changeVersion: true, resultsVersion: true } }),
    prisma.sheet.findMany({
      where: { eventId },
      include: { scores: { orderBy: { criterionId: "asc" } } },
      orderBy: { id: "asc" },
    }),
    prisma.tally.findMany({ where: { eventId }, orderBy: { entryId: "asc" } }),
    prisma.historyItem.findMany({ where: { eventId }, orderBy: { id: "asc" } }),
    prisma.savedMutation.findMany({ where: { judge: { eventId } }, orderBy: { mutationId: "asc" } }),
  ])
  return { event, sheets, tallies, history, mutations }
}
