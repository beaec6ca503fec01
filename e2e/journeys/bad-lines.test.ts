import { expect, test } from "../fixtures/server.ts"
import { openWeakConnection } from "../fixtures/weak-connection.ts"
import { clientOf } from "../pages/client-of.ts"
import { breakStorage, putRecord, readStore, restoreStorage, writeVersionOne } from "../pages/device-records.ts"
import { preparePanel, shownEntry, sliderOf, submitWithTerms, typeOnSlider } from "../pages/judging.ts"
import { addCriterion, addEntry, addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openJudging } from "../pages/signed-in.ts"

test("with a hanging connection or a captive portal, each submit is kept and the judge goes on @phone", async ({
  browser,
  request,
  server,
}) => {
  const event = await prepareEvent(request, { criteria: [{ name: "Paint", description: "Depth.", maxPoints: 25 }] })
  const names = ["Silver Arrow", "Blue Whale", "Green Bolt"]
  const entries = []
  for (const [index, entryName] of names.entries())
    entries.push(await addEntry(request, event.id, { entryName, ownerParticipant: "Noah", votingId: `A${index}` }))
  const judge = await addJudge(request, event.id, "Mia Berg")
  const connection = await openWeakConnection(server.baseURL)
  const context = await browser.newContext({
    baseURL: connection.baseURL,
    viewport: { width: 390, height: 844 },
    serviceWorkers: "block",
  })
  const page = await context.newPage()
  const submit = () => page.getByRole("button", { name: "Submit Score" }).click()
  try {
    await openJudging(page, judge)
    await typeOnSlider(page, "Paint", 11)
    await submitWithTerms(page)
    await expect(shownEntry(page)).toHaveText("Blue Whale")

    connection.setMode("hangs")
    await typeOnSlider(page, "Paint", 12)
    await submit()
    await expect(page.getByText("Saved on this phone").first()).toBeVisible()
    await expect(shownEntry(page)).toHaveText("Green Bolt")

    connection.setMode("portal")
    await typeOnSlider(page, "Paint", 13)
    await submit()
    await expect(page.getByText("Saved on this phone").first()).toBeVisible()
    await expect(page.getByText("Failed to save scores")).toBeHidden()
    await expect(page.getByRole("button", { name: "2 waiting" })).toBeVisible()

    connection.setMode("good")
    await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
    for (const [index, { id }] of entries.entries()) {
      const scores = await request.get(`/api/judges/${judge.id}/entries/${id}/scores`)
      expect(await scores.json()).toEqual([expect.objectContaining({ points: 11 + index, isSubmitted: true })])
    }
  } finally {
    await context.close()
    await connection.close()
  }
})

test("a browser database that closes is tried again, and has everything once it is back @phone", async ({
  page,
  context,
  request,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|live/)
  const { judge } = await preparePanel(request)
  await openJudging(page, judge)
  await typeOnSlider(page, "Paint", 3)
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  await context.setOffline(true)
  await breakStorage(page)
  await typeOnSlider(page, "Paint", 17)
  await expect(page.getByRole("button", { name: "1 waiting" })).toBeVisible()
  await restoreStorage(page)
  const kept = () => readStore<{ scores: { points: number }[] }>(page, "kept")
  await expect.poll(async () => (await kept()).map(({ scores }) => scores[0]?.points)).toEqual([17])
  await context.setOffline(false)
  await page.reload()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "17")
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  await expect(page.getByText("This sheet was changed on another device")).toBeHidden()
})

test("sheets kept by an older version are sent if they are this judge's, and held back if not @phone", async ({
  page,
  request,
  noise,
}) => {
  // The browser requests an icon for a page without one. A request sent just before the exit may be refused.
  noise.expect(/favicon\.ico|status of 401.*judge\.workspace/)
  const { judge, event, entries } = await preparePanel(request)
  const other = await addJudge(request, event.id, "Bob")
  const signedIn = await clientOf(request).signIn.judge({ accessCode: judge.accessCode })
  const criterion = await addCriterion(request, event.id, {
    name: "Sound",
    description: "Loud.",
    maxPoints: 9,
    order: 20,
  })
  const sheet = (judgeId: number, points: number) => ({
    judgeId,
    entryId: entries[0]?.id,
    editId: crypto.randomUUID(),
    label: "Silver Arrow (A1)",
    content: { points: { [criterion.id]: points }, comments: "" },
    scores: [{ criterionId: criterion.id, points }],
    isSubmitted: false,
    baseRevision: 0,
  })
  const workspace = { ...signedIn, entries: [], criteria: [], sheets: [] }
  const stranger = { ...workspace, judge: { ...signedIn.judge, id: other.id, name: "Bob", createdAt: "2020-01-01" } }
  await page.goto("/favicon.svg")
  await writeVersionOne(page, { kept: [sheet(judge.id, 7), sheet(other.id, 8)], workspaces: [workspace, stranger] })

  await openJudging(page, judge)
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  const storedOf = async (id: number) =>
    (await request.get(`/api/judges/${id}/entries/${entries[0]?.id}/scores`)).json()
  await expect.poll(() => storedOf(judge.id)).toEqual([expect.objectContaining({ points: 7 })])
  await page.getByRole("button", { name: "Exit" }).click()
  // The exit ends the current session, so the next judge signs in after it.
  await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()

  await openJudging(page, other)
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  expect(await storedOf(other.id)).toEqual([])
  await expect.poll(async () => (await readStore(page, "kept")).length).toBe(1)
})

test("sheets of another database at this address are held back, and the start page says why @phone", async ({
  page,
  request,
}) => {
  const { judge, entries } = await preparePanel(request)
  await openJudging(page, judge)
  const [stored] = await readStore<{ databaseId: string; judgeId: number; seen: number; workspace: object }>(
    page,
    "workspaces",
  )
  const elsewhere = { databaseId: "another database", judgeId: judge.id }
  await putRecord(page, "workspaces", { ...stored, ...elsewhere, seen: 0 })
  const content = { points: { 1: 7 }, comments: "Lovely" }
  const sheet = { ...elsewhere, eventId: 1, entryId: entries[0]?.id, editId: "a", label: "Old Car (X9)", content }
  await putRecord(page, "kept", { ...sheet, scores: [], isSubmitted: true, baseRevision: 0 })
  await page.reload()
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  const scores = await request.get(`/api/judges/${judge.id}/entries/${entries[0]?.id}/scores`)
  expect(await scores.json()).toEqual([])

  await page.goto("/")
  await page.getByRole("button", { name: "Show them" }).click()
  const dialog = page.getByRole("dialog")
  await expect(dialog.getByText("Old Car (X9)")).toBeVisible()
  await expect(dialog.getByText(/another event database/)).toBeVisible()
})
