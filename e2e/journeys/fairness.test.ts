import { createHash } from "node:crypto"
import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { reopen } from "../pages/closing.ts"
import { dialogOf, openTab } from "../pages/dashboard.ts"
import { nameOf, prepareContest, submitCars } from "../pages/fairness-contest.ts"
import { expectNotice } from "../pages/notice.ts"
import { openDashboard, openJudging } from "../pages/signed-in.ts"

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name })
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click()
const inTheWay = (page: Page) => page.getByRole("list", { name: "In the way of publishing" }).getByRole("listitem")

/** Fills in the reason and confirms. */
async function giveReason(page: Page, reason: string, action: string): Promise<void> {
  await dialogOf(page).getByLabel("Reason").fill(reason)
  await dialogOf(page).getByRole("button", { name: action, exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

async function answer(page: Page, name: string): Promise<void> {
  await press(page, name)
  await dialogOf(page).getByRole("button", { name, exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** Adds a criterion to an event that is being judged. */
async function addSound(page: Page): Promise<void> {
  await openTab(page, "Criteria")
  await press(page, "Add Criterion")
  const form = dialog(page, "Add Criterion")
  await form.getByRole("textbox", { name: "Name", exact: true }).fill("Sound")
  await form.getByLabel("Description").fill("Clear at any volume.")
  await form.getByRole("textbox", { name: "Order" }).fill("3")
  await form.getByLabel("Sound participation").check()
  await form.getByRole("button", { name: "Add Criterion" }).click()
  await expect(form.getByRole("alert")).toContainText("8 submitted sheets would lack this criterion.")
  await expect(form.getByRole("alert")).toContainText("Nobody’s place would move.")
  await form.getByRole("button", { name: "Add Criterion All the Same" }).click()
  await expectNotice(page, "Criterion added", "Sound")
}

async function mergeClasses(page: Page): Promise<void> {
  await openTab(page, "Entries")
  await press(page, "Classes")
  await press(page, "Merge Open into another class")
  await dialogOf(page).getByLabel("Merge “Open” into").selectOption("Modern")
  await expect(dialogOf(page)).toContainText("10 entries will move to “Modern”.")
  await press(page, "Merge Class")
  await expectNotice(page, "Classes merged", "10 entries moved to “Modern”.")
  await page.keyboard.press("Escape")
  await expect(dialogOf(page)).toHaveCount(0)
}

/** A tie-break step decides the first tie, and judges far apart are asked to confer. */
async function setRules(page: Page): Promise<void> {
  await openTab(page, "Results")
  await press(page, "Result Rules")
  const rules = dialog(page, "Result Rules")
  await rules.getByRole("combobox", { name: "Add a step" }).selectOption("Average of Paint")
  await expect(rules.getByRole("region", { name: "What would move" }).getByRole("listitem")).toHaveText([
    `${nameOf(2)}: 1st → 2nd`,
  ])
  await rules.getByLabel("Ask judges to talk when their scores differ by more than").fill("5")
  await rules.getByRole("button", { name: "Save Rules" }).click()
  await expectNotice(page, "Result rules saved")
}

async function settleByOrder(page: Page): Promise<void> {
  await press(page, /^Settle this tie: 3rd place/)
  await press(page, "Move C04 · Car 4 up")
  await dialogOf(page).getByLabel("Reason").fill("Neater seams")
  await press(page, "Settle by this order")
  await expectNotice(page, "Tie settled", "Head judge’s order")
}

/** The server draws a lot, which anyone can repeat with the seed shown. */
async function settleByLot(page: Page): Promise<void> {
  await press(page, /^Settle this tie: 20th place/)
  await dialogOf(page).getByRole("radio", { name: "Draw lots" }).check()
  await press(page, "Draw lots")
  const drawn = dialogOf(page).getByRole("status").filter({ hasText: "The lot is drawn." })
  await expect(drawn).toBeVisible()
  const seed = await dialogOf(page).locator("code").textContent()
  const hash = (votingId: string) => createHash("sha256").update(`${seed}:${votingId}`).digest("hex")
  const again = ["C20", "C21"].toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1))
  const order = dialogOf(page).getByRole("list").first().getByRole("listitem")
  await expect(order).toHaveText(again.map((votingId) => `${votingId} · Car ${votingId.slice(1)}`))
  await dialogOf(page).getByRole("button", { name: "Close" }).last().click()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** The winner of a higher exclusive award is skipped, so each award depends on those above it. */
async function acceptAwards(page: Page): Promise<void> {
  await openTab(page, "Awards")
  const linesOf = (award: string) => page.getByRole("list", { name: `Proposal for ${award}` }).getByRole("listitem")
  await expect(linesOf("Best of Show")).toHaveText([`Proposed${nameOf(1)}: 1st overall`])
  await expect(linesOf("Best Pre-1960")).toHaveText([
    `Proposed${nameOf(4)}: 2nd in its class`,
    `${nameOf(1)}: skipped: holds Best of Show`,
  ])
  await expect(linesOf("Top Three")).toHaveText([
    `Proposed${nameOf(2)}: 2nd overall`,
    `Proposed${nameOf(3)}: 4th overall`,
    `Proposed${nameOf(5)}: 5th overall`,
    `${nameOf(1)}: skipped: holds Best of Show`,
    `${nameOf(4)}: skipped: holds Best Pre-1960`,
  ])
  await answer(page, "Accept All")
  await expectNotice(page, "Proposal accepted", "5 winners assigned")
}

// The server's tests run such a contest on both databases; the screens are the same.
test("a contest from the first sheet to the second version, with ties, awards and a waiver @desktop", async ({
  page,
  request,
  newDevice,
}) => {
  const contest = await prepareContest(request)
  const { event, judges } = contest
  const device = (await newDevice()).request
  await test.step("four judges have judged all cars, the fifth most of them", async () => {
    for (const judge of [0, 1, 2, 3]) await submitCars(device, contest, judge, {})
    await submitCars(device, contest, 4, { to: 25 })
  })
  await openDashboard(page, event)

  await test.step("a criterion is added during judging, and the sheets are completed", async () => {
    await addSound(page)
    for (const judge of [0, 1, 2, 3])
      for (const car of [30, 38]) await submitCars(device, contest, judge, { from: car, to: car })
    await submitCars(device, contest, 4, { from: 26, to: 39 })
  })
  await test.step("a class is merged into another", () => mergeClasses(page))
  await test.step("a tie-break step decides the first tie", () => setRules(page))
  await test.step("the head judge's order settles the second tie", () => settleByOrder(page))
  await test.step("three awards are assigned by their rules", () => acceptAwards(page))

  await test.step("the review says what prevents publishing: a tie, settled by lot, and a missing sheet, waived", async () => {
    await openTab(page, "Results")
    await answer(page, "Review results")
    await expect(inTheWay(page)).toHaveText([
      /^Eve has not submitted 1 sheet: C40 Car 40/,
      /^C20 Car 20, C21 Car 21 are tied/,
    ])
    await press(page, "Show ties")
    await settleByLot(page)
    await expect(inTheWay(page)).toHaveCount(1)
    await press(page, /^Waive: Eve has not submitted/)
    await giveReason(page, "Went home ill", "Waive")
    await expect(inTheWay(page)).toHaveText([/Waived$/])
    await answer(page, "Publish results")
    await expect(page.getByText("Published version 1")).toBeVisible()
  })

  await test.step("the results are taken back, and a judge far from the others is asked to confer", async () => {
    await press(page, "More")
    await press(page, "Take back")
    await giveReason(page, "A sheet was typed wrong", "Take back")
    await answer(page, "Reopen judging")
    // The button closes its question at once; judges can sign in when the server has reopened the event.
    await expect(page.getByRole("button", { name: "Review results" })).toBeVisible()
    const phone = await newDevice({ viewport: { width: 390, height: 844 } })
    const desk = await phone.newPage()
    const [ann] = judges
    if (!ann) throw new Error("Ann is a judge.")
    await openJudging(desk, ann)
    const asked = desk.getByText("Talk it over: Entry #C10 with Bob, Cleo, Dan, and Eve")
    await expect(asked).toBeVisible()
    await reopen(page, "Ann", "Car 10")
    await expect(asked).toBeHidden()
    await submitCars(device, contest, 0, { from: 10, to: 10, hasTalked: true })
    await expect(desk.getByRole("region", { name: "All 40 judged." })).toBeVisible()
    await expect(asked).toBeHidden()
    await phone.close()
  })

  await test.step("the amendment has its reason, and is compared with the first version", async () => {
    await openTab(page, "Results")
    await answer(page, "Review results")
    await expect(inTheWay(page)).toHaveText([/^Eve has not submitted 1 sheet.*Waived$/])
    await press(page, "Publish amendment")
    await giveReason(page, "Ann corrected her sheet", "Publish amendment")
    await expect(page.getByText("Published version 2")).toBeVisible()
    await press(page, "More")
    await press(page, "Versions")
    await press(page, "Compare with version 1")
    const changes = page.getByRole("list", { name: "What version 2 changed" }).getByRole("listitem")
    await expect(changes.filter({ hasText: "place" })).toHaveText([
      `${nameOf(11)}: place 10 → 11`,
      `${nameOf(10)}: place 11 → 10`,
    ])
  })
})
