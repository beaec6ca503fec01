import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { apiOf, clientOf } from "../pages/client-of.ts"
import { expectLazyPartsLoaded, shownEntry, submitWithTerms, typeOnSlider } from "../pages/judging.ts"
import {
  addJudge,
  criteriaOf,
  entriesOf,
  importEntries,
  type PreparedJudge,
  prepareEvent,
  submittedIn,
} from "../pages/prepared-event.ts"
import { openJudging } from "../pages/signed-in.ts"

const ENTRIES = 300
const NEEDED = 3
/** The first two judge in a browser; the others through the API, so many sheets in each round. */
const JUDGES = [
  { name: "Ann", pace: 0 },
  { name: "Bob", pace: 0 },
  { name: "Cat", pace: 20 },
  { name: "Dan", pace: 14 },
  { name: "Eve", pace: 10 },
  { name: "Flo", pace: 10 },
]
const [ANN, BOB, CAT, , , FLO] = JUDGES.map((_, index) => index) as [number, number, number, number, number, number]
const MAX_POINTS = [25, 10]
const NAMES = ["Paint", "Bodywork"]

/** The points of a judge for a criterion of an entry, the same in every run. */
const pointsOf = (judge: number, entry: number, criterion: number) =>
  (7 * judge + 3 * entry + 5 * criterion + judge * entry) % ((MAX_POINTS[criterion] ?? 0) + 1)

type Sheet = { judge: number; entry: number }
const keyOf = ({ judge, entry }: Sheet) => `${judge}/${entry}`

/** The percent by hand: averages to one decimal, half up. */
function percentByHand(entry: number, sheets: readonly Sheet[]): number | null {
  const own = sheets.filter((sheet) => sheet.entry === entry)
  if (own.length === 0) return null
  const tenths = MAX_POINTS.map((_, criterion) => {
    const sum = own.reduce((total, { judge }) => total + pointsOf(judge, entry, criterion), 0)
    return Math.floor((20 * sum + own.length) / (2 * own.length))
  })
  const possible = MAX_POINTS.reduce((total, points) => total + points, 0)
  return (10 * tenths.reduce((total, value) => total + value, 0)) / possible
}

async function prepareShow(request: APIRequestContext) {
  const event = await prepareEvent(request)
  const rows = Array.from({ length: ENTRIES }, (_, index) => ({
    "Entry Name": `Car ${index + 1}`,
    "Owner/Participant": `Owner ${index + 1}`,
    "Voting ID": String(index + 1),
  }))
  await importEntries(request, event.id, rows)
  const judges: PreparedJudge[] = []
  for (const { name } of JUDGES) judges.push(await addJudge(request, event.id, name))
  await apiOf(request).organizer.assignJudges.mutate({ eventId: event.id, assignments: [], sheetsPerEntry: NEEDED })
  return { event, judges, entries: await entriesOf(request, event.id), criteria: await criteriaOf(request, event.id) }
}

/** A judge whose phone is a browser: it is offline half of the time. */
function phoneOf(page: Page, judge: number) {
  let sheets = 0
  let isOffline = false
  const setOffline = async (next: boolean) => {
    isOffline = next
    await page.context().setOffline(next)
  }
  const shown = async () => Number((await shownEntry(page).textContent())?.replace("Car ", "")) - 1
  const finished = page.getByRole("heading", { name: "Nothing more is needed of you." })
  return {
    page,
    judge,
    shown,
    setOffline,
    isOffline: () => isOffline,
    isFinished: () => finished.isVisible(),
    /** Scores and submits the entry that is shown, and waits until the phone shows the next one. */
    async judgeShown(): Promise<Sheet> {
      const entry = await shown()
      for (const [criterion, name] of NAMES.entries()) await typeOnSlider(page, name, pointsOf(judge, entry, criterion))
      if (sheets === 0) await submitWithTerms(page)
      else await page.getByRole("button", { name: "Submit Score" }).click()
      sheets += 1
      await expect(async () => expect((await finished.isVisible()) || (await shown()) !== entry).toBe(true)).toPass()
      if (sheets % 3 === 0) await setOffline(!isOffline)
      return { judge, entry }
    },
  }
}

test("three sheets for each of 300 entries by six judges, two of them on phones that are often offline @phone", async ({
  page,
  request,
  newDevice,
  playwright,
  server,
  noise,
}) => {
  test.setTimeout(900_000)
  noise.expect(/ERR_INTERNET_DISCONNECTED|live/)
  const { event, judges, entries, criteria } = await prepareShow(request)
  const { organizer } = apiOf(request)
  const devices: APIRequestContext[] = []
  for (const { accessCode } of judges) {
    const device = await playwright.request.newContext({ baseURL: server.baseURL })
    await clientOf(device).signIn.judge({ accessCode })
    devices.push(device)
  }
  const phones = [phoneOf(page, ANN), phoneOf(await (await newDevice()).newPage(), BOB)]
  for (const [index, phone] of phones.entries()) {
    await openJudging(phone.page, judges[index] as PreparedJudge)
    await expectLazyPartsLoaded(phone.page)
  }

  const sent: Sheet[] = []
  const aside = new Set<string>()
  const judgeByCall = async (judge: number): Promise<boolean> => {
    const api = apiOf(devices[judge] as APIRequestContext)
    const { entryId } = await api.judge.next.mutate()
    if (entryId === null) return false
    const entry = entries.findIndex(({ id }) => id === entryId)
    const scores = criteria.map(({ id }, criterion) => ({
      criterionId: id,
      points: pointsOf(judge, entry, criterion),
    }))
    await api.judge.saveSheet.mutate({ judgeId: judges[judge]?.id ?? 0, entryId, scores, isSubmitted: true })
    sent.push({ judge, entry })
    return true
  }
  const withdraw = (entry: number) =>
    organizer.updateEntry.mutate({ entryId: entries[entry]?.id ?? 0, status: "withdrawn", statusReason: "Sold" })
  const withdrawn = new Set<number>()

  let hasFloLeft = false
  for (let round = 1, isAnythingLeft = true; isAnythingLeft; round += 1) {
    isAnythingLeft = false
    for (const phone of phones) {
      if (await phone.isFinished()) continue
      sent.push(await phone.judgeShown())
      isAnythingLeft = true
    }
    for (const [judge, { pace }] of JUDGES.entries()) {
      if (judge === FLO && hasFloLeft) continue
      for (let sheet = 0; sheet < pace; sheet += 1) isAnythingLeft = (await judgeByCall(judge)) || isAnythingLeft
    }
    if (round === 4) {
      await test.step("a judge without a network steps aside from the entry on the screen", async () => {
        const [ann] = phones
        if (!ann) throw new Error("Ann has a phone.")
        await ann.setOffline(true)
        const entry = await ann.shown()
        await ann.page.getByRole("button", { name: "About this entry" }).click()
        await ann.page.getByRole("button", { name: "I know this one…" }).click()
        await ann.page.getByRole("button", { name: "Step aside" }).click()
        aside.add(keyOf({ judge: ANN, entry }))
        await ann.page.getByRole("button", { name: /^Go to Car/ }).click()
        await expect(async () => expect(await ann.shown()).not.toBe(entry)).toPass()
      })
    }
    if (round === 6) {
      const first = sent.find(({ judge }) => judge === CAT)
      if (!first) throw new Error("Cat has submitted sheets.")
      const entryId = entries[first.entry]?.id ?? 0
      await apiOf(devices[CAT] as APIRequestContext).judge.stepAside.mutate({ entryId, reason: "A neighbour" })
      aside.add(keyOf(first))
    }
    if (round === 8) {
      // One that was judged, one that nobody has seen, and the one that is open on a phone.
      const open = (await phones[1]?.shown()) ?? 0
      for (const entry of [sent[0]?.entry ?? 0, ENTRIES - 1, open]) {
        await withdraw(entry)
        withdrawn.add(entry)
      }
    }
    if (!hasFloLeft && sent.length >= (ENTRIES * NEEDED) / 2) {
      await organizer.updateJudge.mutate({ judgeId: judges[FLO]?.id ?? 0, hasLeft: true })
      hasFloLeft = true
    }
    if (!isAnythingLeft || round % 10 === 0)
      for (const { page: own, setOffline } of phones) {
        await setOffline(false)
        await expect(own.getByRole("button", { name: "All sent" })).toBeVisible()
      }
  }

  await test.step("every sheet has arrived once, and the results are those by hand", async () => {
    expect(new Set(sent.map(keyOf)).size).toBe(sent.length)
    await expect.poll(async () => (await submittedIn(request, event.id)).length).toBe(sent.length)
    const results = await organizer.results.query({ eventId: event.id })
    expect([results.submittedSheets, results.isProvisional]).toEqual([results.expectedSheets, false])
    const counting = sent.filter((sheet) => !aside.has(keyOf(sheet)))
    for (const { entryId, overallPercent, need, done } of results.entries) {
      const entry = entries.findIndex(({ id }) => id === entryId)
      if (withdrawn.has(entry)) continue
      expect([overallPercent, done], `Car ${entry + 1}`).toEqual([percentByHand(entry, counting), need])
    }
    const { judges: behind } = await organizer.outstanding.query({ eventId: event.id })
    expect(behind).toEqual([])
  })
  for (const device of devices) await device.dispose()
})
