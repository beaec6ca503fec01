import type { EventResults } from "@rosette/contract/results"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })

  /** "A:30+60,29+61 B:20+60": an entry and its judges' sheets, by criterion. */
  async function judged(picture: string, maxPoints = [30, 90]): Promise<void> {
    const rows = picture.split(" ").map((row) => row.split(":"))
    const judges = ["Ada", "Bob", "Cy"].slice(0, Math.max(...rows.map(([, sheets = ""]) => sheets.split(",").length)))
    show = await openShow(app, { maxPoints, votingIds: rows.map(([votingId = ""]) => votingId), judges })
    for (const [index, [, sheets = ""]] of rows.entries())
      for (const [judge, sheet] of sheets.split(",").entries()) await give(judge, index, sheet)
  }

  const give = async (judge: number, entry: number, sheet: string) => {
    if (sheet === "") return
    const place = {
      eventId: show.eventId,
      judgeId: show.judges[judge]?.id ?? 0,
      entryId: show.entries[entry]?.id ?? 0,
    }
    const points = sheet.split("+").map(Number)
    await layDownSheet(app.services.db, place, { criteria: show.criteria, points, isSubmitted: true })
  }

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    const perform = async (procedure: Parameters<typeof call>[1], input: Input) => {
      const answer = await call(show.organizer, procedure, input)
      expect([200, 201]).toContain(answer.status)
      return answer.body
    }
    const results = async () => (await perform("organizer.results", { eventId: show.eventId })) as EventResults
    const rules = (sent: Input) => perform("organizer.updateRules", { eventId: show.eventId, ...sent })
    /** "1.A 2=B(open)": place, "=" if it is shared, voting ID, and what decided it unless the score did. */
    const places = async () => {
      const { entries } = await results()
      return entries
        .map(({ place, placedBy, votingId }) => {
          if (place === null) return `-.${votingId}${placedBy === null ? "" : "!"}`
          const mark = entries.filter((other) => other.place === place).length > 1 ? "=" : "."
          const { kind, ...step } = placedBy ?? { kind: "score" }
          if ("value" in step) return `${place}${mark}${votingId}(${step.value} against ${step.against})`
          return `${place}${mark}${votingId}${kind === "score" ? "" : `(${kind})`}`
        })
        .join(" ")
    }

    it("without tie-breaks a place is the rank; equal entries are an open tie if it matters and share the place otherwise", async () => {
      await judged("A:30+60 B:20+60 C:20+60 D:10+60 E:10+60 F:")
      expect(await places()).toBe("1.A 2=B(open) 2=C(open) 4=D(shared) 4=E(shared) -.F")
      expect((await results()).entries.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 4, null])
      await rules({ placesThatMatter: 4 })
      expect(await places()).toBe("1.A 2=B(open) 2=C(open) 4=D(open) 4=E(open) -.F")
    })

    it("a criterion decides, the rank stays, and rows are in order of place", async () => {
      await judged("A:27+63,27+63 B:28+62,29+61 C:20+50,20+50")
      expect((await results()).entries.map(({ rank, votingId }) => `${rank}.${votingId}`)).toEqual([
        "1.A",
        "1.B",
        "3.C",
      ])
      await rules({ tieBreaks: [`criterion:${show.criteria[0]?.id}`] })
      expect(await places()).toBe("1.B(28.5 against 27) 2.A(27 against 28.5) 3.C")
      const { entries } = await results()
      expect(entries.map(({ rank }) => rank)).toEqual([1, 1, 3])
      expect(entries[0]?.placedBy).toMatchObject({ kind: "step", step: `criterion:${show.criteria[0]?.id}` })
    })

    it.each([
      ["median", "1.A(0.75 against 0.5) 2=B(open) 2=C(open)"],
      ["firstPlaces", "1.A(2 against 1) 2.C(1 against 0) 3.B(0 against 1)"],
    ])("%s reads the sheets of equal entries: %s", async (step, expected) => {
      await judged("A:30+60,30+60,0+30 B:20+40,20+40,30+60 C:20+40,10+40,40+60", [40, 80])
      await rules({ tieBreaks: [step] })
      expect(await places()).toBe(expected)
    })

    it("a class place counts only the class, and needs no further step", async () => {
      await judged("A:30+60 B:20+60 C:20+60 D:10+60")
      const { id: classId } = (await perform("organizer.createClass", { eventId: show.eventId, name: "Modern" })) as {
        id: number
      }
      const inClass = [1, 3].map((index) => show.entries[index]?.id)
      await perform("organizer.updateEntries", { eventId: show.eventId, entryIds: inClass, classId })
      const { entries } = await results()
      expect(entries.map((entry) => [entry.votingId, entry.classId, entry.place, entry.classPlace])).toEqual([
        ["A", null, 1, null],
        ["B", classId, 2, 1],
        ["C", null, 2, null],
        ["D", classId, 4, 2],
      ])
      const narrowed = await perform("organizer.results", { eventId: show.eventId, classId })
      expect((narrowed as EventResults).entries.map(({ votingId, place }) => [votingId, place])).toEqual([
        ["B", 2],
        ["D", 4],
      ])
    })

    it("an award whose slots end inside a tie makes it open, and no longer when it is deleted", async () => {
      await judged("A:30+60 B:20+60 C:20+60")
      await rules({ placesThatMatter: 1 })
      expect(await places()).toBe("1.A 2=B(shared) 2=C(shared)")
      const before = await results()
      const award = (await perform("awards.create", { eventId: show.eventId, name: "Best" })) as { id: number }
      await app.services.db.prisma.award.update({ where: { id: award.id }, data: { basis: "overall" } })
      await perform("awards.update", { awardId: award.id, maxWinners: 2 })
      expect(await places()).toBe("1.A 2=B(open) 2=C(open)")
      expect((await results()).version).toBeGreaterThan(before.version)
      await perform("awards.delete", { awardId: award.id })
      expect(await places()).toBe("1.A 2=B(shared) 2=C(shared)")
    })
  })

  describe.each(doorsOn(dialect))("how complete the results are, by $door", ({ call }) => {
    beforeEach(() => judged("A:30+60,30+60 B:20+60"))
    const perform = (procedure: Parameters<typeof call>[1], input: Input) => call(show.organizer, procedure, input)
    const counts = async () => {
      const { body } = await perform("organizer.results", { eventId: show.eventId })
      const { isProvisional, submittedSheets, expectedSheets } = body as EventResults
      return `${isProvisional ? "provisional" : "complete"} ${submittedSheets}/${expectedSheets}`
    }

    it("they are provisional while a sheet is missing, and complete with the last one", async () => {
      expect(await counts()).toBe("provisional 3/4")
      await give(1, 1, "20+60")
      expect(await counts()).toBe("complete 4/4")
    })

    it("adding or removing a judge changes what is expected at once", async () => {
      await give(1, 1, "20+60")
      expect(await counts()).toBe("complete 4/4")
      const { body } = await perform("organizer.createJudge", { eventId: show.eventId, name: "Dee" })
      expect(await counts()).toBe("provisional 4/6")
      await perform("organizer.deleteJudge", { judgeId: (body as { id: number }).id })
      expect(await counts()).toBe("complete 4/4")
      await perform("organizer.deleteJudge", { judgeId: show.judges[1]?.id })
      expect(await counts()).toBe("complete 2/2")
    })

    it("the sheets of an inactive judge are neither expected nor counted", async () => {
      expect(await counts()).toBe("provisional 3/4")
      await app.services.db.prisma.judge.update({ where: { id: show.judges[0]?.id ?? 0 }, data: { isActive: false } })
      expect(await counts()).toBe("provisional 1/2")
      await give(1, 1, "20+60")
      expect(await counts()).toBe("complete 2/2")
    })

    it("they are provisional again while a submitted sheet lacks a criterion that applies", async () => {
      await give(1, 1, "20+60")
      expect(await counts()).toBe("complete 4/4")
      const { body } = await perform("organizer.createCriterion", { eventId: show.eventId, name: "Sound" })
      expect(await counts()).toBe("provisional 4/4")
      await perform("organizer.deleteCriterion", { criterionId: (body as { id: number }).id })
      expect(await counts()).toBe("complete 4/4")
    })
  })
})
