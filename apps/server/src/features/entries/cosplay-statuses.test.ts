import type { Entry } from "@rosette/contract/entries"
import type { EntryStatus } from "@rosette/domain/entries/entry-status"
import { expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { layDownSheet, SHOW_PASSWORD } from "../../../test/scenes/show.ts"

const ENTRIES = 60
const ABSENT = [4, 15, 26, 37, 48]
const OUT = new Map<number, EntryStatus>([
  ...ABSENT.map((at): [number, EntryStatus] => [at, "absent"]),
  [9, "withdrawn"],
  [20, "withdrawn"],
  [31, "disqualified"],
])

/** What a judge gives the entry at `at` for the criterion at `index`. */
const pointsOf = (judge: number, at: number, index: number, max: number) =>
  (at * 7 + index * 11 + judge * 5) % (max + 1)

/** Last year's contest, set up from the starter, with a word of its own. */
async function lastYear(app: TestApp) {
  const organizer = app.browser()
  const { trpc } = organizer
  const starters = await trpc.organizer.templates.query()
  const { words, criteria } = starters.find(({ key }) => key === "cosplay") ?? expect.fail()
  const newEvent = { name: "Masquerade", organizerName: "Olive", organizerPassword: SHOW_PASSWORD }
  const ownWords = { ...words, sections: [...words.sections] }
  const { event } = await trpc.organizer.createEvent.mutate({ ...newEvent, kind: "cosplay", words: ownWords, criteria })
  await trpc.organizer.updateWords.mutate({ eventId: event.id, descriptionLabel: "Persona" })
  const award = { eventId: event.id, name: "Best in Show", basis: "overall", maxWinners: 3 } as const
  await trpc.awards.create.mutate(award)
  const basis = { basis: "criterion", basisId: event.criteria[0]?.id ?? 0 } as const
  await trpc.awards.create.mutate({ eventId: event.id, name: "Best Sewing", ...basis })
  for (const name of ["Ada", "Bob"]) await trpc.organizer.createJudge.mutate({ eventId: event.id, name })
  return { organizer, sourceId: event.id }
}

/** This year's: a clone, with 60 entries, of which all but those that will be absent are judged. */
async function thisYear(app: TestApp) {
  const { organizer, sourceId } = await lastYear(app)
  const { trpc } = organizer
  const next = { eventId: sourceId, name: "Masquerade II", organizerPassword: "next-year-again" }
  const { event } = await trpc.organizer.cloneEvent.mutate(next)
  const eventId = event.id
  expect((await trpc.organizer.words.query({ eventId })).descriptionLabel).toBe("Persona")
  const csvData = Array.from({ length: ENTRIES }, (_, at) => ({
    "Entry Name": `Costume ${at}`,
    "Owner/Participant": `Maker ${at}`,
    "Voting ID": String(at + 1),
  }))
  await organizer.rest("POST", `/events/${eventId}/import-csv`, { csvData })
  const entries = await trpc.organizer.entries.query({ eventId })
  const judges = await trpc.organizer.judges.query({ eventId })
  const criteria = (await trpc.organizer.criteria.query({ eventId })).toSorted((a, b) => a.order - b.order)
  for (const [at, entry] of entries.entries())
    for (const [number, judge] of judges.entries())
      if (!ABSENT.includes(at)) {
        const points = criteria.map(({ maxPoints }, index) => pointsOf(number, at, index, maxPoints))
        const place = { eventId, judgeId: judge.id, entryId: entry.id }
        await layDownSheet(app.services.db, place, { criteria, points, isSubmitted: true })
      }
  return { organizer, eventId, entries, criteria }
}

/** The percents and ranks of the 52, counted by hand: 100 points in all, two judges, no criterion that does not apply. */
function countedByHand(entries: readonly Entry[], criteria: readonly { maxPoints: number }[]) {
  const competing = entries.flatMap((entry, at) => {
    if (OUT.has(at)) return []
    const averages = criteria.map(
      ({ maxPoints }, index) => (pointsOf(0, at, index, maxPoints) + pointsOf(1, at, index, maxPoints)) / 2,
    )
    return [{ entryId: entry.id, first: averages[0] ?? 0, percent: averages.reduce((sum, one) => sum + one, 0) }]
  })
  return competing.map((one) => ({ ...one, rank: 1 + competing.filter(({ percent }) => percent > one.percent).length }))
}

eachDatabase((startApp) => {
  it("of 60 costumes 8 do not compete: results, awards and counts are those of the other 52, and all come back", async () => {
    const { organizer, eventId, entries, criteria } = await thisYear(await startApp())
    const { trpc } = organizer
    const get = async (path: string) => (await organizer.rest("GET", `/events/${eventId}/${path}`)).body
    const everything = async () => ({
      results: { ...Object(await get("results")), version: 0 },
      awards: { ...Object(await trpc.awards.proposal.query({ eventId })), version: 0 },
      file: await get("export-csv"),
      counts: await Promise.all(["overview", "judges", "outstanding", "entry-sheets"].map(get)),
    })
    const before = await everything()
    for (const [at, status] of OUT) {
      const statusReason = status === "disqualified" ? "Bought, not made" : ""
      await trpc.organizer.updateEntry.mutate({ entryId: entries[at]?.id ?? 0, status, statusReason })
    }

    const byHand = countedByHand(entries, criteria)
    expect(byHand).toHaveLength(52)
    const results = await trpc.organizer.results.query({ eventId })
    const ranked = results.entries.slice(0, 52).map(({ entryId, rank, overallPercent }) => ({
      entryId,
      rank,
      percent: overallPercent,
    }))
    const byId = (a: { entryId: number }, b: { entryId: number }) => a.entryId - b.entryId
    expect(ranked.toSorted(byId)).toEqual(byHand.map(({ entryId, rank, percent }) => ({ entryId, rank, percent })))
    const last = results.entries.slice(52)
    expect(last.map(({ votingId, rank, place }) => [votingId, rank, place])).toEqual(
      [...OUT.keys()].toSorted((a, b) => a - b).map((at) => [String(at + 1), null, null]),
    )
    expect(results).toMatchObject({ isProvisional: false, submittedSheets: 104, expectedSheets: 104 })
    expect(await get("overview")).toMatchObject({
      totalEntries: 52,
      submittedSheets: 104,
      expectedSheets: 104,
      completionPercent: 100,
    })
    expect(await get("judges")).toMatchObject(
      ["Ada", "Bob"].map((name) => ({ name, submittedEntries: 52, totalEntries: 52, percent: 100 })),
    )
    expect(await get("outstanding")).toMatchObject({ expectedSheets: 104, submittedSheets: 104, judges: [] })

    const { awards } = await trpc.awards.proposal.query({ eventId })
    const namedIn = (index: number) => {
      const { winners = [], needsDecision = null } = awards[index] ?? {}
      return [...winners.map(({ entryId }) => entryId), ...(needsDecision?.entryIds ?? [])].toSorted((a, b) => a - b)
    }
    // Without ties that the places end in, a winner each; else all that share the last place are named.
    expect(namedIn(0)).toEqual(byHand.filter(({ rank }) => rank <= 3).map(({ entryId }) => entryId))
    const most = Math.max(...byHand.map(({ first }) => first))
    expect(namedIn(1)).toEqual(byHand.filter(({ first }) => first === most).map(({ entryId }) => entryId))

    const entryIds = [...OUT.keys()].map((at) => entries[at]?.id ?? 0)
    await trpc.organizer.updateEntries.mutate({ eventId, entryIds, status: "expected" })
    expect(await everything()).toEqual(before)
  })
})
