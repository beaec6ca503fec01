import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase, itOnSqlite } from "../../../../test/each-database.ts"
import { type AwardPlan, announceAwards, CUP } from "../../../../test/scenes/award-show.ts"

eachDatabase((startApp, dialect) => {
  const itOnce = itOnSqlite(dialect)
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  describe("a skip whose taker holds a lower award", () => {
    const criterion = { basis: "criterion", isExclusive: true } as const
    const plans: AwardPlan[] = [
      { ...criterion, name: "Best", priority: 9, winners: ["1"] },
      { ...criterion, name: "Cup", priority: 5, winners: ["2"] },
    ]
    const offered = async (show: Awaited<ReturnType<typeof announceAwards>>) => {
      const { lines } = await show.ceremony()
      return lines
        .find(({ title }) => title === "Best")
        ?.successors.map(({ entry, isNext, follows }) => {
          const given = follows.map(({ title, takenBy }) => `${title} to ${takenBy?.votingId ?? "nobody"}`)
          return [entry.votingId, isNext ? "next" : "after", ...given].join(" ")
        })
    }

    it("offers the taker with what follows, and who comes after", async () => {
      const show = await announceAwards(app, plans)
      expect(await offered(show)).toEqual(["2 next Cup to 3", "3 after"])
    })

    it("is one step: both awards change hands on the stage, and in one amendment", async () => {
      const show = await announceAwards(app, plans)
      expect((await show.skip("Best", "1", "2")).status).toBe(200)
      expect([await show.read("Best"), await show.read("Cup")]).toEqual([
        "Best: 2, left 1, next 3",
        "Cup: 3, passed over 2 (Best), next 4",
      ])
      await show.toTheEnd()
      expect([await show.versions("Best"), await show.versions("Cup")]).toEqual([
        "1 Best 1; 2 Best 2",
        "1 Cup 2; 2 Cup 3",
      ])
    })

    it("is taken back as a whole", async () => {
      const show = await announceAwards(app, plans)
      await show.skip("Best", "1", "2")
      expect((await show.move("takeBackSkip")).lastSkip).toBeNull()
      expect([await show.read("Best"), await show.read("Cup")]).toEqual([
        "Best: 1, next 2",
        "Cup: 2, passed over 1 (Best), next 3",
      ])
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 2")
    })

    itOnce("leaves the lower award alone where it goes to who comes after, or to nobody", async () => {
      for (const [taker, held] of [
        ["3", "2"],
        [null, "2"],
      ] as const) {
        const show = await announceAwards(app, plans)
        expect((await show.skip("Best", "1", taker)).status).toBe(200)
        expect(await show.read("Cup")).toMatch(new RegExp(`^Cup: ${held}`))
      }
    })

    itOnce("takes back only what was skipped and not published", async () => {
      const show = await announceAwards(app, plans)
      const { version } = await show.ceremony()
      const path = `/events/${show.eventId}/ceremony/move`
      const answer = await show.organizer.rest("POST", path, { version, action: "takeBackSkip" })
      expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    })
  })

  itOnce("an award whose winner has left is announced, also where its taker's place was announced before", async () => {
    const show = await announceAwards(app, [{ ...CUP, basis: "overall" }])
    while ((await show.ceremony()).key !== "place:1" || (await show.ceremony()).phase !== "winners")
      await show.move("next")
    const { version, lines } = await show.ceremony()
    const key = lines.at(-1)?.also[0]?.key
    const skip = { version, key, entryId: show.idOf("1"), takenBy: show.idOf("2") }
    await show.organizer.rest("POST", `/events/${show.eventId}/ceremony/skip`, skip)
    await show.move("next")
    expect(await show.move("next")).toMatchObject({ phase: "winners", key })
    expect(await show.read("Cup")).toMatch(/^Cup: 2/)
  })

  itOnce("an award that is announced with its winner's place goes to somebody else on a line of its own", async () => {
    const show = await announceAwards(app, [{ ...CUP, basis: "overall" }])
    const titles = async () =>
      (await show.ceremony()).lines.map(({ title, also }) => [title, ...also.map((award) => award.title)].join(" + "))
    expect(await titles()).toEqual(["Third place", "Second place", "Overall Winner + Cup"])
    const { version } = await show.ceremony()
    const key = (await show.ceremony()).lines.at(-1)?.also[0]?.key
    const skip = { version, key, entryId: show.idOf("1"), takenBy: show.idOf("2") }
    expect((await show.organizer.rest("POST", `/events/${show.eventId}/ceremony/skip`, skip)).status).toBe(200)
    expect(await titles()).toEqual(["Third place", "Second place", "Overall Winner", "Cup"])
  })
})
