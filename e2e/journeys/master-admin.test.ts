import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf, clientOf } from "../pages/client-of.ts"
import { expectNotice } from "../pages/notice.ts"
import { eventByName, prepareEvent, setActive } from "../pages/prepared-event.ts"
import { signInAsMasterAdmin } from "../pages/sign-in.ts"

test.use({ serverSettings: { isOwn: true } })

test(
  "the master admin sees and searches every event, manages one, deletes others, and is told of an ended session @desktop",
  { tag: "@daily-desktop" },
  async ({ page, request, server, noise }, { project }) => {
    noise.expect(/status of (401|404)/)
    const of = (name: string) => `${name} (${project.name})`
    const closed = await prepareEvent(request, { name: of("Winter Show"), date: "December 5, 2025" })
    await setActive(request, closed.id, false)
    const open = await prepareEvent(request, { name: of("Harbour Show") })
    for (const number of ["One", "Two", "Three", "Four", "Five"])
      await prepareEvent(request, { name: `Club Meet ${number}`, location: `Pavilion ${number}` })

    await signInAsMasterAdmin(page, server.masterPassword)
    await expect(page).toHaveURL(/\/master-admin-dashboard$/)
    await expectNotice(page, "Master Admin Access Granted")
    await expect(page.getByText("Master Admin", { exact: true })).toBeVisible()

    const rowOf = (name: string) => page.getByRole("row").filter({ hasText: name })
    const row = rowOf(open.name)
    for (const text of ["Active", "June 20, 2026", "9:00 AM - 5:30 PM", "Pier 3, Harbour", open.organizerName]) {
      await expect(row.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(row.getByText("Cars, bikes and costumes by the water.")).toBeVisible()
    await expect(row.getByRole("code")).toHaveText(open.passcode)
    await expect(rowOf(closed.name).getByText("Inactive", { exact: true })).toBeVisible()
    await expectAccessible(page)

    await row.getByRole("button", { name: "Manage Event" }).click()
    await expect(page).toHaveURL(/\/organizer-dashboard$/)
    await expectNotice(page, "Event Access Granted", `You now have organizer access to ${open.name}`)
    const stored = await page.evaluate(() => sessionStorage.getItem("rosette.organizer-data"))
    expect(JSON.parse(stored ?? "{}")).toMatchObject({ organizerId: "master-admin", organizerName: "Master Admin" })

    await page.getByRole("link", { name: "All events" }).click()
    await expect(page.getByRole("heading", { name: "All Contest Events (7)" })).toBeVisible()
    await rowOf(closed.name).getByRole("button", { name: "Delete" }).click()
    const dialog = page.getByRole("dialog", { name: "Delete event" })
    await expect(dialog).toContainText(
      `Are you sure you want to permanently delete "${closed.name}"? This will remove all entries, judges, scores, and cannot be undone.`,
    )
    // The header would cover half a button of the list behind the dialog.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(rowOf(closed.name).getByRole("button", { name: "Delete" })).toBeFocused()
    await page.keyboard.press("Enter")
    await dialog.getByRole("button", { name: "Delete Event" }).click()
    await expectNotice(page, "Event deleted", "Contest event has been permanently deleted")
    await expect(rowOf(closed.name)).toBeHidden()
    await expect(page.getByRole("heading", { name: "All Contest Events (6)" })).toBeVisible()

    await test.step("a search finds an event by any of its words", async () => {
      await page.getByLabel("Search events").fill("pavilion four")
      await expect(page.getByRole("row")).toHaveCount(2)
      await expect(rowOf("Club Meet Four")).toBeVisible()
      await page.getByRole("button", { name: "Clear search" }).click()
      await expect(page.getByRole("row").nth(1)).toContainText("Club Meet Five")
      await expect(page.getByRole("row")).toHaveCount(7)
    })

    await test.step("several events are deleted at once, after all were listed", async () => {
      await page.getByRole("button", { name: "Select Events" }).click()
      for (const name of ["Club Meet One", "Club Meet Two"])
        await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check()
      await expectAccessible(page, { within: "main" })
      await page.getByRole("button", { name: "Delete Selected (2)" }).click()
      const several = page.getByRole("dialog", { name: "Delete 2 events" })
      await expect(several).toContainText("Club Meet Two (June 20, 2026)")
      await several.getByRole("button", { name: "Delete 2 events" }).click()
      await expectNotice(page, "Events deleted", "2 events permanently deleted.")
      await expect(rowOf("Club Meet Three")).toBeVisible()
      await expect(rowOf("Club Meet Two")).toBeHidden()
    })

    await test.step("an event that was deleted elsewhere cannot be deleted, and leaves the list", async () => {
      const gone = await eventByName(request, "Club Meet Three")
      await rowOf(gone.name).getByRole("button", { name: "Delete" }).click()
      await apiOf(page.request).admin.deleteEvent.mutate({ eventId: gone.id })
      await page.getByRole("dialog").getByRole("button", { name: "Delete Event" }).click()
      await expectNotice(page, "Delete failed")
      await expect(rowOf(gone.name), "the list is read again").toBeHidden()
    })

    await test.step("an ended session is shown, and none of its data is left", async () => {
      await clientOf(page.request).signOut()
      await page.reload()
      await expect(page).toHaveURL(/\/master-admin-login$/)
      await expectNotice(page, "Please sign in again")
      await signInAsMasterAdmin(page, server.masterPassword)
      await page.getByRole("button", { name: "Logout" }).click()
      await expect(page).toHaveURL(/\/master-admin-login$/)
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
    })
  },
)
