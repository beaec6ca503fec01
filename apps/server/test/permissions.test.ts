import type { ProcedurePath } from "@rosette/contract/routers"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "./app.ts"
import { doorsOn, type Input } from "./doors.ts"
import { eachDatabase } from "./each-database.ts"
import { asJudge, asMasterAdmin, openShow, type Show } from "./scenes/show.ts"
import { everythingIn } from "./snapshot.ts"

type Call = [procedure: ProcedurePath, input: (show: Show) => Input]

const OF_AN_EVENT: Call[] = [
  ["organizer.updateEvent", ({ eventId }) => ({ eventId, name: "Taken over" })],
  ["organizer.changePassword", ({ eventId }) => ({ eventId, newPassword: "taken-over" })],
  ["organizer.overview", ({ eventId }) => ({ eventId })],
  ["organizer.results", ({ eventId }) => ({ eventId })],
  ["organizer.scores", ({ eventId }) => ({ eventId })],
  ["organizer.history", ({ eventId }) => ({ eventId })],
  ["organizer.judges", ({ eventId }) => ({ eventId })],
  ["organizer.createEntry", ({ eventId }) => ({ eventId, entryName: "Car", ownerParticipant: "Owner", votingId: "9" })],
  ["organizer.createCriterion", ({ eventId }) => ({ eventId, name: "Bribes", description: "Size" })],
  ["organizer.createJudge", ({ eventId }) => ({ eventId, name: "Mallory" })],
]

const OF_A_RECORD: Call[] = [
  ["organizer.updateEntry", ({ entries }) => ({ entryId: entries[0]?.id, entryName: "Mine" })],
  ["organizer.deleteEntry", ({ entries }) => ({ entryId: entries[0]?.id })],
  ["organizer.deleteEntries", ({ entries }) => ({ entryIds: entries.map(({ id }) => id) })],
  ["organizer.updateCriterion", ({ criteria }) => ({ criterionId: criteria[0]?.id, maxPoints: 100 })],
  ["organizer.deleteCriterion", ({ criteria }) => ({ criterionId: criteria[0]?.id })],
  ["organizer.regenerateCode", ({ judges }) => ({ judgeId: judges[0]?.id })],
  ["organizer.clearScores", ({ judges }) => ({ judgeId: judges[0]?.id })],
  ["organizer.deleteJudge", ({ judges }) => ({ judgeId: judges[0]?.id })],
  ["organizer.reopenSheet", ({ judges, entries }) => ({ judgeId: judges[0]?.id, entryId: entries[0]?.id })],
]

const FOR_MEMBERS: Call[] = [
  ["organizer.event", ({ eventId }) => ({ eventId })],
  ["organizer.entries", ({ eventId }) => ({ eventId })],
  ["organizer.criteria", ({ eventId }) => ({ eventId })],
]

const nobodyKnows = 2_147_483_647

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let judge: Browser
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app)
    judge = await asJudge(app, show.judges[0] ?? never())
  })

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const refused = async (who: Browser, procedure: ProcedurePath, input: Input, status: number, code: string) => {
      const before = await everythingIn(app.services.db)
      expect(await call(who, procedure, input)).toMatchObject({ status, body: { code } })
      expect(await everythingIn(app.services.db)).toEqual(before)
    }

    describe("what does not exist is NOT_FOUND, and nothing is saved", () => {
      it.each([...OF_AN_EVENT, ...FOR_MEMBERS])("%s", (procedure, input) =>
        refused(show.organizer, procedure, { ...input(show), eventId: nobodyKnows }, 404, "NOT_FOUND"),
      )
      it.each(OF_A_RECORD.filter(([procedure]) => procedure !== "organizer.deleteEntries"))(
        "%s",
        (procedure, input) => {
          const [key = ""] = Object.keys(input(show))
          return refused(show.organizer, procedure, { ...input(show), [key]: nobodyKnows }, 404, "NOT_FOUND")
        },
      )
    })

    it("the master administrator organizes every event, under their own name", async () => {
      const master = await asMasterAdmin(app)
      const input = { eventId: show.eventId, location: `Pier ${Math.random()}` }
      expect((await call(master, "organizer.updateEvent", input)).status).toBe(200)
      const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
      expect(items[0]).toMatchObject({ actor: "Master Admin", action: "event.updated" })
    })

    it("only organizers see the passcode", async () => {
      const seenBy = async (who: Browser) => (await call(who, "organizer.event", { eventId: show.eventId })).body
      expect(await seenBy(show.organizer)).toHaveProperty("passcode", show.passcode)
      expect(await seenBy(await asMasterAdmin(app))).toHaveProperty("passcode", show.passcode)
      expect(await seenBy(judge)).not.toHaveProperty("passcode")
    })
  })
})

function never(): never {
  throw new Error("The show has a judge")
}
