import { expect, test } from "../fixtures/server.ts"
import { confirmWinners, giveAwards, reopen } from "../pages/closing.ts"
import { exportedCsv, importCsv, openTab } from "../pages/dashboard.ts"
import { judgePanel } from "../pages/panel-scores.ts"
import { TRACED_PREVIEW } from "../pages/photo.ts"
import { eventByName, prepareEvent } from "../pages/prepared-event.ts"
import { addEntries, createEvent, inviteJudges, settleCriteria } from "../pages/setting-up.ts"
import { openDashboard } from "../pages/signed-in.ts"

/** What the history must contain. */
const DONE = [
  "Event created",
  "Entries imported",
  "Entry added",
  "Photo changed",
  "Criterion added",
  "Criterion changed",
  "Criterion deleted with its scores",
  "Judge added",
  "Score submitted",
  "Score reopened",
  "Award created",
  "Award assigned",
  "Winner confirmed",
  "Confirmation taken back",
]

test(
  "an organizer's day, from the empty event to the confirmed winners @desktop",
  { tag: "@daily-desktop" },
  async ({ page, newDevice, noise }, { project }) => {
    noise.expect(TRACED_PREVIEW)
    noise.expect(/status of 409/)
    noise.expect(/https:\/\/photos\.example\.com/)
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    const name = `Harbour Day (${project.name})`
    await test.step("the event, its entries, criteria and judges", async () => {
      await createEvent(page, name)
      await addEntries(page)
      await settleCriteria(page)
      await inviteJudges(page)
    })
    const { id } = await eventByName(page.request, name)
    const submit = await judgePanel((await newDevice()).request, page.request, id)

    await test.step("the judges score while the organizer watches", async () => {
      await openTab(page, "Overview")
      const line = (judge: string, figures: string) =>
        page.getByRole("listitem").filter({ hasText: judge }).filter({ hasText: figures })
      const refresh = page.getByRole("button", { name: "Refresh" })
      await expect(line("Mia Berg", "0 of 4 entries")).toBeVisible()
      await submit("Mia Berg", { A1: [8, 24], A2: [10, 12], A3: [1, 2], A4: [3, 5] })
      await refresh.click()
      await expect(line("Mia Berg", "4 of 4 entries · 100%")).toBeVisible()
      await submit("Tomás Oliveira", { A1: [9, 22], A2: [9, 14], A3: [8, 21] })
      await refresh.click()
      await expect(line("Tomás Oliveira", "3 of 4 entries · 75%")).toBeVisible()
      await expect(page.getByText("87%", { exact: true }).first()).toBeVisible()
    })

    await test.step("a sheet is reopened and submitted again", async () => {
      await reopen(page, "Mia Berg", "Blue Comet")
      await submit("Mia Berg", { A3: [7, 20] })
    })
    await test.step("awards, one of them exclusive", () => giveAwards(page))
    await test.step("winners", () => confirmWinners(page))

    await test.step("the exported file creates the same entries in another event", async () => {
      await openTab(page, "Entries")
      const file = await exportedCsv(page)
      expect(file).toContain('"Fox, red",Roadster of 1967,/photos/')
      const { viewport } = project.use
      const elsewhere = await (await newDevice({ viewport })).newPage()
      const copy = await prepareEvent(elsewhere.request, { name: `Copied Show (${project.name})` })
      await openDashboard(elsewhere, copy)
      await openTab(elsewhere, "Entries")
      await importCsv(elsewhere, file, 4)
      await expect(elsewhere.getByRole("tab", { name: "Entries (4)" })).toBeVisible()
      // The import copies each photo, so the addresses differ.
      const withoutPhotoIds = (text: string) => text.replace(/\/photos\/[0-9a-f]{32}/g, "/photos/…")
      expect(withoutPhotoIds(await exportedCsv(elsewhere))).toBe(withoutPhotoIds(file))
    })

    await test.step("the history contains all of it", async () => {
      await openTab(page, "Overview")
      const changes = page.getByRole("region", { name: "Recent Changes" })
      // At first the list is that of the last visit, which ended before these.
      await expect(changes.getByText("Confirmation taken back", { exact: true }).first()).toBeVisible()
      const older = changes.getByRole("button", { name: "Show older changes" })
      // However long it is: a click shows one more part, and the oldest line is the first of all.
      await expect(async () => {
        // It goes with the last part, also between the look and the click.
        if (await older.isVisible()) await older.click({ timeout: 2_000 })
        await expect(changes.getByText("Event created", { exact: true })).toBeVisible({ timeout: 1_000 })
      }).toPass()
      for (const done of DONE) await expect(changes.getByText(done, { exact: true }).first(), done).toBeVisible()
    })
  },
)
