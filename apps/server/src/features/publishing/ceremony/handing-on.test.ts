import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { eachDatabase, itOnSqlite } from "../../../../test/each-database.ts"
import { type AwardPlan, announceAwards, CUP, REASON } from "../../../../test/scenes/award-show.ts"

eachDatabase((startApp, dialect) => {
  const itOnce = itOnSqlite(dialect)
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  describe("a winner who has left, where the results are taken back before the last line", () => {
    const skipped = async (plans?: AwardPlan[]) => {
      const show = await announceAwards(app, plans)
      await show.next()
      await show.next()
      expect((await show.skip("Cup", "1", "2")).status).toBe(200)
      expect(await show.onStage()).toBe("Cup: 2")
      await show.takeBack()
      return show
    }
    const dropped = (reason: string, before = "Entry 1 · Car 1", after: string | null = "Entry 2 · Car 2") => ({
      action: "award.notHandedOn",
      subject: "Award Cup",
      before: { entry: before },
      after: { entry: after, reason },
    })

    it("hands on after the last line where the award is as it was", async () => {
      const show = await skipped()
      await show.amend()
      expect(await show.onStage()).toBe("Cup: 2")
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 1; 3 Cup 2")
      expect(await show.held()).toBe("2")
      expect(await show.told()).toMatchObject([{ action: "award.handedOn", subject: "Cup" }])
    })

    itOnce("does not stick where the organizer has given the award to the same entry", async () => {
      const show = await skipped()
      await show.unassign("Cup")
      await show.assign("Cup", "2")
      await show.amend()
      expect(await show.onStage()).toBe("Cup: 2")
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 2")
      expect(await show.told()).toEqual([dropped("The winners of the award have changed")])
    })

    itOnce("adds no winner beside the one whom the organizer has chosen", async () => {
      const show = await skipped()
      await show.unassign("Cup")
      await show.assign("Cup", "3")
      await show.amend()
      expect(await show.onStage()).toBe("Cup: 2")
      await show.move("showVersion")
      expect(await show.onStage()).toBe("Cup: 3")
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 3")
      expect(await show.told()).toEqual([dropped("The winners of the award have changed")])
    })

    itOnce("goes on from the organizer's choice where that one has left too", async () => {
      const show = await announceAwards(app)
      await show.skip("Cup", "1", "2")
      await show.skip("Cup", "2", "3")
      await show.takeBack()
      await show.unassign("Cup")
      await show.assign("Cup", "2")
      await show.amend()
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 2; 3 Cup 3")
    })

    itOnce("leaves the award where it is if its taker was deleted", async () => {
      const show = await skipped()
      await show.deleteEntry("2")
      await show.waiveAll()
      await show.amend()
      expect(await show.onStage()).toBe("Cup: 2")
      await show.move("showVersion")
      expect(await show.onStage()).toBe("Cup: 1")
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 1")
      expect(await show.told()).toEqual([dropped("The entry was deleted")])
    })

    itOnce("gives the award to nobody where its winner was deleted", async () => {
      const show = await skipped()
      await show.deleteEntry("1")
      await show.waiveAll()
      await show.amend()
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup")
      expect(await show.told()).toEqual([dropped("The winners of the award have changed")])
    })

    itOnce("passes over an award that was deleted", async () => {
      const show = await skipped()
      await show.deleteAward("Cup")
      await show.amend()
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup")
      expect(await show.told()).toEqual([dropped("The award was deleted")])
    })

    itOnce("breaks no exclusivity", async () => {
      const best = { name: "Best", priority: 9, isExclusive: true, winners: [] }
      const show = await skipped([CUP, best])
      await show.assign("Best", "2")
      await show.amend()
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 1")
      expect(await show.told()).toEqual([dropped("Another award of the entry prevents this")])
    })

    itOnce("is published with the amendment where the last line came before it", async () => {
      const show = await skipped()
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1")
      expect(await show.amend()).toMatchObject({ version: 2, reason: REASON })
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 2")
      expect(await show.held()).toBe("2")
      expect(await show.told()).toMatchObject([
        { action: "award.handedOn", before: { entry: "Entry 1 · Car 1" }, after: { entry: "Entry 2 · Car 2" } },
      ])
      await show.next()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 2")
    })

    it("is dropped by that amendment where the organizer has decided otherwise", async () => {
      const show = await skipped()
      await show.toTheEnd()
      await show.unassign("Cup")
      await show.assign("Cup", "3")
      await show.amend()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 3")
      expect(await show.told()).toEqual([dropped("The winners of the award have changed")])
    })

    it("is published once where the last line and the amendment meet", async () => {
      const show = await skipped()
      const { lines } = await show.ceremony()
      for (let step = 0; step < (lines.length - 1) * 2; step++) await show.next()
      const { version, phase } = await show.ceremony()
      expect(phase).toBe("winners")
      const [step] = await Promise.all([
        show.organizer.rest("POST", `/events/${show.eventId}/ceremony/move`, { version, action: "next" }),
        show.amend(),
      ])
      expect([200, 409]).toContain(step.status)
      await show.toTheEnd()
      expect(await show.held()).toBe("2")
      expect(await show.told()).toHaveLength(1)
      expect(["1 Cup 1; 2 Cup 2", "1 Cup 1; 2 Cup 1; 3 Cup 2"]).toContain(await show.versions())
    })
  })

  itOnce("a winner who is skipped after the last line is published at once", async () => {
    const show = await announceAwards(app)
    await show.toTheEnd()
    expect((await show.skip("Cup", "1", "2")).status).toBe(200)
    expect(await show.versions()).toBe("1 Cup 1; 2 Cup 2")
  })

  itOnce("hands nothing to an entry that a higher exclusive award stops", async () => {
    const show = await announceAwards(app, [CUP, { name: "Best", priority: 9, isExclusive: true, winners: ["2"] }])
    expect(await show.skip("Cup", "1", "2")).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    expect((await show.skip("Best", "2", null)).status).toBe(200)
    expect((await show.skip("Cup", "1", "2")).status).toBe(200)
  })

  describe("the announcer's screen", () => {
    const paint = { basis: "criterion", priority: 5 } as const

    it("shows who comes next after each of two who have left", async () => {
      const show = await announceAwards(app, [{ ...CUP, ...paint }])
      expect(await show.read("Cup")).toBe("Cup: 1, next 2")
      await show.skip("Cup", "1", "2")
      expect(await show.read("Cup")).toBe("Cup: 2, left 1, next 3")
      expect((await show.skip("Cup", "2", "3")).status).toBe(200)
      expect(await show.read("Cup")).toBe("Cup: 3, left 1 2, next 4")
      await show.toTheEnd()
      expect(await show.versions()).toBe("1 Cup 1; 2 Cup 3")
    })

    itOnce("shows who holds what after two have left, for other awards too", async () => {
      const best = { ...paint, name: "Best", priority: 9, isExclusive: true, winners: ["1"] }
      const show = await announceAwards(app, [{ ...CUP, ...paint, winners: ["2"] }, best])
      expect(await show.read("Cup")).toBe("Cup: 2, passed over 1 (Best), next 3")
      await show.skip("Best", "1", "4")
      await show.skip("Best", "4", "3")
      expect(await show.read("Cup")).toBe("Cup: 2, next 5")
    })

    itOnce("offers nobody who has left another award", async () => {
      const show = await announceAwards(app, [
        { ...CUP, ...paint, maxWinners: 2, winners: ["1", "2"] },
        { ...paint, name: "Best", priority: 9, winners: ["1"] },
      ])
      expect(await show.read("Best")).toBe("Best: 1, next 2")
      await show.skip("Cup", "2", "3")
      expect(await show.read("Best")).toBe("Best: 1, next 3")
    })

    itOnce("lists as passed over only entries that stood before the winner", async () => {
      const mayor = { name: "Mayor's Pick", priority: 9, isExclusive: true, maxWinners: 2, winners: ["1", "3"] }
      const show = await announceAwards(app, [mayor, { ...CUP, ...paint, winners: ["2"] }])
      expect(await show.read("Cup")).toBe("Cup: 2, passed over 1 (Mayor's Pick), next 4")
    })

    itOnce("shows what is on the stage while the results are in review", async () => {
      const show = await announceAwards(app, [{ ...CUP, ...paint }])
      await show.takeBack()
      await show.unassign("Cup")
      await show.assign("Cup", "3")
      expect(await show.read("Cup")).toBe("Cup: 1, next 2")
    })

    it.each(["overall", "criterion"] as const)(
      "shows who was next by %s when it was published, not since",
      async (basis) => {
        const show = await announceAwards(app, [{ ...CUP, basis, maxWinners: 2, winners: ["1", "2"] }])
        expect(await show.read("Cup")).toBe("Cup: 1 2, next 3")
        await show.takeBack()
        await show.score("3", 10)
        expect(await show.read("Cup")).toBe("Cup: 1 2, next 3")
        await show.waiveAll()
        await show.amend()
        expect(await show.read("Cup")).toBe("Cup: 1 2, next 4")
      },
    )
  })
})
