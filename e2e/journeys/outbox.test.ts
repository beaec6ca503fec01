import { expect, test } from "../fixtures/server.ts"
import { openWeakConnection } from "../fixtures/weak-connection.ts"
import { readStore } from "../pages/device-records.ts"
import { openDisturbedPhone, openEntry } from "../pages/disturbed-phone.ts"
import { expectInstalled } from "../pages/installed-app.ts"
import { typeOnSlider } from "../pages/judging.ts"
import { addJudge, criteriaOf, entriesOf, importEntries, prepareEvent, submittedIn } from "../pages/prepared-event.ts"
import { seeded } from "../pages/seeded.ts"
import { openJudging } from "../pages/signed-in.ts"

const SEED = 20_170_331
/**
 * The outbox model makes 400 random runs against the real server. This journey adds a real browser's database and pages, for
 * which a few rounds are enough; `npm run test:flaky` runs many.
 */
const IS_LONG = process.env.LONG_JOURNEYS === "1"
const ENTRIES = IS_LONG ? 40 : 8
const DISCONNECTS = IS_LONG ? 100 : 24
const RESTART_AFTER = new Set(IS_LONG ? [8, 17, 26, 35] : [2, 6])
/** A few random rounds may not include an answer that is lost after the save, so one is planned. */
const ANSWER_LOST_AT = 4

test.use({ serviceWorkers: "allow" })

type Scores = { Paint: number; Bodywork: number }

test(`${ENTRIES} entries through ${DISCONNECTS} disconnects, reloads, closed tabs and killed servers: each is saved once, with its last values @phone`, async ({
  browser,
  request,
  server,
}) => {
  const random = seeded(SEED)
  const event = await prepareEvent(request)
  const rows = Array.from({ length: ENTRIES }, (_, index) => ({
    "Entry Name": `Car ${index + 1}`,
    "Owner/Participant": `Owner ${index + 1}`,
    "Voting ID": `${index + 1}`,
  }))
  await importEntries(request, event.id, rows)
  const [entries, criteria] = [await entriesOf(request, event.id), await criteriaOf(request, event.id)]
  const judge = await addJudge(request, event.id, "Mia Berg")
  const stored = async (entryId: number) => {
    const lines: { criterionId: number; points: number; isSubmitted: boolean }[] = await (
      await request.get(`/api/judges/${judge.id}/entries/${entryId}/scores`)
    ).json()
    const scores = lines.map(({ criterionId, points }) => [criteria.find(({ id }) => id === criterionId)?.name, points])
    return { scores: Object.fromEntries(scores), isSubmitted: lines.some(({ isSubmitted }) => isSubmitted) }
  }

  const connection = await openWeakConnection(server.baseURL)
  const context = await browser.newContext({ baseURL: connection.baseURL, viewport: { width: 390, height: 844 } })
  try {
    const phone = await openDisturbedPhone(context, connection, server, random)
    await openJudging(phone.page(), judge)
    await expectInstalled(phone.page())
    const [workspace] = await readStore<{ databaseId: string }>(phone.page(), "workspaces")
    const acceptance = `rosette.terms.${workspace?.databaseId}.${judge.id}.${event.id}`
    await phone.page().evaluate((key) => localStorage.setItem(key, "true"), acceptance)
    const last = new Map<number, Scores>()
    const submitted = new Set<number>()
    const isStored = async (entryId: number) => {
      const kept = await readStore<{ entryId: number; isSubmitted: boolean }>(phone.page(), "kept")
      return kept.some((sheet) => sheet.entryId === entryId && sheet.isSubmitted) || (await stored(entryId)).isSubmitted
    }
    const isTyped = async (entryId: number, scores: Scores) => {
      const kept = await readStore<{ entryId: number; content: { points: Record<number, number> } }>(
        phone.page(),
        "kept",
      )
      const typed = kept.find((sheet) => sheet.entryId === entryId)?.content.points
      const known = typed
        ? Object.fromEntries(criteria.map(({ id, name }) => [name, typed[id]]))
        : (await stored(entryId)).scores
      return known.Paint === scores.Paint && known.Bodywork === scores.Bodywork
    }
    const score = async ({ id, entryName }: { id: number; entryName: string }, scores: Scores) => {
      await openEntry(phone.page(), id, entryName)
      for (const [criterion, points] of Object.entries(scores)) await typeOnSlider(phone.page(), criterion, points)
      // Input in the moment in which a page closes may be lost; what the device has stored may not.
      await expect.poll(() => isTyped(id, scores)).toBe(true)
      last.set(id, scores)
    }

    const expectAllSent = () =>
      expect(phone.page().getByRole("button", { name: "All sent" })).toBeVisible({ timeout: 60_000 })

    for (const [index, entry] of entries.entries()) {
      const scores = { Paint: Math.floor(random() * 26), Bodywork: Math.floor(random() * 11) }
      await score(entry, scores)
      await phone.disturb()
      if (random() < 0.3) await score(entry, { ...scores, Paint: 25 - scores.Paint })
      await phone.disturb()
      const isAnswerLost = index === ANSWER_LOST_AT
      if (isAnswerLost) {
        phone.heal()
        await expectAllSent()
        phone.loseAnswers()
      }
      if (random() < 0.8 || isAnswerLost) {
        await openEntry(phone.page(), entry.id, entry.entryName)
        await phone.page().getByRole("button", { name: "Submit Score" }).click()
        // What the device has stored must survive, because the page may be closed in the next moment.
        await expect.poll(() => isStored(entry.id)).toBe(true)
        submitted.add(entry.id)
        if (isAnswerLost) await expect.poll(() => connection.lostAnswers()).toBeGreaterThan(0)
      }
      await phone.disturb()
      if (RESTART_AFTER.has(index)) await phone.restartServer()
      await openEntry(phone.page(), entry.id, entry.entryName)
      const claimed = await phone.page().getByText("Submitted and locked. To change it, ask the organizer.").isVisible()
      if (claimed) expect(await stored(entry.id)).toEqual({ scores: last.get(entry.id), isSubmitted: true })
    }

    expect(phone.disturbances()).toBeGreaterThanOrEqual(DISCONNECTS)
    phone.heal()
    await expectAllSent()
    for (const { id, entryName } of entries) {
      expect(await stored(id), entryName).toEqual({ scores: last.get(id), isSubmitted: submitted.has(id) })
    }
    // The history has a line for each save that changed anything, so a doubled submit would be there twice.
    const names = (await submittedIn(request, event.id)).sort()
    expect(names).toHaveLength(submitted.size)
    expect(new Set(names).size).toBe(submitted.size)
  } finally {
    await context.close()
    await connection.close()
  }
})
