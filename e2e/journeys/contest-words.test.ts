import { expect, test } from "../fixtures/server.ts"
import { dialogOf, openTab, pressInMenu, regionOf } from "../pages/dashboard.ts"
import { noteNotices } from "../pages/notice.ts"

test("a contest starts from cosplay, gets a word of its own, and next year's has both", async ({ page }, {
  project,
}) => {
  await noteNotices(page.context())
  const name = `Masquerade (${project.name})`
  await test.step("the starter fills the list, and the event is created with its words", async () => {
    await page.goto("/create-event")
    await page.getByLabel("Event Name").fill(name)
    await page.getByLabel("Organizer Name").fill("Olga Brandt")
    await page.getByLabel("Admin Password").fill("harbour-2026")
    await page.getByRole("button", { name: "Cosplay contest" }).click()
    const last = page.getByRole("listitem", { name: "Criterion 12" })
    await expect(last.getByLabel("Name")).toHaveValue("Favorite of the judge")
    await page.getByRole("button", { name: "Create Event" }).click()
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  })
  const openWords = async () => {
    await openTab(page, "Criteria")
    await page.getByRole("button", { name: "More for the criteria" }).click()
    await page.getByRole("menuitem", { name: "Words and sections…" }).click()
  }
  await test.step("a section is renamed beside its picture", async () => {
    await openWords()
    const first = dialogOf(page).getByLabel("Section 1")
    await expect(first).toHaveValue("Craftsmanship")
    await first.fill("Needle and Thread")
    await expect(dialogOf(page).getByRole("figure")).toContainText("Needle and Thread")
    await dialogOf(page).getByRole("button", { name: "Save Words" }).click()
    await expect(dialogOf(page)).toHaveCount(0)
  })
  await test.step("an event like this one opens here, with its passcode", async () => {
    await openTab(page, "Overview")
    const event = regionOf(page, "Event Information")
    const passcode = event.getByRole("definition").first()
    const before = await passcode.textContent()
    await pressInMenu(event, `New event like ${name}…`)
    await dialogOf(page).getByLabel("Event Name").fill(`${name} 2027`)
    await dialogOf(page).getByLabel("Admin Password").fill("harbour-2027")
    await dialogOf(page).getByRole("button", { name: "Create Event" }).click()
    await expect(page.getByRole("heading", { level: 1, name: `${name} 2027` })).toBeVisible()
    await expect(passcode).not.toHaveText(before ?? "")
  })
  await test.step("it has the criteria and the words of the other one", async () => {
    await expect(page.getByRole("tab", { name: "Criteria (12)" })).toBeVisible()
    await openWords()
    await expect(dialogOf(page).getByLabel("Section 1")).toHaveValue("Needle and Thread")
    await expect(dialogOf(page).getByLabel("Sound Participation", { exact: true })).toHaveValue("Stage act")
  })
})
