import type { ProcedurePath } from "@rosette/contract/routers"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "./app.ts"
import { doorsOn, type Input } from "./doors.ts"
import { eachDatabase } from "./each-database.ts"
import { openShow, type Show } from "./scenes/show.ts"
import { everythingIn } from "./snapshot.ts"

type Call = (show: Show) => Input

const CALLS = {
  "organizer.createEvent": () => ({
    name: "Show",
    organizerName: "Olive",
    organizerPassword: "secret",
    criteria: [{ name: "Paint", description: "Depth and finish", maxPoints: 10 }],
  }),
  "organizer.updateEvent": ({ eventId }) => ({ eventId }),
  "organizer.changePassword": ({ eventId }) => ({ eventId, newPassword: "new-secret" }),
  "organizer.createEntry": ({ eventId }) => ({ eventId, entryName: "Car", ownerParticipant: "Owner", votingId: "77" }),
  "organizer.updateEntry": ({ entries }) => ({ entryId: entries[0]?.id }),
  "organizer.deleteEntries": ({ entries }) => ({ entryIds: entries.map(({ id }) => id) }),
  "organizer.createCriterion": ({ eventId }) => ({ eventId, name: "Sound", description: "", maxPoints: 10, order: 1 }),
  "organizer.updateCriterion": ({ criteria }) => ({ criterionId: criteria[0]?.id }),
  "organizer.createJudge": ({ eventId }) => ({ eventId, name: "Grace" }),
  "organizer.history": ({ eventId }) => ({ eventId }),
  "awards.create": ({ eventId }) => ({ eventId, name: "Best" }),
  "awards.assign": ({ entries }) => ({ awardId: 1, entryId: entries[0]?.id }),
  "awards.confirmWinner": ({ eventId, entries }) => ({
    eventId,
    entryId: entries[0]?.id,
    winnerType: "overall",
    confirmedBy: "Olive",
  }),
} satisfies Partial<Record<ProcedurePath, Call>>

const criterion = { name: "Paint", description: "Depth and finish", maxPoints: 10 }
const long = (characters: number) => "x".repeat(characters)

const WRONG: [procedure: keyof typeof CALLS, wrong: Input, path: (string | number)[], sentence: string][] = [
  ["organizer.createEvent", { name: undefined }, ["name"], "Event name is required"],
  ["organizer.createEvent", { name: "   " }, ["name"], "Event name is required"],
  ["organizer.createEvent", { name: 7 }, ["name"], "Event name must be text"],
  [
    "organizer.createEvent",
    { name: long(201) },
    ["name"],
    "Event name must be at most 200 characters; 201 were entered",
  ],
  ["organizer.createEvent", { name: "a\u0000b" }, ["name"], "Event name contains characters that cannot be stored"],
  ["organizer.createEvent", { name: "a\ud800b" }, ["name"], "Event name contains characters that cannot be stored"],
  [
    "organizer.createEvent",
    { description: long(2_001) },
    ["description"],
    "Event description must be at most 2000 characters; 2001 were entered",
  ],
  [
    "organizer.createEvent",
    { date: long(201) },
    ["date"],
    "Event date must be at most 200 characters; 201 were entered",
  ],
  ["organizer.createEvent", { time: 10 }, ["time"], "Event time must be text"],
  ["organizer.createEvent", { location: null }, ["location"], "Location must be text"],
  ["organizer.createEvent", { organizerName: "" }, ["organizerName"], "Organizer name is required"],
  ["organizer.createEvent", { organizerPassword: undefined }, ["organizerPassword"], "Password is required"],
  [
    "organizer.createEvent",
    { organizerPassword: "12345" },
    ["organizerPassword"],
    "Password must be at least 6 characters",
  ],
  ["organizer.createEvent", { criteria: undefined }, ["criteria"], "At least one scoring criterion is required"],
  ["organizer.createEvent", { criteria: [] }, ["criteria"], "At least one scoring criterion is required"],
  [
    "organizer.createEvent",
    { criteria: [{ ...criterion, name: "" }] },
    ["criteria", 0, "name"],
    "Criterion name is required",
  ],
  [
    "organizer.createEvent",
    { criteria: [criterion, { ...criterion, description: " " }] },
    ["criteria", 1, "description"],
    "Description is required",
  ],
  [
    "organizer.createEvent",
    { criteria: [{ ...criterion, maxPoints: 0 }] },
    ["criteria", 0, "maxPoints"],
    "Max points must be at least 1",
  ],
  [
    "organizer.createEvent",
    { criteria: [{ ...criterion, maxPoints: 101 }] },
    ["criteria", 0, "maxPoints"],
    "Max points must be a whole number from 1 to 100",
  ],
  [
    "organizer.createEvent",
    { criteria: [{ ...criterion, maxPoints: 2.5 }] },
    ["criteria", 0, "maxPoints"],
    "Max points must be a whole number from 1 to 100",
  ],
  [
    "organizer.createEvent",
    { criteria: [{ ...criterion, maxPoints: "10" }] },
    ["criteria", 0, "maxPoints"],
    "Max points must be a whole number from 1 to 100",
  ],
  ["organizer.updateEvent", { name: "" }, ["name"], "Event name is required"],
  ["organizer.updateEvent", { organizerName: " " }, ["organizerName"], "Organizer name is required"],
  ["organizer.updateEvent", { isActive: "no" }, ["isActive"], "Active must be true or false"],
  ["organizer.changePassword", { newPassword: "12345" }, ["newPassword"], "Password must be at least 6 characters"],
  ["organizer.createEntry", { entryName: "" }, ["entryName"], "Entry name is required"],
  ["organizer.createEntry", { ownerParticipant: undefined }, ["ownerParticipant"], "Owner/Participant is required"],
  ["organizer.createEntry", { votingId: "  " }, ["votingId"], "Voting ID is required"],
  [
    "organizer.createEntry",
    { description: long(2_001) },
    ["description"],
    "Description must be at most 2000 characters; 2001 were entered",
  ],
  ["organizer.createEntry", { imageUrl: 5 }, ["imageUrl"], "Please enter a valid image URL"],
  [
    "organizer.createEntry",
    { imageUrl: "ftp://cars.test/1.png" },
    ["imageUrl"],
    "Please enter a valid URL starting with http:// or https://",
  ],
  [
    "organizer.createEntry",
    { imageUrl: "javascript:alert(1)" },
    ["imageUrl"],
    "Please enter a valid URL starting with http:// or https://",
  ],
  ["organizer.createEntry", { isClassicVehicle: "yes" }, ["isClassicVehicle"], "Classic vehicle must be true or false"],
  ["organizer.updateEntry", { entryName: "" }, ["entryName"], "Entry name is required"],
  ["organizer.updateEntry", { votingId: "" }, ["votingId"], "Voting ID is required"],
  [
    "organizer.updateEntry",
    { imageUrl: "not an address" },
    ["imageUrl"],
    "Please enter a valid URL starting with http:// or https://",
  ],
  ["organizer.updateEntry", { showEntryName: 1 }, ["showEntryName"], "Show entry name must be true or false"],
  ["organizer.deleteEntries", { entryIds: undefined }, ["entryIds"], "entryIds must be a list of entries"],
  ["organizer.deleteEntries", { entryIds: [0] }, ["entryIds", 0], "Entry must be a positive whole number"],
  ["organizer.deleteEntries", { entryIds: ["1"] }, ["entryIds", 0], "Entry must be a positive whole number"],
  ["organizer.createCriterion", { name: "" }, ["name"], "Criterion name is required"],
  ["organizer.createCriterion", { maxPoints: 0 }, ["maxPoints"], "Max points must be at least 1"],
  ["organizer.createCriterion", { maxPoints: 101 }, ["maxPoints"], "Max points must be a whole number from 1 to 100"],
  ["organizer.createCriterion", { order: 0 }, ["order"], "Order must be at least 1"],
  ["organizer.createCriterion", { requiresSound: "yes" }, ["requiresSound"], "Requires sound must be true or false"],
  ["organizer.updateCriterion", { name: "" }, ["name"], "Criterion name is required"],
  ["organizer.updateCriterion", { maxPoints: 0 }, ["maxPoints"], "Max points must be at least 1"],
  ["organizer.updateCriterion", { order: -1 }, ["order"], "Order must be at least 1"],
  ["organizer.createJudge", { name: undefined }, ["name"], "Judge name is required"],
  ["organizer.createJudge", { name: " \t " }, ["name"], "Judge name is required"],
  ["awards.create", { name: " " }, ["name"], "Award name is required"],
  ["awards.create", { name: long(101) }, ["name"], "Award name must be at most 100 characters; 101 were entered"],
  ["awards.create", { priority: 0 }, ["priority"], "Priority level must be at least 1"],
  ["awards.create", { priority: 101 }, ["priority"], "Priority level must be a whole number from 1 to 100"],
  ["awards.create", { maxWinners: 0 }, ["maxWinners"], "Max winners must be at least 1"],
  ["awards.create", { maxWinners: 11 }, ["maxWinners"], "Max winners must be a whole number from 1 to 10"],
  [
    "awards.assign",
    { assignedBy: long(101) },
    ["assignedBy"],
    "Assigned by must be at most 100 characters; 101 were entered",
  ],
  ["awards.assign", { entryId: undefined }, ["entryId"], "Entry must be a positive whole number"],
  ["awards.confirmWinner", { entryId: undefined }, ["entryId"], "Entry must be a positive whole number"],
  [
    "awards.confirmWinner",
    { winnerType: "loudest" },
    ["winnerType"],
    "Winner type must be overall, category or runner_up",
  ],
  ["awards.confirmWinner", { confirmedBy: " " }, ["confirmedBy"], "Confirmed by is required"],
  ["awards.confirmWinner", { position: 0 }, ["position"], "Position must be at least 1"],
  ["organizer.history", { limit: 0 }, ["limit"], "Limit must be at least 1"],
  ["organizer.history", { limit: 201 }, ["limit"], "Limit must be a whole number from 1 to 200"],
]

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app)
  })

  describe.each(doorsOn(dialect))(
    "by $door, invalid input is refused with its path and its sentence, and nothing is saved",
    ({ call }) => {
      it.each(WRONG)("%s %j", async (procedure, wrong, path, sentence) => {
        const before = await everythingIn(app.services.db)
        const answer = await call(show.organizer, procedure, { ...CALLS[procedure](show), ...wrong })
        expect(answer).toMatchObject({
          status: 400,
          body: { error: sentence, code: "INVALID_INPUT", issues: [{ path, message: sentence }] },
        })
        expect(await everythingIn(app.services.db)).toEqual(before)
      })
    },
  )
})
