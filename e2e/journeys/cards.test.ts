import type { Response } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { expectInstalled } from "../pages/installed-app.ts"
import { preparePanel, shownEntry } from "../pages/judging.ts"
import { overflowing, pageSizes } from "../pages/paper.ts"
import { addEntry } from "../pages/prepared-event.ts"
import { scanned } from "../pages/scanned.ts"
import { openDashboard } from "../pages/signed-in.ts"

const LONG = "Restored for eleven years in a barn ".repeat(5).trim()

test("the cards of all entries are printed, each with a code that leads to it, and then known as printed @desktop", async ({
  page,
  request,
  server,
}) => {
  const { event } = await preparePanel(request)
  const { organizer } = apiOf(request)
  const hidden = { showEntryName: false, showOwnerParticipant: false }
  await addEntry(request, event.id, { entryName: LONG, ownerParticipant: LONG, votingId: "A-CLASS-1234" })
  await addEntry(request, event.id, { entryName: "Secret", ownerParticipant: "Nobody", votingId: "B2", ...hidden })
  await openDashboard(page, event, "entries")
  await page.getByRole("button", { name: "More actions" }).click()
  await page.getByRole("menuitem", { name: "Print Cards" }).click()
  await page.getByText("A4", { exact: true }).click()
  const { cards } = await organizer.cards.query({ eventId: event.id })
  const sheets = page.locator("[data-sheet]")
  await expect(sheets).toHaveCount(2)
  await expectAccessible(page)
  await page.emulateMedia({ media: "print" })
  const read = [...(await scanned(sheets.nth(0))), ...(await scanned(sheets.nth(1)))]
  expect(read.sort()).toEqual(cards.map(({ cardId, votingId }) => `${server.baseURL}/c/${cardId}/${votingId}`).sort())
  expect(await overflowing(page, { marginMm: 0 })).toEqual([])
  await expect(sheets.getByText("Secret")).toHaveCount(0)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pageSizes(pdf)).toEqual([
    { width: 210, height: 297 },
    { width: 210, height: 297 },
  ])
  await page.emulateMedia({ media: "screen" })
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event("afterprint"))
  })
  await page.getByRole("button", { name: "Print", exact: true }).click()
  await page.getByRole("button", { name: "Mark as Printed" }).click()
  await expect(page.getByText("5 cards are marked as printed.")).toBeVisible()
  const printed = await organizer.cards.query({ eventId: event.id })
  expect(printed.cards.every(({ printedAt, isOutdated }) => printedAt !== null && !isOutdated)).toBe(true)
})

test.describe("a card in front of a phone @phone", () => {
  test.use({ serviceWorkers: "allow" })

  test("shows a stranger the number, and leads a judge to the sheet: after the sign-in, by an older card, and without a network", async ({
    page,
    context,
    request,
    noise,
  }) => {
    noise.expect(/ERR_|Failed to (?:load resource|fetch)/)
    const { event, judge, entries } = await preparePanel(request)
    const { organizer } = apiOf(request)
    const [first, second, third] = entries
    await organizer.cardsPrinted.mutate({ eventId: event.id, entryIds: entries.map(({ id }) => id) })
    const { cards } = await organizer.cards.query({ eventId: event.id })
    const pathOf = (entryId: number | undefined, number?: string) => {
      const card = cards.find((one) => one.entryId === entryId)
      return `/c/${card?.cardId}/${number ?? card?.votingId}`
    }

    const mayUseCamera = (answer: Response | null) => answer?.headers()["permissions-policy"]?.includes("camera=(self)")
    expect(mayUseCamera(await page.goto(pathOf(second?.id)))).toBe(false)
    await expect(page.getByRole("heading", { name: "A2" })).toBeVisible()
    await expect(page.getByText("Blue Whale")).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole("link", { name: "I am a judge" }).click()
    await page.getByLabel("Judge Access Code").fill(judge.accessCode)
    await page.keyboard.press("Enter")
    await expect(shownEntry(page)).toHaveText("Blue Whale")

    expect(mayUseCamera(await page.goto(pathOf(third?.id, "A9")))).toBe(true)
    await expect(shownEntry(page)).toHaveText("Green Bolt")
    await expect(page.getByText("This card says A9; the entry is A10 now")).toBeVisible()

    await expectInstalled(page)
    await context.setOffline(true)
    await page.goto(pathOf(first?.id))
    await expect(shownEntry(page)).toHaveText("Silver Arrow")
    await page.goto("/c/00000000/A1")
    await expect(page.getByText(`Not a card of ${event.name}, or a new one: connect once to load it`)).toBeVisible()
    await context.setOffline(false)
  })
})
