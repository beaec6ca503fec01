import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectNotice } from "../pages/notice.ts"
import { prepareEvent, setActive } from "../pages/prepared-event.ts"
import { signInAsMasterAdmin } from "../pages/sign-in.ts"
import { openMasterDashboard } from "../pages/signed-in.ts"

test.use({ serverSettings: { isOwn: true } })

test("a stranger is sent to the sign-in, and a wrong password stays there @phone", async ({ page, noise }) => {
  noise.expect(/status of 401/)
  for (const path of ["/master-admin", "/master-admin-dashboard"]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/master-admin-login$/)
  }
  const open = page.getByRole("button", { name: "Access Master Dashboard" })
  await expect(open).toBeDisabled()
  await page.getByLabel("Master Password", { exact: true }).fill("wrong")
  await open.click()
  await expectNotice(page, "Login failed")
  await page.getByRole("link", { name: "Back to Judge Login" }).click()
  await expect(page).toHaveURL(/\/$/)
})

test("the master admin's day: sees every event, manages one, deletes another, leaves @desktop", async ({
  page,
  request,
  server,
}, { project }) => {
  const of = (name: string) => `${name} (${project.name})`
  const closed = await prepareEvent(request, { name: of("Winter Show"), date: "December 5, 2025" })
  await setActive(request, closed.id, false)
  const open = await prepareEvent(request, { name: of("Harbour Show") })

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

  await page.goto("/master-admin")
  await expect(page.getByRole("heading", { name: "All Contest Events (2)" })).toBeVisible()
  await rowOf(closed.name).getByRole("button", { name: "Delete" }).click()
  const dialog = page.getByRole("dialog", { name: "Delete event" })
  await expect(dialog).toContainText(
    `Are you sure you want to permanently delete "${closed.name}"? This will remove all entries, judges, scores, and cannot be undone.`,
  )
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(rowOf(closed.name).getByRole("button", { name: "Delete" })).toBeFocused()
  await page.keyboard.press("Enter")
  await dialog.getByRole("button", { name: "Delete event" }).click()
  await expectNotice(page, "Event deleted", "Contest event has been permanently deleted")
  await expect(rowOf(closed.name)).toBeHidden()
  await expect(page.getByRole("heading", { name: "All Contest Events (1)" })).toBeVisible()

  await page.getByRole("button", { name: "Logout" }).click()
  await expect(page).toHaveURL(/\/master-admin-login$/)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await page.goto("/master-admin-dashboard")
  await expect(page).toHaveURL(/\/master-admin-login$/)
})

test("several events are deleted at once, each named before @desktop", async ({ page, request, server }) => {
  const [old, older] = [
    await prepareEvent(request, { name: "Old Show" }),
    await prepareEvent(request, { name: "Older Show" }),
  ]
  await prepareEvent(request, { name: "Next Show" })
  await openMasterDashboard(page, server.masterPassword)
  await page.getByRole("button", { name: "Select Events" }).click()
  for (const { name } of [old, older]) await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Delete Selected (2)" }).click()
  const dialog = page.getByRole("dialog", { name: "Delete 2 events" })
  await expect(dialog).toContainText("Older Show (June 20, 2026)")
  await dialog.getByRole("button", { name: "Delete 2 events" }).click()
  await expectNotice(page, "Events deleted", "2 events permanently deleted.")
  await expect(page.getByText("Next Show", { exact: true })).toBeVisible()
  await expect(page.getByText("Older Show", { exact: true })).toBeHidden()
})

test("an ended session is told, and an event that is gone meanwhile cannot be opened @phone", async ({
  page,
  request,
  noise,
  server,
}) => {
  noise.expect(/status of (401|404)/)
  const event = await prepareEvent(request, { name: "Gone Meanwhile" })
  await openMasterDashboard(page, server.masterPassword)
  const row = page.getByRole("row").filter({ hasText: event.name })
  await page.request.delete(`/api/events/${event.id}`)
  await row.getByRole("button", { name: "Manage Event" }).click()
  await expectNotice(page, "Access Error")
  await row.getByRole("button", { name: "Delete" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete event" }).click()
  await expectNotice(page, "Delete failed")

  await page.request.post("/api/logout", { data: {} })
  await page.reload()
  await expect(page).toHaveURL(/\/master-admin-login$/)
  await expectNotice(page, "Please sign in again")
})

test("many events are searched by any of their words @desktop", async ({ page, request, server }) => {
  for (const number of ["One", "Two", "Three", "Four", "Five", "Six"])
    await prepareEvent(request, { name: `Club Meet ${number}`, location: `Pavilion ${number}` })
  await openMasterDashboard(page, server.masterPassword)
  await page.getByLabel("Search events").fill("pavilion four")
  await expect(page.getByRole("row")).toHaveCount(2)
  await expect(page.getByRole("row").filter({ hasText: "Club Meet Four" })).toBeVisible()
  await page.getByRole("button", { name: "Clear search" }).click()
  await expect(page.getByRole("row").nth(1)).toContainText("Club Meet Six")
})
