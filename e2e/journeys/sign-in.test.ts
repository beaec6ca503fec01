import type { APIRequestContext, Page } from "@playwright/test"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { expectStarted } from "../pages/first-screen.ts"
import { expectLazyPartsLoaded, preparePanel, startJudging, typeOnSlider } from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { signInAsJudge } from "../pages/sign-in.ts"
import { openDashboard, openMasterDashboard, openWelcome } from "../pages/signed-in.ts"

const codeField = (page: Page) => page.getByLabel("Judge Access Code")
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const who = async (request: APIRequestContext) => (await request.get("/api/session")).json()

test("a card's code is removed from the address at once, and is gone after Exit; a wrong code is shown at the field @phone", async ({
  page,
  request,
  noise,
}) => {
  noise.expect(/status of 401/)
  const event = await prepareEvent(request)
  const { accessCode, name } = await addJudge(request, event.id, "Ann")
  for (const link of [`/judge-login?code=${accessCode}`, `/judge-login#code=${accessCode}`]) {
    await page.goto("about:blank")
    await page.goto(link)
    await expect(codeField(page)).toHaveValue(accessCode)
    expect(await page.evaluate(() => window.location.href)).not.toContain(accessCode)
  }
  await codeField(page).fill("ZZZZ-ZZZZ")
  await press(page, "Access Judging Platform")
  await expect(page.getByRole("main").getByText("These sign-in details are not right.")).toBeVisible()
  await expectNotice(page, "Login failed")
  await codeField(page).fill(`${accessCode.slice(0, 4)} ${accessCode.slice(4).replaceAll("0", "O")}`)
  await press(page, "Access Judging Platform")
  await expect(page.getByRole("heading", { name: `Welcome, ${name}!` })).toBeVisible()
  await expectNotice(page, "Login successful")
  await press(page, "Exit")
  await expect(page).toHaveURL((url) => url.pathname === "/")
  await page.goBack()
  await page.goBack()
  await expect(codeField(page)).toHaveValue("")
  await expect(page.getByText("This browser is still signed in")).toBeHidden()
})

test("an Exit without a network ends the session first of all once there is a network @phone", async ({
  page,
  context,
  request,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  const event = await prepareEvent(request)
  const judge = await addJudge(request, event.id, "Ann")
  await openWelcome(page, judge)
  await expectLazyPartsLoaded(page, [/confirm-dialog[^/]*\.js/, /landing-screen[^/]*\.js/])
  await context.setOffline(true)
  await press(page, "Exit")
  await page.getByRole("dialog", { name: "Exit without a connection?" }).getByRole("button", { name: "Exit" }).click()
  await expect(page).toHaveURL((url) => url.pathname === "/")
  // No worker has stored the start page, because journeys block it.
  await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()
  await expectNotice(page, "Logged out here only", "Keep this page open until you are online.")
  expect(await who(context.request), "the server does not know it yet").toMatchObject({
    judge: { judge: { name: "Ann" } },
  })
  await context.setOffline(false)
  await page.goto("/judge-login")
  await expect(codeField(page)).toBeVisible()
  await expect.poll(async () => (await who(context.request)).judge).toBeNull()
  await expect(page.getByText("This browser is still signed in")).toBeHidden()
})

test("a phone that is new for a judge waits for the organizer's Allow, and is told of a refusal @phone", async ({
  page,
  request,
  newDevice,
  noise,
}) => {
  noise.expect(/status of 403/)
  const event = await prepareEvent(request)
  const judge = await addJudge(request, event.id, "Ann")
  await openWelcome(page, judge)
  const { organizer } = apiOf(request)
  const ask = async () => {
    const phone = await (await newDevice()).newPage()
    await phone.goto("/access")
    await phone.getByLabel("Judge Name").fill("Ann")
    await phone.getByLabel("Event Passcode").fill(event.passcode)
    await press(phone, "Access Judging Platform")
    await expect(phone.getByText("This phone is new for Ann. Ask the organizer to allow it.")).toBeVisible()
    const [wish] = await organizer.signInRequests.query({ eventId: event.id })
    await expect(phone.getByText(`Your number is ${wish?.number}`)).toBeVisible()
    return { phone, requestId: wish?.id ?? 0 }
  }
  const allowed = await ask()
  await expectAccessible(allowed.phone)
  await organizer.allowSignIn.mutate({ requestId: allowed.requestId })
  await expect(allowed.phone.getByRole("heading", { name: "Welcome, Ann!" })).toBeVisible()
  const refused = await ask()
  await organizer.refuseSignIn.mutate({ requestId: refused.requestId })
  await expect(refused.phone.getByRole("main").getByText("The organizer refused this phone.")).toBeVisible()
})

test("a new tab says who is still signed in: go on, or log out @desktop", async ({
  page,
  context,
  request,
  server,
}) => {
  const event = await prepareEvent(request)
  await openDashboard(page, event)
  const tab = await context.newPage()
  await tab.goto("/dashboard")
  await expect(tab.getByText(`${event.organizerName}, ${event.name}`)).toBeVisible()
  await expectAccessible(tab)
  await press(tab, `Go on as ${event.organizerName}`)
  await expect(tab.getByRole("heading", { level: 1, name: event.name })).toBeVisible()

  await openMasterDashboard(page, server.masterPassword)
  const admin = await context.newPage()
  await admin.goto("/master-admin")
  await press(admin, "Go on as Master Admin")
  await expect(admin.getByRole("heading", { name: /^All Contest Events/ })).toBeVisible()
  const last = await context.newPage()
  await last.goto("/master-admin-login")
  await press(last, "Log out")
  await expect(last.getByText("This browser is still signed in")).toBeHidden()
  await expect.poll(async () => (await who(context.request)).masterAdmin).toBeNull()
})

test("a judge whose record the browser has lost continues with the open session @phone", async ({ page, request }) => {
  const event = await prepareEvent(request)
  await signInAsJudge(page, await addJudge(request, event.id, "Ann"))
  await page.evaluate(() => localStorage.clear())
  await page.goto("/judge")
  await press(page, "Go on as Ann")
  await expect(page.getByRole("heading", { name: "Welcome, Ann!" })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await apiOf(request).organizer.updateEvent.mutate({ eventId: event.id, name: "Renamed Show" })
  await page.goto("/")
  await expect(page.getByText("You are on the judge panel of Renamed Show.")).toBeVisible()
})

test("who is still signed in does not move the form, however late the server answers @phone", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request)
  await openWelcome(page, await addJudge(request, event.id, "Ann"))
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route("**/trpc/session.current*", async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.goto("/judge-login")
  await expectStarted(page)
  await expect(codeField(page)).toBeVisible()
  const place = await codeField(page).boundingBox()
  const panel = page.getByRole("region", { name: "This browser is still signed in" })
  await expect(panel).toHaveCount(0)
  answer()
  await expect(panel).toContainText(`Ann, ${event.name}`)
  expect(await codeField(page).boundingBox()).toEqual(place)
  await press(page, "Go on as Ann")
  await expect(page.getByRole("heading", { name: "Welcome, Ann!" })).toBeVisible()
})

test("the sheets that a phone keeps can be read and copied from the start page and the sign-in, without signing in @phone", async ({
  page,
  context,
  request,
  noise,
}) => {
  noise.expect(/ERR_FAILED|status of 401/)
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const { judge, entries } = await preparePanel(request, "Ann")
  await startJudging(page, judge)
  await page.route("**/trpc/judge.saveSheet*", (route) => route.abort())
  await typeOnSlider(page, "Paint", 17)
  await apiOf(request).organizer.regenerateCode.mutate({ judgeId: judge.id })
  for (const path of ["/judge-login", "/"]) {
    await page.goto(path)
    const kept = page.getByRole("region", { name: "Score sheets on this device" })
    await expect(kept).toContainText("1 score sheet of Ann is saved on this device and not sent yet.")
    await kept.getByRole("button", { name: "Show them" }).click()
    const dialog = page.getByRole("dialog", { name: "Score sheets on this device" })
    await expect(dialog).toContainText(entries[0]?.entryName ?? "")
    await expect(dialog).toContainText("Paint: 17 / 25")
  }
  await expectAccessible(page)
  await page.getByRole("button", { name: /^Copy as text: Silver Arrow/ }).click()
  await expectNotice(page, "Copied")
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Paint: 17 / 25")
  await page.getByRole("button", { name: /^Remove: Silver Arrow/ }).click()
  await press(page, "Remove")
  await expect(page.getByText("Nothing waits on this device any more.")).toBeVisible()
})

test("the organizer sees the sessions of the event, ends one, and says how judges sign in @desktop", async ({
  page,
  request,
  newDevice,
}) => {
  const event = await prepareEvent(request, { name: "Watched Show" })
  const ann = await addJudge(request, event.id, "Ann")
  const phone = await newDevice()
  await openWelcome(await phone.newPage(), ann)
  await openDashboard(page, event)
  const card = page.getByRole("region", { name: "Signing In" })
  await card.getByRole("button", { name: "Sessions" }).click()
  const dialog = page.getByRole("dialog", { name: "Sessions" })
  const judges = dialog.getByRole("listitem").filter({ hasText: "Ann (Judge)" })
  await expect(judges).toContainText("signed in by access code")
  await expect(dialog.getByRole("listitem").first()).toContainText("This browser")
  // Behind it the page is scrolled, and its sticky head covers parts of links.
  await expectAccessible(page, { within: "[role=dialog]" })
  await judges.getByRole("button", { name: /^End the session of Ann/ }).click()
  await press(page, "End session")
  await expectNotice(page, "Session ended")
  await expect(judges).toHaveCount(0)
  expect(await who(phone.request)).toMatchObject({ judge: null })
  await dialog.getByRole("button", { name: "Close" }).click()

  await card.getByRole("button", { name: "New Passcode" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "New Passcode" }).click()
  await expectNotice(page, "New passcode")
  await expect(page.getByText(event.passcode)).toHaveCount(0)
  await card.getByRole("switch", { name: "Judges may sign in by name" }).click()
  await expectNotice(page, "Sign-in by name is off")
  await expect(card).toContainText("Off: judges sign in with their own access codes only")
  const { passcode } = await (await request.get(`/api/events/${event.id}`)).json()
  const byName = await phone.request.post("/api/judges/login", { data: { judgeName: "Ann", passcode } })
  expect(await byName.json()).toMatchObject({ code: "NAME_SIGN_IN_OFF" })
})

test.describe("where only the host creates events", () => {
  test.use({ serverSettings: { env: { EVENT_CREATION: "master" } } })
  test("the start page and the form say so @phone", async ({ page }) => {
    const sentence = "New contests are created by this site's host."
    await page.goto("/")
    await expect(page.getByText(sentence)).toBeVisible()
    await page.goto("/create-event")
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByRole("button", { name: "Create Event" })).toHaveCount(0)
  })
})
