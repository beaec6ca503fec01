import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"
import { refused } from "../../../test/tables/refused.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  let other: Show
  let classId: number
  let foreignClassId: number
  let awardId: number
  beforeAll(async () => {
    app = await startApp()
    other = await openShow(app, { name: "Another Show" })
    foreignClassId = (await newClass(other, "Foreign")).id
    show = await openShow(app)
    classId = (await newClass(show, "Early")).id
  })
  beforeEach(async () => {
    awardId = (await show.organizer.trpc.awards.create.mutate({ eventId: show.eventId, name: "Best Paint" })).id
  })

  const newClass = ({ organizer, eventId }: Show, name: string) =>
    organizer.trpc.organizer.createClass.mutate({ eventId, name })
  const criterionId = (of = show) => of.criteria[0]?.id ?? 0
  const change = (fields: object) => show.organizer.trpc.awards.update.mutate({ awardId, ...fields })
  const newestLine = async (action: string) => {
    const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
    return items.find((item) => item.action === action)
  }
  const BY_HAND = {
    basis: "manual",
    basisId: null,
    eligibleClassIds: [],
    eligibleFlags: [],
    ignoresExclusivity: false,
  }

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("an award is manual, and open to all, unless its fields say otherwise", async () => {
      const made = await call(show.organizer, "awards.create", { eventId: show.eventId, name: "Best Chrome" })
      expect(made).toMatchObject({ status: 201, body: BY_HAND })
      const { body } = await call(show.organizer, "awards.list", { eventId: show.eventId })
      expect(body).toContainEqual(made.body)
    })

    it("its rules are created, changed field by field, and recorded in the history with names", async () => {
      const rules = { basis: "criterion", basisId: criterionId(), eligibleFlags: ["hasCustomPaint"] }
      const input = { eventId: show.eventId, name: "Best Paint", ...rules, eligibleClassIds: [classId, classId] }
      const made = await call(show.organizer, "awards.create", input)
      expect(made).toMatchObject({ status: 201, body: { ...BY_HAND, ...rules, eligibleClassIds: [classId] } })
      expect((await newestLine("award.created"))?.after).toMatchObject({
        decided: "best in Criterion 1",
        eligibleClasses: ["Early"],
        eligibleFlags: ["Custom paint"],
      })
      const { id } = made.body as { id: number }
      const changed = await call(show.organizer, "awards.update", { awardId: id, basis: "class", basisId: classId })
      expect(changed).toMatchObject({ status: 200, body: { ...rules, basis: "class", basisId: classId } })
      expect(await newestLine("award.updated")).toMatchObject({
        before: { decided: "best in Criterion 1" },
        after: { decided: "best of class Early" },
      })
    })
  })

  // The fields that are sent for a new award, or on top of these rules, and the answer.
  const RULES: [over: () => Input, sent: () => Input, answer: string][] = [
    [() => ({}), () => ({ basis: "overall" }), "changed"],
    [() => ({}), () => ({ basis: "overall", basisId: 1 }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ basis: "luck" }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ basisId: 1 }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ basis: "section" }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ basis: "section", basisId: 0 }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ basis: "section", basisId: 1 }), "changed"],
    [() => ({}), () => ({ basis: "section", basisId: 6 }), "changed"],
    [() => ({}), () => ({ basis: "section", basisId: 7 }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ basis: "class" }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ basis: "class", basisId: classId }), "changed"],
    [() => ({}), () => ({ basis: "class", basisId: foreignClassId }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ basis: "criterion", basisId: criterionId() }), "changed"],
    [() => ({}), () => ({ basis: "criterion", basisId: criterionId(other) }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ eligibleClassIds: [classId] }), "changed"],
    [() => ({}), () => ({ eligibleClassIds: [classId, foreignClassId] }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ eligibleFlags: ["isFast"] }), "400 INVALID_INPUT"],
    [() => ({}), () => ({ ignoresExclusivity: true }), "changed"],
    [() => ({}), () => ({ ignoresExclusivity: true, isExclusive: true }), "400 INVALID_INPUT"],
    [() => ({ isExclusive: true }), () => ({ ignoresExclusivity: true }), "400 INVALID_INPUT"],
    [() => ({ ignoresExclusivity: true }), () => ({ isExclusive: true }), "400 INVALID_INPUT"],
    [() => ({ ignoresExclusivity: true }), () => ({ isExclusive: true, ignoresExclusivity: false }), "changed"],
    [() => ({ basis: "class", basisId: classId }), () => ({ basis: "overall" }), "400 INVALID_INPUT"],
    [() => ({ basis: "class", basisId: classId }), () => ({ basis: "overall", basisId: null }), "changed"],
    [() => ({ basis: "class", basisId: classId }), () => ({ basisId: null }), "400 INVALID_INPUT"],
    [() => ({ basis: "section", basisId: 2 }), () => ({ name: "Cup" }), "changed"],
  ]
  it.each(RULES)("rules that are sent, on top of existing ones (%#)", async (over, sent, answer) => {
    await change(over())
    if (answer === "changed") expect(await change(sent())).toMatchObject({ ...over(), ...sent() })
    else expect(await refused(app, show.organizer, "awards.update", { awardId, ...sent() })).toBe(answer)
    const created = { eventId: show.eventId, name: "Cup", ...over(), ...sent() }
    if (answer !== "changed") expect(await refused(app, show.organizer, "awards.create", created)).toBe(answer)
  })

  // A class, a criterion and a section can have the same number.
  it.each<[what: string, sent: Input, field: string]>([
    ["what it names without the basis", { basisId: 1 }, "basis"],
    ["another basis without what it names", { basis: "class" }, "basisId"],
  ])("a change cannot send %s", async (_, sent, field) => {
    await change({ basis: "section", basisId: 2 })
    await expect(change(sent)).rejects.toMatchObject({
      data: { code: "INVALID_INPUT", issues: [{ path: [field] }] },
    })
    expect(await change({ basis: "section", basisId: 3 })).toMatchObject({ basis: "section", basisId: 3 })
    expect(await change({ basis: "section" })).toMatchObject({ basis: "section", basisId: 3 })
  })

  it("how an award is decided is one value: who changes it has seen its basis and what that names", async () => {
    const seen = { basis: "section", basisId: 2 } as const
    await change(seen)
    await change({ basis: "section", basisId: 1 })
    const conflicts = [
      { field: "basis", current: "section" },
      { field: "basisId", current: 1 },
    ]
    for (const mine of [
      { basis: "section", basisId: 3 },
      { basis: "criterion", basisId: criterionId() },
      { basis: "manual", basisId: null },
    ])
      await expect(change({ ...mine, expected: seen })).rejects.toMatchObject({
        data: { code: "FIELDS_CHANGED", conflicts },
      })
    expect(await change({ basis: "section", basisId: 1, expected: seen })).toMatchObject({ basisId: 1 })
  })

  it("lists that somebody has changed are not overwritten unseen", async () => {
    await change({ eligibleFlags: ["hasCustomPaint"] })
    const mine = { eligibleFlags: ["isElectricVehicle"], expected: { eligibleFlags: [] } }
    await expect(change(mine)).rejects.toMatchObject({
      data: { conflicts: [{ field: "eligibleFlags", current: '["hasCustomPaint"]' }] },
    })
    const knowing = { ...mine, expected: { eligibleFlags: ["hasCustomPaint"] } }
    expect(await change(knowing)).toMatchObject({ eligibleFlags: ["isElectricVehicle"] })
  })

  it("an award that ignores exclusivity may go to the winner of an exclusive one, and then cannot lose that property", async () => {
    const entryId = show.entries[0]?.id ?? 0
    const { awards } = show.organizer.trpc
    const grandPrize = { eventId: show.eventId, name: "Grand Prize", priority: 9, isExclusive: true }
    await awards.assign.mutate({ awardId: (await awards.create.mutate(grandPrize)).id, entryId })
    expect(await refused(app, show.organizer, "awards.assign", { awardId, entryId })).toBe("409 EXCLUSIVE_AWARD")
    await change({ ignoresExclusivity: true })
    expect(await awards.assign.mutate({ awardId, entryId })).toMatchObject({ awardId, entryId, isProposed: false })
    const back = { awardId, ignoresExclusivity: false }
    expect(await refused(app, show.organizer, "awards.update", back)).toBe("409 AWARD_IN_USE")
    await expect(awards.update.mutate(back)).rejects.toMatchObject({
      data: { issues: [{ path: ["ignoresExclusivity"] }] },
    })
  })

  it("the awards of a deleted criterion become manual and keep their winners, and the history records it", async () => {
    const { eventId, organizer } = show
    const { id } = await organizer.trpc.organizer.createCriterion.mutate({ eventId, name: "Sound" })
    await change({ basis: "criterion", basisId: id, eligibleClassIds: [classId] })
    const { id: bySection } = await organizer.trpc.awards.create.mutate({
      eventId,
      name: "Best Body",
      basis: "section",
      basisId: 1,
    })
    await organizer.trpc.awards.assign.mutate({ awardId, entryId: show.entries[1]?.id ?? 0 })
    await organizer.trpc.organizer.deleteCriterion.mutate({ criterionId: id })
    const awards = await organizer.trpc.awards.list.query({ eventId })
    const ruleOf = (id: number) => awards.find((award) => award.id === id)
    expect(ruleOf(awardId)).toMatchObject({ basis: "manual", basisId: null, eligibleClassIds: [classId] })
    expect(ruleOf(bySection)).toMatchObject({ basis: "section", basisId: 1 })
    expect(await newestLine("award.updated")).toMatchObject({
      subject: "Award Best Paint",
      before: { decided: "best in Sound" },
      after: { decided: "by hand" },
    })
    const winners = await organizer.trpc.awards.winners.query({ eventId })
    expect(winners.filter((winner) => winner.awardId === awardId)).toHaveLength(1)
  })

  it("a class that an award names cannot be deleted, and merging it replaces it in the award", async () => {
    const { id } = await newClass(show, "Late")
    const { id: intoClassId } = await newClass(show, "Later")
    await change({ basis: "class", basisId: id, eligibleClassIds: [id] })
    expect(await refused(app, show.organizer, "organizer.deleteClass", { classId: id })).toBe("409 CLASS_IN_USE")
    await show.organizer.trpc.organizer.mergeClass.mutate({ classId: id, intoClassId })
    const awards = await show.organizer.trpc.awards.list.query({ eventId: show.eventId })
    expect(awards.find((award) => award.id === awardId)).toMatchObject({
      basis: "class",
      basisId: intoClassId,
      eligibleClassIds: [intoClassId],
    })
  })
})
