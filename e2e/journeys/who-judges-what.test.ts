import type { APIRequestContext, Page } from "@playwright/test"
import { expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { dialogOf, pressInMenu } from "../pages/dashboard.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, addJudge, criteriaOf, importEntries, prepareEvent, saveSheet } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

const LONG = "The Extraordinarily Long-Winded Duchess of Castlereagh"

async function prepareShow(request: APIRequestContext, name: string) {
  const event = await prepareEvent(request, { name })
  const { organizer } = apiOf(request)
  const classIds: number[] = []
  for (const className of ["Trucks", "Hot rods"])
    classIds.push((await organizer.createClass.mutate({ eventId: event.id, name: className })).id)
  const entryIds: number[] = []
  for (const [index, entryName] of ["Blue Comet", LONG, "Desert Fox"].entries()) {
    const owner = index === 0 ? "Bob Hale" : "Mia Berg"
    const entry = {
      entryName,
      ownerParticipant: owner,
      votingId: `C${index + 1}`,
      classId: classIds[index % 2] ?? null,
    }
    entryIds.push((await addEntry(request, event.id, entry)).id)
  }
  const ann = await addJudge(request, event.id, "Ann Konstantinopoulou-Featherstonehaugh")
  const bob = await addJudge(request, event.id, "Bob Hale")
  return { event, entryIds, ann, bob }
}

const row = (page: Page, name: string) => page.getByRole("listitem", { name })

async function openMenu(page: Page, item: string) {
  await page.getByRole("button", { name: "More for the judges" }).click()
  await page.getByRole("menuitem", { name: item }).click()
}

/** Limits Bob to the entries of one class. */
async function limitBob(page: Page, isPhone: boolean) {
  const dialog = dialogOf(page)
  if (isPhone) {
    await dialog.getByRole("button", { name: "Next judge" }).click()
    await expect(dialog.getByRole("heading", { name: "Bob Hale" })).toBeVisible()
    await dialog.getByRole("checkbox", { name: "Hot rods" }).uncheck()
    return dialog.getByRole("checkbox", { name: "No class" }).uncheck()
  }
  await dialog.getByRole("checkbox", { name: "Bob Hale: Hot rods" }).uncheck()
  return dialog.getByRole("checkbox", { name: "Bob Hale: No class" }).uncheck()
}

test("judges are assigned, step aside, leave and come back; the coverage shows who has what", async ({
  page,
  playwright,
  request,
  server,
}, { project }) => {
  const isPhone = project.name === "phone"
  const { event, entryIds, ann, bob } = await prepareShow(request, `Who judges what (${project.name})`)
  const scores = (await criteriaOf(request, event.id)).map(({ id }) => ({ criterionId: id, points: 7 }))
  const phone = await playwright.request.newContext({ baseURL: server.baseURL })
  await openDashboard(page, event, "judges")

  await test.step("one judge is limited to a class; the plan says what it takes", async () => {
    await openMenu(page, "Assign judges…")
    const plan = dialogOf(page).getByLabel("What this asks for")
    await expect(plan).toContainText("6 sheets in all")
    await limitBob(page, isPhone)
    await expect(plan).toContainText("5 sheets in all")
    await dialogOf(page).getByLabel("Sheets for each entry").fill("1")
    await expect(plan).toContainText("3 sheets in all")
    await expectAccessibleInBoth(page)
    await dialogOf(page).getByLabel("Sheets for each entry").fill("")
    await expect(plan).toContainText("5 sheets in all")
    await dialogOf(page).getByRole("button", { name: "Save Assignments" }).click()
    await expectNotice(page, "Judges assigned")
    await expect(row(page, "Bob Hale")).toContainText("Class Trucks")
    await expect(row(page, "Bob Hale")).toContainText("0 of 2")
  })

  await test.step("a judge steps aside from the entry of somebody with their name, and their sheet does not count", async () => {
    await saveSheet(phone, bob, { entryId: entryIds[0] ?? 0, scores, isSubmitted: true })
    await openMenu(page, "Conflicts…")
    const dialog = dialogOf(page).first()
    await dialog.getByRole("button", { name: "Accept: Bob Hale, C1 Blue Comet" }).click()
    const question = page.getByRole("dialog", { name: "Does Bob Hale step aside from C1 Blue Comet?" })
    await expect(question).toContainText("C1 Blue Comet: 1st → no place")
    await question.getByRole("button", { name: "Accept" }).click()
    await expectNotice(page, "Stepped aside")
    await expect(dialog.getByRole("region", { name: "Stepped aside" })).toContainText("Bob Hale · C1 Blue Comet")
    await expectAccessibleInBoth(page)
    await dialog.getByRole("button", { name: "Close" }).click()
    await expect(row(page, "Bob Hale")).toContainText("0 of 1")
  })

  await test.step("who has left is not expected any more, and can be back", async () => {
    await pressInMenu(row(page, ann.name), `${ann.name} has left`)
    await expect(row(page, ann.name).getByText("Left", { exact: true })).toBeVisible()
    await pressInMenu(row(page, ann.name), `${ann.name} is back`)
    await expectNotice(page, "Is back")
    await expect(row(page, ann.name).getByText("Not Started", { exact: true })).toBeVisible()
  })

  await test.step("the coverage shows each judge's sheet of each entry, and follows a new one", async () => {
    await openMenu(page, "Coverage")
    await expect(page.getByRole("heading", { name: "Coverage" })).toBeVisible()
    await saveSheet(phone, bob, { entryId: entryIds[1] ?? 0, scores, isSubmitted: true })
    await expect(page.getByText(/Submitted, extra\s*1/)).toBeVisible()
    await expect(page.getByText(/kept, does not count\s*1/)).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.getByRole("button", { name: /^C2 / }).click()
    const sheets = dialogOf(page).filter({ hasText: LONG })
    await sheets.getByRole("button", { name: "See the sheet of Bob Hale" }).click()
    await expect(sheets).toContainText("7 / 25")
    await sheets.getByRole("button", { name: "Close" }).click()
    await page.goBack()
    await expect(row(page, "Bob Hale")).toBeVisible()
  })
})

test("a coverage that is too large to be drawn at once is drawn where it is looked at, with twelve judges side by side @desktop", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request, { name: "A thousand entries" })
  const csvData = Array.from({ length: 1_000 }, (_, index) => ({
    "Entry Name": `Car ${index + 1}`,
    "Owner/Participant": "Mia Berg",
    "Voting ID": `C${index + 1}`,
  }))
  await importEntries(request, event.id, csvData)
  for (let number = 1; number <= 12; number += 1) await addJudge(request, event.id, `Judge ${number}`)
  await openDashboard(page, event, "judges")
  await openMenu(page, "Coverage")
  await expect(page.getByRole("button", { name: "C1 Car 1", exact: true })).toBeVisible()
  expect(await page.getByRole("row").count()).toBeLessThan(100)
  const box = page.getByLabel("Coverage, scrolls")
  expect(await box.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0)
  await box.focus()
  await page.keyboard.press("End")
  await page.getByRole("button", { name: "C1000 Car 1000" }).click()
  await expect(page.getByRole("dialog", { name: "C1000 Car 1000" })).toContainText("Judge 12")
})
