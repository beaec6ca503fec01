import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, SHOW_PASSWORD, type Show } from "../../../test/scenes/show.ts"

const NEW_PASSWORD = "next-year-again"

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })

  /** A show with a class, a tie-break by a criterion, a criterion and an award of the class, and an award by hand. */
  async function arrangedShow() {
    show = await openShow(app, { judges: ["Ada", "Bob"] })
    const { organizer, eventId, criteria } = show
    const paint = criteria[0]?.id ?? 0
    const trucks = await organizer.trpc.organizer.createClass.mutate({ eventId, name: "Trucks", code: "T" })
    const { prisma } = app.services.db
    const classIds = JSON.stringify([trucks.id, 0])
    await prisma.criterion.update({ where: { id: criteria[1]?.id ?? 0 }, data: { classIds } })
    await prisma.event.update({
      where: { id: eventId },
      data: { words: '{"descriptionLabel":"Truck"}', accent: "teal" },
    })
    await organizer.trpc.organizer.updateRules.mutate({ eventId, tieBreaks: [`criterion:${paint}`, "median"] })
    const award = { eventId, isExclusive: false, maxWinners: 2 }
    const bases = [
      { name: "Best Paint", basis: "criterion" as const, basisId: paint },
      { name: "Best Truck", basis: "class" as const, basisId: trucks.id },
      { name: "By hand", eligibleClassIds: [trucks.id] },
    ]
    for (const basis of bases) await organizer.trpc.awards.create.mutate({ ...award, ...basis })
    return { paint, trucks, ...show }
  }

  const next = { name: "Next year", organizerPassword: NEW_PASSWORD }
  const stored = async (eventId: number) => {
    const { prisma } = app.services.db
    const where = { eventId }
    return {
      event: await prisma.event.findUniqueOrThrow({ where: { id: eventId } }),
      classes: await prisma.class.findMany({ where }),
      criteria: await prisma.criterion.findMany({ where, orderBy: { id: "asc" } }),
      awards: await prisma.award.findMany({ where, orderBy: { id: "asc" }, include: { eligibleClasses: true } }),
      judges: await prisma.judge.findMany({ where, orderBy: { id: "asc" } }),
      entries: await prisma.entry.count({ where }),
      history: await prisma.historyItem.findMany({ where, orderBy: { id: "asc" } }),
    }
  }

  it("has the set-up of the source with ids of its own, and none of its entries and history", async () => {
    const { organizer, eventId } = await arrangedShow()
    const before = await stored(eventId)
    const { event, passcode } = await organizer.trpc.organizer.cloneEvent.mutate({ eventId, ...next })
    const after = await stored(event.id)
    expect(passcode).not.toBe(show.passcode)
    expect(after.event).toMatchObject({
      name: "Next year",
      organizerName: "Olive",
      date: "",
      time: "",
      words: '{"descriptionLabel":"Truck"}',
      accent: "teal",
      resultsState: "open",
      tieBreaks: JSON.stringify([`criterion:${after.criteria[0]?.id}`, "median"]),
    })
    const [trucks] = after.classes
    expect(trucks).toMatchObject({ name: "Trucks", code: "T" })
    expect(after.criteria.map(({ name, classIds }) => [name, JSON.parse(classIds)])).toEqual([
      ["Criterion 1", []],
      ["Criterion 2", [trucks?.id, 0]],
    ])
    expect(after.awards).toMatchObject([
      { name: "Best Paint", basis: "criterion", basisId: after.criteria[0]?.id, maxWinners: 2 },
      { name: "Best Truck", basis: "class", basisId: trucks?.id },
      { name: "By hand", basis: "manual", eligibleClasses: [{ classId: trucks?.id }] },
    ])
    expect(after.judges.map(({ name }) => name)).toEqual(["Ada", "Bob"])
    const codes = new Set(
      [...before.judges, ...after.judges].flatMap(({ accessCode, sessionId }) => [accessCode, sessionId]),
    )
    expect(codes.size).toBe(8)
    expect(after.entries).toBe(0)
    expect(after.history.map(({ action }) => action)).toEqual(["event.created"])
    expect(JSON.parse(after.history[0]?.after ?? "")).toMatchObject({
      clonedFrom: { id: eventId, name: "Harbour Show" },
    })
    expect(await stored(eventId)).toEqual(before)
  })

  it("its organizer is signed in to it, with the new password", async () => {
    const { organizer, eventId } = await openShow(app)
    const { event } = await organizer.trpc.organizer.cloneEvent.mutate({ eventId, ...next })
    const { organizer: session } = await organizer.trpc.session.current.query()
    expect(session).toMatchObject({ event: { id: event.id } })
    const signIn = (password: string) => app.browser().rest("POST", "/organizer/login", { eventId: event.id, password })
    expect([(await signIn(NEW_PASSWORD)).status, (await signIn(SHOW_PASSWORD)).status]).toEqual([200, 401])
  })

  it("leaves out judges and awards where they are not wanted, and takes what is sent", async () => {
    const { organizer, eventId } = await arrangedShow()
    const sent = { description: "", date: "June 1, 2027", organizerName: "Oscar", location: "Pier 4" }
    const { event } = await organizer.trpc.organizer.cloneEvent.mutate({
      eventId,
      ...next,
      ...sent,
      includesJudges: false,
      includesAwards: false,
    })
    expect(event).toMatchObject(sent)
    expect(await stored(event.id)).toMatchObject({ judges: [], awards: [], classes: [{ name: "Trucks" }] })
  })

  it("a repeated call opens the same new event, also while the source is published", async () => {
    const { organizer, eventId } = await openShow(app, { votingIds: [], judges: [] })
    await app.services.db.prisma.event.update({ where: { id: eventId }, data: { resultsState: "published" } })
    const body = { ...next, mutationId: crypto.randomUUID() }
    const cookies = [...organizer.cookies]
    const clone = () => organizer.rest("POST", `/events/${eventId}/clone`, body)
    const first = await clone()
    // The answer is lost, and the new session with it.
    for (const [name, value] of cookies) organizer.cookies.set(name, value)
    const again = await clone()
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await app.services.db.prisma.savedCreation.count({ where: { mutationId: body.mutationId } })).toBe(1)
  })

  it("an organizer of another event and nobody cannot clone it", async () => {
    const { eventId } = await openShow(app)
    const other = await openShow(app)
    expect((await other.organizer.rest("POST", `/events/${eventId}/clone`, next)).status).toBe(403)
    expect((await app.browser().rest("POST", `/events/${eventId}/clone`, next)).status).toBe(401)
  })
})
