import { expect, test } from "../fixtures/server.ts"
import { holdCalls } from "../pages/calls.ts"
import { expectNotice } from "../pages/notice.ts"
import { prepareEvent } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

test("a session that has ended leads to the organizer login, with a reason @phone", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/status of (401|207)/)
  // Without its live stream the dashboard reads nothing automatically: the button, or a part still loading, notices the end.
  await holdCalls(page, "organizer.live")
  await openDashboard(page, await prepareEvent(request, { name: "Ended Show" }))
  const refresh = page.getByRole("button", { name: "Refresh" })
  await expect(refresh).toBeEnabled()
  await page.context().clearCookies()
  await Promise.race([refresh.click(), page.waitForURL(/\/organizer-login$/)])
  await expectNotice(page, "Your session has ended")
  await expect(page).toHaveURL(/\/organizer-login$/)
  expect(await page.evaluate(() => sessionStorage.getItem("rosette.organizer-data"))).toBeNull()
})

test("leaving an unsaved event asks first; the event is created with its criteria, and the next steps are shown @phone", async ({
  page,
}, { project }) => {
  await page.goto("/create-event")
  await page.getByLabel("Event Name").fill("Half a show")
  await page.getByRole("link", { name: "Back" }).click()
  await page.getByRole("button", { name: "Stay here" }).click()
  await expect(page).toHaveURL(/\/create-event$/)
  await page.getByRole("link", { name: "Back" }).click()
  await page.getByRole("button", { name: "Leave without saving" }).click()
  await expect(page).toHaveURL(/\/organizer$/)
  await page.getByRole("link", { name: "Create New Event" }).click()
  await page.getByLabel("Event Name").fill("")
  await page.getByRole("button", { name: "Create Event" }).click()
  for (const sentence of ["Event name is required", "Organizer name is required"]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible()
  await expect(page.getByLabel("Event Name")).toBeFocused()

  const name = `Riverside Show (${project.name})`
  await page.getByLabel("Event Name").fill(name)
  await page.getByLabel("Organizer Name").fill("Dana Whitfield")
  await page.getByLabel("Event Time").fill("10:00 - 16:00")
  await page.getByLabel("Admin Password").fill("secret1")
  await page.getByRole("button", { name: "Create Event" }).click()
  await expectNotice(page, "Scoring criteria required", "Please add at least one scoring criterion.")
  await expect(page.getByText("Criterion name is required")).toBeVisible()

  const first = page.getByRole("listitem", { name: "Criterion 1" })
  await expect(first.getByRole("button", { name: /Remove/ })).toHaveCount(0)
  await first.getByLabel("Name").fill("Paint")
  await first.getByLabel("Description").fill("Depth and finish.")
  await first.getByLabel("Max Points").fill("")
  await first.getByLabel("Max Points").blur()
  await expect(first.getByLabel("Max Points")).toHaveValue("25")
  await page.getByRole("button", { name: "Add Scoring Criterion" }).click()
  const second = page.getByRole("listitem", { name: "Criterion 2" })
  await expect(second.getByLabel("Name")).toBeFocused()
  await second.getByLabel("Name").fill("Left out")
  await expect(second.getByText(/it is left out/)).toBeVisible()
  await page.getByRole("button", { name: "Choose the date in a calendar" }).click()
  await page.getByRole("button", { name: /^15 / }).click()
  await expect(page.getByLabel("Event Date")).toHaveValue(/^[A-Z][a-z]+ 15, \d{4}$/)

  page.once("dialog", (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByLabel("Event Name")).toHaveValue(name)
  await expect(page.getByLabel("Admin Password")).toHaveValue("")
  await page.getByLabel("Admin Password").fill("secret1")
  await page.getByRole("button", { name: "Create Event" }).click()
  await page.getByRole("button", { name: "Create Without It" }).click()

  await expect(page).toHaveURL(/\/dashboard$/)
  await expectNotice(page, "Event created successfully")
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page.getByRole("tab", { name: "Criteria (1)" })).toBeVisible()
  await expect(page.getByText("10:00 AM - 4:00 PM")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Getting started" })).toBeVisible()
  await page.getByRole("button", { name: "Add judges" }).first().click()
  await expect(page).toHaveURL(/tab=judges$/)
  await expect(page.getByText("No judges yet")).toBeVisible()
  await page.getByRole("button", { name: "Logout" }).click()
  await expect(page).toHaveURL(/\/organizer$/)
  await page.goto("/dashboard")
  await expect(page).toHaveURL(/\/organizer-login$/)
})
