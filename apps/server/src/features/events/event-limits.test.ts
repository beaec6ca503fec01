import { LIMITS } from "@rosette/contract/limits"
import type { ProcedurePath } from "@rosette/contract/routers"
import { nameKey } from "@rosette/domain/text/text-keys"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { DOORS, type Input } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"
import { randomCode } from "../../lib/random-code.ts"

type Kind = {
  what: "entry" | "judge" | "criterion" | "award" | "message"
  most: number
  sentence: string
  procedure: ProcedurePath
  input(n: string): Input
  count(prisma: Prisma, where: { eventId: number }): Promise<number>
  /** Adds rows with these numbers. */
  add(prisma: Prisma, numbers: number[], eventId: number): Promise<unknown>
}

type Prisma = TestApp["services"]["db"]["prisma"]

const KINDS: Kind[] = [
  {
    what: "entry",
    most: LIMITS.event.maxEntries,
    sentence: "An event holds at most 5,000 entries; this one has 5,000. Remove some first.",
    procedure: "organizer.createEntry",
    input: (n) => ({ entryName: "Car", ownerParticipant: "Olive", votingId: `new ${n}` }),
    count: (prisma, where) => prisma.entry.count({ where }),
    add: (prisma, numbers, eventId) =>
      prisma.entry.createMany({
        data: numbers.map((n) => ({ eventId, entryName: "Car", ownerParticipant: "Olive", votingId: String(n) })),
      }),
  },
  {
    what: "judge",
    most: LIMITS.event.maxJudges,
    sentence: "An event holds at most 200 judges; this one has 200. Remove some first.",
    procedure: "organizer.createJudge",
    input: (n) => ({ name: `New ${n}` }),
    count: (prisma, where) => prisma.judge.count({ where }),
    add: (prisma, numbers, eventId) =>
      prisma.judge.createMany({
        data: numbers.map((n) => ({
          eventId,
          name: `Judge ${n}`,
          nameKey: nameKey(`Judge ${n}`),
          accessCode: randomCode(10),
          sessionId: randomCode(20),
        })),
      }),
  },
  {
    what: "criterion",
    most: LIMITS.criterion.perEvent,
    sentence: "An event holds at most 200 criteria; this one has 200. Remove some first.",
    procedure: "organizer.createCriterion",
    input: (n) => ({ name: `New ${n}` }),
    count: (prisma, where) => prisma.criterion.count({ where }),
    add: (prisma, numbers, eventId) =>
      prisma.criterion.createMany({
        data: numbers.map((n) => ({ eventId, name: `Criterion ${n}`, description: "", maxPoints: 1 })),
      }),
  },
  {
    what: "award",
    most: LIMITS.event.maxAwards,
    sentence: "An event holds at most 100 awards; this one has 100. Remove some first.",
    procedure: "awards.create",
    input: (n) => ({ name: `New ${n}` }),
    count: (prisma, where) => prisma.award.count({ where }),
    add: (prisma, numbers, eventId) =>
      prisma.award.createMany({ data: numbers.map((n) => ({ eventId, name: `Award ${n}` })) }),
  },
  {
    what: "message",
    most: LIMITS.message.perEvent,
    sentence: "An event holds at most 500 messages; this one has 500. Withdraw some first.",
    procedure: "organizer.sendMessage",
    input: (n) => ({ text: `New ${n}` }),
    count: (prisma, where) => prisma.message.count({ where }),
    add: (prisma, numbers, eventId) =>
      prisma.message.createMany({ data: numbers.map((n) => ({ eventId, text: `Message ${n}`, sentBy: "Olive" })) }),
  },
]

eachDatabase((startApp) => {
  let app: TestApp
  let full: Show
  beforeAll(async () => {
    app = await startApp()
    full = await openShow(app, { votingIds: [], judges: [], maxPoints: [1] })
  })

  /** Fills the event with this many of a kind. */
  async function fill({ count, add }: Kind, upTo: number) {
    const { prisma } = app.services.db
    const { eventId } = full
    const present = await count(prisma, { eventId })
    const numbers = Array.from({ length: upTo - present }, (_, index) => present + index)
    await add(prisma, numbers, eventId)
    return () => count(prisma, { eventId })
  }

  describe.each(KINDS)("of $what an event holds at most $most", (kind) => {
    it.each(DOORS)("by $door: the last is accepted, the next is refused, and saved nowhere", async ({ call, door }) => {
      const { eventId, organizer } = full
      const count = await fill(kind, door === "REST" ? kind.most - 1 : kind.most)
      if (door === "REST") {
        const last = await call(organizer, kind.procedure, { eventId, ...kind.input(door) })
        expect(last.status).toBe(201)
      }
      expect(await call(organizer, kind.procedure, { eventId, ...kind.input(`${door} again`) })).toMatchObject({
        status: 409,
        body: { code: "LIMIT_REACHED", error: kind.sentence },
      })
      expect(await count()).toBe(kind.most)
    })
  })

  it("a file with more entries than fit is refused as a whole", async () => {
    const { eventId, organizer } = await openShow(app, { votingIds: ["1"] })
    const rows = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ "Entry Name": "A", "Owner/Participant": "B", "Voting ID": `I${n}` }))
    const send = (count: number) => organizer.rest("POST", `/events/${eventId}/import-csv`, { csvData: rows(count) })
    expect(await send(LIMITS.event.maxEntries)).toMatchObject({
      status: 409,
      body: {
        code: "LIMIT_REACHED",
        error: "An event holds at most 5,000 entries; this one has 1. Remove some first.",
      },
    })
    expect(await app.services.db.prisma.entry.count({ where: { eventId } })).toBe(1)
    expect((await send(LIMITS.event.maxEntries - 1)).status).toBe(201)
  })

  it("of two people who fill the last place at the same time, one is refused", async () => {
    const { eventId, organizer } = await openShow(app, { votingIds: [], judges: [], maxPoints: [1] })
    full = { ...full, eventId, organizer }
    const [kind] = KINDS.filter(({ what }) => what === "award")
    if (!kind) throw new Error("Awards are among the kinds.")
    await fill(kind, kind.most - 1)
    const answers = await Promise.all(["a", "b"].map((name) => organizer.rest("POST", "/awards", { eventId, name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})
