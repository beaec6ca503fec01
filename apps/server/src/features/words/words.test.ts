import { ERRORS } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import { eachFlag } from "@rosette/domain/entries/entry-flags"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { STARTERS } from "@rosette/domain/starters/starters"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, openShow, SHOW_PASSWORD, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"

const ALL_USUAL = { descriptionLabel: true, sections: true, flags: eachFlag(() => true), guidance: true }
const SECTIONS = ["Craftsmanship", "Accuracy", "Performance", "Presentation", "Impression", "Bonus"]
const cosplay = STARTERS.find(({ key }) => key === "cosplay")
const NEW_EVENT = {
  name: "Masquerade",
  organizerName: "Olive",
  organizerPassword: SHOW_PASSWORD,
  criteria: [{ name: "Sewing", description: "Seams and hems", maxPoints: 10 }],
}

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app)
  })
  const put = (sent: object) => show.organizer.rest("PUT", `/events/${show.eventId}/words`, sent)
  const events = () => app.services.db.prisma.event
  const stored = async () => (await events().findUniqueOrThrow({ where: { id: show.eventId } })).words

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("an event has the usual words; judges read them too, and have them in their event", async () => {
      const { eventId, organizer, judges } = show
      const body = { ...USUAL_WORDS, isDefault: ALL_USUAL }
      expect(await call(organizer, "organizer.words", { eventId })).toEqual({ status: 200, body })
      const judge = await asJudge(app, judges[0] ?? expect.fail())
      expect((await call(judge, "organizer.words", { eventId })).body).toEqual(body)
      const workspace = (await call(judge, "judge.workspace", { judgeId: judges[0]?.id })).body
      expect(workspace).toMatchObject({ event: { words: USUAL_WORDS } })
      expect(await stored()).toBe("{}")
    })

    it("takes some of the words, also when published; null sets one back", async () => {
      const { eventId, organizer } = show
      await events().update({ where: { id: eventId }, data: { resultsState: "published" } })
      const flags = { participatesInSound: { label: "Stage act" }, isElectricVehicle: { isUsed: false } }
      const sent = { descriptionLabel: " Character ", sections: SECTIONS, flags }
      const answer = await call(organizer, "organizer.updateWords", { eventId, ...sent })
      expect(answer).toMatchObject({
        status: 200,
        body: {
          descriptionLabel: "Character",
          sections: SECTIONS,
          flags: {
            participatesInSound: { label: "Stage act", isUsed: true },
            isElectricVehicle: { label: "Electric Vehicle", isUsed: false },
          },
          isDefault: { descriptionLabel: false, sections: false, guidance: true, flags: { hasCustomPaint: true } },
        },
      })
      expect((await call(organizer, "organizer.words", { eventId })).body).toEqual(answer.body)
      const back = {
        descriptionLabel: null,
        sections: null,
        flags: { participatesInSound: null, isElectricVehicle: { isUsed: null } },
      }
      expect((await call(organizer, "organizer.updateWords", { eventId, ...back })).body).toEqual({
        ...USUAL_WORDS,
        isDefault: ALL_USUAL,
      })
      expect(await stored()).toBe("{}")
    })

    it("the starters are there for anybody", async () => {
      expect(await call(app.browser(), "organizer.templates", {})).toEqual({ status: 200, body: STARTERS })
    })

    it("an event is created with words, kind and criteria of a starter", async () => {
      const browser = app.browser()
      const start = { words: cosplay?.words, kind: "cosplay", criteria: cosplay?.criteria }
      const { status, body } = await call(browser, "organizer.createEvent", { ...NEW_EVENT, ...start })
      expect(status).toBe(201)
      const { event } = body as { event: { id: number; criteria: object[] } }
      expect(event.criteria).toMatchObject(cosplay?.criteria ?? [])
      expect((await call(browser, "organizer.words", { eventId: event.id })).body).toMatchObject(cosplay?.words ?? {})
      expect(await events().findUnique({ where: { id: event.id } })).toMatchObject({ kind: "cosplay" })
    })
  })

  it("a change is a line of the history, of kind event details; the same again changes nothing", async () => {
    const { eventId, organizer } = show
    const before = await events().findUniqueOrThrow({ where: { id: eventId } })
    const flags = { hasCustomPaint: { label: "Carries a prop" }, isElectricVehicle: { isUsed: false } }
    await put({ descriptionLabel: "Character", flags })
    const after = await events().findUniqueOrThrow({ where: { id: eventId } })
    expect(after.setupVersion).toBe(before.changeVersion + 1)
    expect(after.resultsVersion).toBe(before.resultsVersion)
    const { items } = await organizer.trpc.organizer.history.query({ eventId, limit: 1 })
    expect(items).toMatchObject([
      {
        action: "words.updated",
        before: { descriptionLabel: "Vehicle", flags: { "Custom Paint": "Custom Paint" } },
        after: {
          descriptionLabel: "Character",
          flags: { "Custom Paint": "Carries a prop", "Electric Vehicle": "Electric Vehicle (not used)" },
        },
      },
    ])
    const everything = await everythingIn(app.services.db)
    await put({ descriptionLabel: "Character", flags })
    expect(await everythingIn(app.services.db)).toEqual(everything)
  })

  const { descriptionLabelMaxChars, sectionMaxChars, flagMaxChars, guidanceMaxChars } = LIMITS.words
  const label = (text: string) => ({ flags: { hasCustomPaint: { label: text } } })
  it.each<[string, object]>([
    ["an empty description label", { descriptionLabel: " " }],
    ["a description label that is too long", { descriptionLabel: "x".repeat(descriptionLabelMaxChars + 1) }],
    ["five sections", { sections: SECTIONS.slice(1) }],
    ["seven sections", { sections: [...SECTIONS, "More"] }],
    ["a section without a name", { sections: ["", ...SECTIONS.slice(1)] }],
    ["a section that is too long", { sections: ["x".repeat(sectionMaxChars + 1), ...SECTIONS.slice(1)] }],
    ["a section twice, ignoring case", { sections: ["bonus", ...SECTIONS.slice(1)] }],
    ["an empty label", label("")],
    ["a label that is too long", label("x".repeat(flagMaxChars + 1))],
    ["a label without a letter or a digit", label("!!")],
    [
      "the label of another flag",
      { flags: { hasCustomPaint: { label: "A b" }, participatesInSound: { label: "a-B" } } },
    ],
    ["the column of another flag", label("electric vehicle")],
    ["a column of a file", label("Voting ID")],
    ["the column of the class", label("Class")],
    ["the column of the status", label("status")],
    ["the column of the reason", label("Status Reason")],
    ["a guideline that is too long", { guidance: "x".repeat(guidanceMaxChars + 1) }],
  ])("%s is refused, also for a new event", async (_what, sent) => {
    const before = await stored()
    expect(await put(sent)).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    expect(await stored()).toBe(before)
    expect(await app.browser().rest("POST", "/events", { ...NEW_EVENT, words: sent })).toMatchObject({ status: 400 })
  })

  it("a flag that a criterion requires, or an award is limited to, stays in use", async () => {
    const { eventId, organizer, criteria } = show
    const hidden = { flags: { hasCustomPaint: { isUsed: false } } }
    const inUse = { status: 409, body: { code: "FLAG_IN_USE", error: ERRORS.FLAG_IN_USE.message } }
    const criterionId = criteria[0]?.id ?? 0
    await organizer.trpc.organizer.updateCriterion.mutate({ criterionId, requiresCustomPaint: true })
    expect(await put(hidden)).toMatchObject(inUse)
    await organizer.trpc.organizer.updateCriterion.mutate({ criterionId, requiresCustomPaint: false })
    const award = await organizer.trpc.awards.create.mutate({
      eventId,
      name: "Prop",
      eligibleFlags: ["hasCustomPaint"],
    })
    expect(await put(hidden)).toMatchObject(inUse)
    expect((await put({ flags: { hasCustomPaint: { label: "Carries a prop" } } })).status).toBe(200)
    await organizer.trpc.awards.delete.mutate({ awardId: award.id })
    expect((await put(hidden)).status).toBe(200)
  })

  it("a flag in use is named, where several are put away", async () => {
    await show.organizer.trpc.organizer.updateCriterion.mutate({
      criterionId: show.criteria[0]?.id ?? 0,
      requiresCustomPaint: true,
    })
    const flags = { isElectricVehicle: { isUsed: false }, hasCustomPaint: { isUsed: false } }
    expect((await put({ flags })).body).toMatchObject({
      code: "FLAG_IN_USE",
      issues: [{ path: ["flags", "hasCustomPaint", "isUsed"], message: ERRORS.FLAG_IN_USE.message }],
    })
  })

  it("two organizers rename different sections: both names stay", async () => {
    const seen = USUAL_WORDS.sections
    const renamed = (at: number, name: string) => seen.map((usual, index) => (index === at ? name : usual))
    const rename = (at: number, name: string) => put({ sections: renamed(at, name), expected: { sections: seen } })
    expect((await rename(0, "Craftsmanship")).status).toBe(200)
    expect((await rename(5, "Encore")).body).toMatchObject({
      sections: ["Craftsmanship", ...seen.slice(1, 5), "Encore"],
    })
  })

  it("the same word changed by two is a conflict, and nothing is stored; the same change twice is none", async () => {
    const flags = { participatesInSound: { label: "Sound Participation" } }
    const expected = { sections: USUAL_WORDS.sections, flags }
    const change = (label: string, section: string) =>
      put({
        sections: [section, ...USUAL_WORDS.sections.slice(1)],
        flags: { participatesInSound: { label } },
        expected,
      })
    await change("Stage act", "Craftsmanship")
    const before = await stored()
    expect(await change("On stage", "Making")).toMatchObject({
      status: 409,
      body: {
        code: "FIELDS_CHANGED",
        conflicts: [
          { field: "sections.0", current: "Craftsmanship" },
          { field: "flags.participatesInSound.label", current: "Stage act" },
        ],
      },
    })
    expect(await stored()).toBe(before)
    expect((await change("Stage act", "Craftsmanship")).status).toBe(200)
  })

  it("a section is renamed while another organizer adds a criterion to it: both changes stay", async () => {
    const { eventId, organizer } = show
    const sections = ["Craftsmanship", ...USUAL_WORDS.sections.slice(1)]
    const [renamed, added] = await Promise.all([
      put({ sections, expected: { sections: USUAL_WORDS.sections } }),
      organizer.rest("POST", `/events/${eventId}/criteria`, { name: "Sewing", maxPoints: 10, order: 3 }),
    ])
    expect([renamed.status, added.status]).toEqual([200, 201])
    expect((await organizer.trpc.organizer.words.query({ eventId })).sections).toEqual(sections)
    const criteria = await organizer.trpc.organizer.criteria.query({ eventId })
    expect(criteria).toContainEqual(expect.objectContaining({ name: "Sewing", order: 3 }))
  })

  it("a new event cannot require a flag that it does not use", async () => {
    const criteria = [{ ...NEW_EVENT.criteria[0], requiresSound: true }]
    const words = { flags: { participatesInSound: { isUsed: false } } }
    expect(await app.browser().rest("POST", "/events", { ...NEW_EVENT, criteria, words })).toMatchObject({
      status: 409,
      body: { code: "FLAG_IN_USE" },
    })
  })

  it("either every criterion of a new event has an order, or none", async () => {
    const [criterion] = NEW_EVENT.criteria
    const create = (...orders: (number | undefined)[]) =>
      app.browser().rest("POST", "/events", {
        ...NEW_EVENT,
        criteria: orders.map((order) => ({ ...criterion, ...(order && { order }) })),
      })
    expect(await create(1, undefined)).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
    expect((await create(26, 11)).body).toMatchObject({ event: { criteria: [{ order: 11 }, { order: 26 }] } })
    expect((await create(undefined, undefined)).body).toMatchObject({
      event: { criteria: [{ order: 1 }, { order: 2, countsOverall: true, requiresSound: false }] },
    })
  })

  it("the blank starter is no kind", async () => {
    const { body } = await app.browser().rest("POST", "/events", { ...NEW_EVENT, kind: "blank" })
    const { event } = body as { event: { id: number } }
    expect(await events().findUnique({ where: { id: event.id } })).toMatchObject({ kind: null })
  })

  it("a spreadsheet does not run a label that looks like a formula, and an import still knows its column", async () => {
    const { eventId, organizer } = show
    await put({ flags: { hasCustomPaint: { label: "=Prop" } } })
    const { text } = await organizer.trpc.csv.export.query({ eventId, flags: true })
    expect(text.split("\r\n")[0]?.split(",")).toContain("'=Prop")
    const csvData = [{ "Entry Name": "Knight", "Owner/Participant": "Kim", "Voting ID": "=1", "'=Prop": "yes" }]
    await organizer.trpc.csv.import.mutate({ eventId, csvData })
    expect(await organizer.trpc.organizer.entries.query({ eventId })).toContainEqual(
      expect.objectContaining({ votingId: "=1", hasCustomPaint: true }),
    )
  })

  it("a file has the own labels of the flags that are used; an import takes the label or the usual name", async () => {
    const { eventId, organizer } = show
    const flags = { hasCustomPaint: { label: "Carries a prop" }, isElectricVehicle: { isUsed: false } }
    await put({ flags })
    const { text } = await organizer.trpc.csv.export.query({ eventId, flags: true })
    expect(text.split("\r\n")[0]).toBe(
      "Entry Name,Description,Image URL,Owner/Participant,Voting ID,Show Entry Name,Show Owner/Participant," +
        "Driver Cosplay,Classic Vehicle,Carries a prop,Performance Mods,Sound Participation",
    )
    const row = (votingId: string, cells: object) => ({
      "Entry Name": "Knight",
      "Owner/Participant": "Kim",
      "Voting ID": votingId,
      ...cells,
    })
    const csvData = [row("7", { "carries a PROP": "yes" }), row("8", { "Custom Paint": "yes" })]
    expect(await organizer.trpc.csv.preview.mutate({ eventId, csvData })).toMatchObject({ errors: [] })
    await organizer.trpc.csv.import.mutate({ eventId, csvData })
    const entries = await organizer.trpc.organizer.entries.query({ eventId })
    expect(entries.filter(({ hasCustomPaint }) => hasCustomPaint).map(({ votingId }) => votingId)).toEqual(["7", "8"])
  })
})
