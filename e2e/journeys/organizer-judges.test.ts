import { expectAccessible, expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { refuseCalls } from "../pages/calls.ts"
import { pressInMenu } from "../pages/dashboard.ts"
import { expectNotice } from "../pages/notice.ts"
import { addEntry, addJudge, criteriaOf, prepareEvent, saveSheet } from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

test("judges are added, watched, given new codes, cleared and removed; their codes are printed @desktop", async ({
  page,
  playwright,
  request,
  server,
  noise,
}, { project }) => {
  noise.expect(/status of (409|503)/)
  const event = await prepareEvent(request, { name: `Judges Show (${project.name})` })
  const entries = [
    await addEntry(request, event.id, { entryName: "Blue Coupe", ownerParticipant: "Ana", votingId: "A1" }),
    await addEntry(request, event.id, { entryName: "Red Van", ownerParticipant: "Ben", votingId: "A2" }),
  ]
  const mia = await addJudge(request, event.id, "Mia Berg")
  const scores = (await criteriaOf(request, event.id)).map(({ id }) => ({ criterionId: id, points: 7 }))
  const phone = await playwright.request.newContext({ baseURL: server.baseURL })
  await saveSheet(phone, mia, { entryId: entries[0]?.id ?? 0, scores, isSubmitted: true })
  await saveSheet(phone, mia, { entryId: entries[1]?.id ?? 0, scores, isSubmitted: false })

  await openDashboard(page, event)
  await page.getByRole("tab", { name: "Judges (1)" }).click()
  const card = (name: string) => page.getByRole("listitem", { name })
  await expect(card("Mia Berg")).toContainText("2 of 4 scores submitted")
  await expect(card("Mia Berg").getByText("In Progress", { exact: true })).toBeVisible()

  const name = page.getByLabel("Judge Name")
  await expect(page.getByRole("button", { name: "Add Judge" })).toBeDisabled()
  await name.fill("mia berg")
  await name.press("Enter")
  await expectNotice(page, "Failed to add judge")
  await expect(page.getByText("A judge with this name is already in this event").first()).toBeVisible()
  await name.fill("Tomás Oliveira")
  await name.press("Enter")
  await expect(name).toHaveValue("")
  await expect(name).toBeFocused()
  await expectNotice(page, "Judge added")
  await expect(card("Tomás Oliveira").getByText("Not Started", { exact: true })).toBeVisible()
  await card("Tomás Oliveira").getByRole("button", { name: "More for" }).click()
  await expect(page.getByRole("menuitem", { name: "Remove Judge Tomás Oliveira" })).toBeVisible()
  await expect(page.getByRole("menuitem", { name: /^Clear Scores/ })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(page.getByRole("tab", { name: "Judges (2)" })).toBeVisible()

  await card("Tomás Oliveira").getByRole("button", { name: "QR code of Tomás Oliveira" }).click()
  await expect(page.getByRole("img", { name: "QR code that signs in Tomás Oliveira" })).toBeVisible()
  await page.keyboard.press("Escape")

  const code = card("Mia Berg").getByRole("code")
  await expect(code).toHaveText(mia.accessCode)
  const release = await refuseCalls(page, "organizer.regenerateCode")
  await pressInMenu(card("Mia Berg"), "New Code for Mia Berg")
  await page.getByRole("dialog").getByRole("button", { name: "New Code" }).click()
  await expectNotice(page, "Failed to regenerate access code")
  await release()
  await pressInMenu(card("Mia Berg"), "New Code for Mia Berg")
  await page.getByRole("dialog").getByRole("button", { name: "New Code" }).click()
  await expectNotice(page, "New access code")
  await expect(code).not.toHaveText(mia.accessCode)

  await pressInMenu(card("Mia Berg"), "Reopen Scores of Mia Berg")
  const sheets = page.getByRole("dialog", { name: "Scores of Mia Berg" })
  const blue = sheets.getByRole("listitem").filter({ hasText: "Blue Coupe" })
  await expect(blue.getByText("Complete", { exact: true })).toBeVisible()
  await expectAccessible(page, { within: "[role=dialog]" })
  await blue.getByRole("button", { name: "Reopen" }).click()
  const question = page.getByRole("dialog", { name: "Reopen the score of Mia Berg for Blue Coupe" })
  await question.getByLabel("Reason").fill("The wheels were changed")
  await expectAccessible(page, { within: "[role=dialog]" })
  await question.getByRole("button", { name: "Reopen" }).click()
  await expectNotice(page, "Score reopened")
  await expect(blue.getByText("In Progress", { exact: true })).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(card("Mia Berg")).toContainText("0 of 4 scores submitted")

  await pressInMenu(card("Mia Berg"), "Clear Scores of Mia Berg")
  const clear = page.getByRole("dialog", { name: "Clear the scores of Mia Berg?" })
  await expect(clear).toContainText("4 scores")
  await clear.getByRole("button", { name: "Clear Scores" }).click()
  await expectNotice(page, "Scores cleared", "4 scores were removed.")
  await expect(card("Mia Berg").getByText("Not Started", { exact: true })).toBeVisible()

  await pressInMenu(card("Mia Berg"), "Remove Judge Mia Berg")
  await page.getByRole("dialog").getByRole("button", { name: "Remove Judge" }).click()
  await expectNotice(page, "Judge removed")
  await expect(card("Mia Berg")).toHaveCount(0)
  await phone.dispose()

  await test.step("the judges' codes are printed, each with its QR code", async () => {
    const kept = (await card("Tomás Oliveira").getByRole("code").textContent()) ?? ""
    await page.emulateMedia({ media: "print" })
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
    await expect(page.getByRole("heading", { name: "Access codes of the judges" })).toBeVisible()
    await expect(page.getByRole("img", { name: "QR code that signs in Tomás Oliveira" })).toBeVisible()
    expect(kept).toMatch(/^[0-9A-Z]{8}$/)
    await expect(page.getByText(kept.slice(0, 4)).last()).toBeVisible()
    await expect(page.getByLabel("Judge Name")).toBeHidden()
  })
})

test("a second phone that signs in by name waits for the organizer's Allow @desktop", async ({
  page,
  request,
  newDevice,
}, { project }) => {
  const event = await prepareEvent(request, { name: `Second Phone Show (${project.name})` })
  const judge = await addJudge(request, event.id, "Mia Berg")
  const first = (await newDevice()).request
  const second = (await newDevice()).request
  const third = (await newDevice()).request
  const byName = { judgeName: judge.name, passcode: event.passcode }
  const ask = (phone: typeof first) => phone.post("/api/judges/login", { data: byName })
  const signIn = async (phone: typeof first) => (await ask(phone)).status()
  expect(await signIn(first)).toBe(200)

  await openDashboard(page, event, "judges")
  const requests = page.getByRole("region", { name: /ask.* to sign in$/ })
  await expect(page.getByRole("listitem", { name: "Mia Berg" })).toContainText("1 device")
  await expect(requests).toHaveCount(0)
  expect(await signIn(second)).toBe(403)
  await expect(requests).toContainText("A new device asks to sign in")
  expect(await signIn(third)).toBe(403)
  await expect(requests.getByRole("listitem")).toHaveCount(2)
  await expectAccessibleInBoth(page, { within: "main" })

  const { number } = await (await ask(second)).json()
  await requests
    .getByRole("button", { name: new RegExp(`^Allow number ${number}, .*, to sign in as Mia Berg$`) })
    .click()
  await expect(requests.getByRole("listitem")).toHaveCount(1)
  await expect(requests.getByRole("button", { name: /^Allow/ })).toBeFocused()
  await expectNotice(page, "Device allowed")
  await requests.getByRole("button", { name: /^Refuse .* to sign in as Mia Berg$/ }).click()
  await expectNotice(page, "Device refused")
  await expect(requests).toHaveCount(0)
  expect(await signIn(second)).toBe(200)
  expect(await signIn(third)).toBe(403)
  await expect(page.getByRole("listitem", { name: "Mia Berg" })).toContainText("2 devices")
})

test("the overview shows the judges' progress, and changes the event @desktop", async ({
  page,
  playwright,
  request,
  server,
  noise,
}, { project }) => {
  noise.expect(/status of 403/)
  const event = await prepareEvent(request, { name: `Overview Show (${project.name})` })
  const scores = (await criteriaOf(request, event.id)).map(({ id }) => ({ criterionId: id, points: 7 }))
  const entry = await addEntry(request, event.id, { entryName: "Blue Coupe", ownerParticipant: "Ana", votingId: "A1" })
  const judges = [await addJudge(request, event.id, "Mia Berg"), await addJudge(request, event.id, "Tomás Oliveira")]
  const phone = await playwright.request.newContext({ baseURL: server.baseURL })
  if (judges[0]) await saveSheet(phone, judges[0], { entryId: entry.id, scores, isSubmitted: true })
  await phone.dispose()

  await openDashboard(page, event)
  for (const [label, value] of [
    ["Total Entries", "1"],
    ["Active Judges", "1"],
    ["Total Scores", "2"],
    ["Completion", "99%"],
  ]) {
    const card = page.locator("dl > div").filter({ has: page.getByText(label ?? "", { exact: true }) })
    await expect(card.getByText(value ?? "", { exact: true })).toBeVisible()
  }
  const slow = page.getByRole("listitem").filter({ hasText: "Tomás Oliveira" }).filter({ hasText: "0 of 1 entries" })
  await expect(slow.getByText("1 behind", { exact: true })).toBeVisible()

  await page.getByRole("button", { name: "Edit Event Details" }).click()
  const details = page.getByRole("dialog", { name: "Edit Event Details" })
  await details.getByLabel("Event Date").fill("The first weekend in June")
  await details.getByLabel("Event Name").fill("")
  await details.getByRole("button", { name: "Save Changes" }).click()
  await expect(details.getByText("Event name is required")).toBeVisible()
  await details.getByLabel("Event Name").fill(`Renamed Show (${project.name})`)
  await details.getByRole("button", { name: "Save Changes" }).click()
  await expect(details).toBeHidden()
  await expect(page.getByRole("button", { name: "Edit Event Details" })).toBeFocused()
  await expectNotice(page, "Event updated")
  await expect(page.getByRole("heading", { level: 1, name: `Renamed Show (${project.name})` })).toBeVisible()
  await expect(page.getByText("The first weekend in June", { exact: true })).toBeVisible()
  const changes = page.getByRole("region", { name: "Recent Changes" })
  await expect(changes.getByText("Date: June 20, 2026 → The first weekend in June")).toBeVisible()

  await page.getByRole("switch", { name: "Open for judging" }).click()
  await page.getByRole("button", { name: "Close event" }).click()
  await expectNotice(page, "Closed for judging")
  await expect(page.getByRole("switch", { name: "Open for judging" })).not.toBeChecked()

  await page.getByRole("button", { name: "Change Admin Password" }).click()
  const password = page.getByRole("dialog", { name: "Change Admin Password" })
  await password.getByLabel("Current Admin Password").fill("somebody-elses")
  await password.getByLabel("New Admin Password").fill("short")
  await password.getByRole("button", { name: "Change Password" }).click()
  await expect(password.getByText("Password must be at least 6 characters")).toBeVisible()
  await password.getByLabel("New Admin Password").fill("longer-secret")
  await password.getByRole("button", { name: "Change Password" }).click()
  await expect(password.getByText("The current password is wrong.", { exact: false })).toBeVisible()
  await password.getByLabel("Current Admin Password").fill(event.password)
  await password.getByRole("button", { name: "Change Password" }).click()
  await expectNotice(page, "Admin password changed")
  await expect(changes.getByText("Admin password changed")).toBeVisible()
})
