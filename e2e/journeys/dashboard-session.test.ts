import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { prepareEvent } from "../pages/prepared-event.ts"
import { signInAsOrganizer } from "../pages/sign-in.ts"
import { openDashboard, openMasterDashboard } from "../pages/signed-in.ts"

test("one browser organizes one event: the other tab says so, and can switch to it @desktop", async ({
  page,
  request,
  context,
}) => {
  const first = await prepareEvent(request, { name: "First Hall" })
  const second = await prepareEvent(request, { name: "Second Hall" })
  await openDashboard(page, first)
  await page.getByRole("button", { name: "Edit Event Details" }).click()
  await page.getByRole("dialog").getByRole("textbox", { name: "Location" }).fill("Hall 7")
  await signInAsOrganizer(await context.newPage(), second)
  await expect(page.getByText("This browser is signed in to “Second Hall” now")).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("button", { name: "Go on with that event" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Second Hall" })).toBeVisible()
  await expect(page.getByRole("tab", { name: "Overview" })).toBeVisible()
})

test("a dashboard whose event is deleted says so, and an open dialog asks nothing more @desktop", async ({
  page,
  request,
  newDevice,
  server,
  noise,
}) => {
  noise.expect(/status of 40[14]/)
  const event = await prepareEvent(request, { name: "Short-Lived Show" })
  await openDashboard(page, event, "criteria")
  await page.getByRole("button", { name: "Add Criterion" }).click()
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Sound")
  const admin = await (await newDevice()).newPage()
  await openMasterDashboard(admin, server.masterPassword)
  await apiOf(admin.request).admin.deleteEvent.mutate({ eventId: event.id })
  await expect(page.getByText("This event was deleted")).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await page.getByRole("link", { name: "Sign in to another event" }).click()
  await expect(page).toHaveURL(/organizer-login/)
})

test("Escape closes the calendar before the dialog, and asks again after changes were discarded @desktop", async ({
  page,
  request,
}) => {
  await openDashboard(page, await prepareEvent(request, { name: "Escape Show" }))
  const dialog = page.getByRole("dialog", { name: "Edit Event Details" })
  const question = page.getByRole("dialog", { name: "Discard what you typed?" })
  const opener = page.getByRole("button", { name: "Edit Event Details" })
  for (const turn of [1, 2]) {
    await opener.click()
    await dialog.getByRole("textbox", { name: "Location" }).fill(`Hall ${turn}`)
    await page.keyboard.press("Escape")
    await expect(question).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(question).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.keyboard.press("Escape")
    await question.getByRole("button", { name: "Discard" }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await opener.click()
  await dialog.getByRole("button", { name: "Choose the date in a calendar" }).click()
  await expect(dialog.getByRole("button", { name: "Next month" })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog.getByRole("button", { name: "Next month" })).toBeHidden()
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
})

test("what is typed outlives its session: the dialog stays, and saves after a sign-in in place @desktop", async ({
  page,
  request,
  newDevice,
  noise,
}) => {
  noise.expect(/status of (401|207)/)
  const event = await prepareEvent(request, { name: "Long Evening Show" })
  await openDashboard(page, event)
  await page.getByRole("button", { name: "Edit Event Details" }).click()
  const dialog = page.getByRole("dialog", { name: "Edit Event Details" })
  await dialog.getByRole("textbox", { name: "Location" }).fill("Hall 7")
  const other = (await newDevice()).request
  await other.post("/api/organizer/login", { data: { eventId: event.id, password: event.password } })
  const password = "another-secret"
  await other.put(`/api/events/${event.id}/password`, {
    data: { currentPassword: event.password, newPassword: password },
  })
  const signIn = page.getByRole("dialog", { name: "Your session has ended" })
  await signIn.getByLabel("Admin Password").fill(event.password)
  await signIn.getByRole("button", { name: "Sign In Again" }).click()
  await expect(signIn.getByLabel("Admin Password")).toHaveAccessibleDescription(/not right/)
  await signIn.getByLabel("Admin Password").fill(password)
  await signIn.getByRole("button", { name: "Sign In Again" }).click()
  await expect(signIn).toBeHidden()
  await expect(dialog.getByRole("textbox", { name: "Location" })).toHaveValue("Hall 7")
  await dialog.getByRole("button", { name: "Save Changes" }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText("Hall 7", { exact: true })).toBeVisible()
})
