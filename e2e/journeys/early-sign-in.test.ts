import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { expectSameScreen, expectTakenOver, holdScripts } from "../pages/early-page.ts"
import { addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openWelcome } from "../pages/signed-in.ts"

const codeField = (page: Page) => page.getByLabel("Judge Access Code")
const enter = (page: Page) => page.getByRole("button", { name: "Access Judging Platform" })

/** The bodies of the calls of a procedure that this page has made. */
function callsOf(page: Page, procedure: string): (string | null)[] {
  const sent: (string | null)[] = []
  page.on("request", (request) => {
    if (request.url().includes(`/trpc/${procedure}?`)) sent.push(request.postData())
  })
  return sent
}

const signInsOf = (page: Page) => callsOf(page, "judge.login")

/** Opens the link of a new judge's card and holds back the app's scripts until `release` is called. */
async function openCard(page: Page, request: APIRequestContext) {
  const event = await prepareEvent(request)
  const judge = await addJudge(request, event.id, "Ann")
  const release = await holdScripts(page)
  await page.goto(`/judge-login#code=${judge.accessCode.toLowerCase()}`, { waitUntil: "domcontentloaded" })
  return { ...judge, release }
}

const SIGN_INS = [
  { address: "/judge-login", title: "Judge Login", fields: ["Judge Access Code"] },
  { address: "/access", title: "Judge Access", fields: ["Judge Name", "Event Passcode"] },
]

for (const { address, title, fields } of SIGN_INS) {
  test(`without JavaScript ${address} says that it needs it, and its links work @phone`, async ({ newDevice }) => {
    const page = await (await newDevice({ javaScriptEnabled: false })).newPage()
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(page.locator("main > div > svg"), "the picture is in the page").toBeVisible()
    // Playwright finds no text in this element.
    const sentence = page.locator("noscript p")
    await expect(sentence).toBeVisible()
    expect(await sentence.textContent()).toMatch(/^Rosette needs JavaScript to keep and send scores\./)
    await expect(page.getByRole("textbox")).toHaveCount(0)
    await expect(page.getByRole("button")).toHaveCount(0)
    await page.getByRole("link", { name: "Back" }).click()
    await expect(page).toHaveURL("/")
  })

  test(`${address} is painted before its scripts; the app takes its place without a change, with what was typed`, async ({
    page,
  }) => {
    const last = page.getByLabel(fields.at(-1) ?? "")
    await expectSameScreen(page, address, {
      look: async () => {
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
        await expect(enter(page)).toBeVisible()
      },
      act: async () => {
        await expect(page.getByLabel(fields[0] ?? ""), "it has the focus at once").toBeFocused()
        await expect(enter(page)).toBeDisabled()
        for (const field of fields) await page.getByLabel(field).pressSequentially("abc de", { delay: 1 })
        await last.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 4, "backward"))
        await expect(enter(page)).toBeEnabled()
      },
      check: async () => {
        await expect(last).toBeFocused()
        await expect(last).toHaveValue("ABC DE")
        const selection = await last.evaluate(
          ({ selectionStart, selectionEnd, selectionDirection }: HTMLInputElement) => [
            selectionStart,
            selectionEnd,
            selectionDirection,
          ],
        )
        expect(selection).toEqual([1, 4, "backward"])
        await expect(enter(page)).toBeEnabled()
      },
      leastElements: 20,
    })
  })
}

test("a card's code is in the field before the app, and a tap on the button then signs in once @phone", async ({
  page,
  request,
}) => {
  const sent = signInsOf(page)
  const read = callsOf(page, "judge.workspace")
  const { accessCode, name, release } = await openCard(page, request)
  await expect(codeField(page)).toHaveValue(accessCode)
  expect(await page.evaluate(() => window.location.href)).not.toMatch(/code/)
  await enter(page).tap()
  await expect(enter(page), "it cannot be tapped again").toBeDisabled()
  await expect(codeField(page)).not.toBeEditable()
  await expect.poll(() => [sent.length, read.length], "before the app").toEqual([1, 1])
  release()
  await expect(page.getByRole("heading", { name: `Welcome, ${name}!` })).toBeVisible()
  await page.getByRole("link", { name: "Start Judging" }).tap()
  await expect(page.getByText("No entries yet")).toBeVisible()
  expect(sent).toEqual([JSON.stringify({ 0: { accessCode } })])
  expect(read).toHaveLength(1)
})

test("the sign-in and judging need no style sheet but what is in the page, and leave a connection for calls @phone", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request)
  const { accessCode, name } = await addJudge(request, event.id, "Ann")
  const asked: string[] = []
  page.on("request", (one) => {
    asked.push(new URL(one.url()).pathname)
  })
  const read = callsOf(page, "judge.workspace")
  const release = await holdScripts(page)
  await page.goto(`/judge-login#code=${accessCode}`, { waitUntil: "domcontentloaded" })
  await enter(page).tap()
  await expect.poll(() => read, "while scripts are loaded").toHaveLength(1)
  expect(asked.filter((path) => /^\/assets\/.*\.js$/.test(path))).toHaveLength(5)
  release()
  await expect(page.getByRole("heading", { name: `Welcome, ${name}!` })).toBeVisible()
  await page.getByRole("link", { name: "Start Judging" }).tap()
  await expect(page.getByText("No entries yet")).toBeVisible()
  const styles = asked.filter((path) => path.endsWith(".css"))
  expect(styles.filter((path) => /\/(?:base|server|forms|desk|judge-home-screen|judging-screen)-/.test(path))).toEqual(
    [],
  )
  expect(asked.filter((path) => /\/(?:early-page|color-scheme)\.js$/.test(path))).toEqual([])
})

test("a device that knows a workspace already does not use an answer from before it has read it @phone", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request)
  const { accessCode, name, ...judge } = await addJudge(request, event.id, "Ann")
  const read = callsOf(page, "judge.workspace")
  await openWelcome(page, { ...judge, accessCode, name })
  await expect(page.getByText("0 of 0 entries judged")).toBeVisible()
  expect(read).toHaveLength(1)
  const release = await holdScripts(page)
  await page.goto(`/judge-login#code=${accessCode}`, { waitUntil: "domcontentloaded" })
  await enter(page).tap()
  await expect.poll(() => read, "before the app").toHaveLength(2)
  release()
  await expect(page.getByRole("heading", { name: `Welcome, ${name}!` })).toBeVisible()
  await expect.poll(() => read, "by the app").toHaveLength(3)
})

test("a name and a passcode that are entered before the app are sent once @phone", async ({ page, request }) => {
  const event = await prepareEvent(request)
  await addJudge(request, event.id, "Ann")
  const sent = signInsOf(page)
  const release = await holdScripts(page)
  await page.goto("/access", { waitUntil: "domcontentloaded" })
  await page.getByLabel("Judge Name").fill("Ann")
  await page.getByLabel("Event Passcode").fill(event.passcode.toLowerCase())
  await enter(page).tap()
  await expect.poll(() => sent).toHaveLength(1)
  release()
  await expect(page.getByRole("heading", { name: "Welcome, Ann!" })).toBeVisible()
  expect(sent).toEqual([JSON.stringify({ 0: { judgeName: "Ann", passcode: event.passcode } })])
})

test("while a logout waits to be sent, a sign-in waits for the app, which sends the logout first @phone", async ({
  page,
  request,
}) => {
  const sent = signInsOf(page)
  const logouts: string[] = []
  await page.addInitScript(() => {
    if (sessionStorage.getItem("once") === null) localStorage.setItem("rosette.waiting-logout", '["judge"]')
    sessionStorage.setItem("once", "")
  })
  page.on("request", (one) => {
    if (one.url().includes("/trpc/session.logout")) logouts.push(String(sent.length))
  })
  const { name, release } = await openCard(page, request)
  await enter(page).tap()
  await expect(enter(page)).toBeDisabled()
  expect(sent).toEqual([])
  release()
  await expect(page.getByRole("heading", { name: `Welcome, ${name}!` })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(logouts, "sign-ins before the logout").toEqual(["0"])
})

test("a sign-in that did not reach the server can be tried again @phone", async ({ page, request, noise }) => {
  noise.expect(/ERR_FAILED/)
  await page.route("**/trpc/judge.login?**", (route) => route.abort(), { times: 1 })
  const { accessCode, name, release } = await openCard(page, request)
  await enter(page).tap()
  release()
  await expect(page.getByText("Login failed")).toBeVisible()
  await expect(codeField(page)).toHaveValue(accessCode)
  await enter(page).tap()
  await expect(page.getByRole("heading", { name: `Welcome, ${name}!` })).toBeVisible()
})

test("a code that is typed and entered before the app, and is wrong, is refused at the field @desktop", async ({
  page,
  noise,
}) => {
  noise.expect(/status of 401/)
  const sent = signInsOf(page)
  const release = await holdScripts(page)
  await page.goto("/judge-login", { waitUntil: "domcontentloaded" })
  await codeField(page).press("Enter")
  await codeField(page).pressSequentially("zzzz-zzzz")
  await codeField(page).press("Enter")
  await codeField(page).press("Enter")
  release()
  await expect(page.getByRole("main").getByText("These sign-in details are not right.")).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(codeField(page)).toHaveValue("ZZZZ-ZZZZ")
  await codeField(page).fill("YYYY-YYYY")
  await enter(page).click()
  await expect.poll(() => sent).toHaveLength(2)
})

test("another card's link that is opened before the app replaces the code @phone", async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto("/judge-login#code=FIRSTONE", { waitUntil: "domcontentloaded" })
  await expect(codeField(page)).toHaveValue("FIRSTONE")
  await page.evaluate(() => {
    location.hash = "code=secondone"
  })
  await expect(codeField(page)).toHaveValue("SECONDONE")
  release()
  await expectTakenOver(page)
  await expect(codeField(page)).toHaveValue("SECONDONE")
  expect(await page.evaluate(() => window.location.href)).not.toMatch(/code/)
})

test("what was typed before the app is not in the field again after a reload @desktop", async ({ page }) => {
  await holdScripts(page)
  await page.goto("/judge-login", { waitUntil: "domcontentloaded" })
  await codeField(page).pressSequentially("ABCDEF")
  await page.reload({ waitUntil: "domcontentloaded" })
  await expect(codeField(page)).toHaveValue("")
  await expect(enter(page)).toBeDisabled()
})

for (const { address } of SIGN_INS)
  test(`for a judge who is signed in, ${address} has the place of the panel from the first moment`, async ({
    page,
    request,
  }) => {
    const event = await prepareEvent(request)
    await openWelcome(page, await addJudge(request, event.id, "Ann O'Neil"))
    await expectSameScreen(page, address, {
      look: () => expect(enter(page)).toBeVisible(),
      act: () => expect(page.getByText("This browser is still signed in")).toBeHidden(),
      check: () => expect(page.getByRole("button", { name: "Go on as Ann O'Neil" })).toBeVisible(),
      leastElements: 25,
    })
  })

const OF_ORGANIZERS = [
  { address: "/organizer", field: "Admin Password" },
  { address: "/master-admin-login", field: "Master Password" },
]

for (const { address, field } of OF_ORGANIZERS)
  test(`${address} is painted before its scripts, and keeps a password that is typed @desktop`, async ({ page }) => {
    const password = page.getByLabel(field, { exact: true })
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: "domcontentloaded" })
    await password.pressSequentially("harbour")
    const place = await password.boundingBox()
    release()
    await expectTakenOver(page)
    await expect(password).toHaveValue("harbour")
    await expect(password).toBeFocused()
    await page.keyboard.type("-2026")
    await expect(password, "the selection is at the end").toHaveValue("harbour-2026")
    expect(await password.boundingBox()).toEqual(place)
  })

test("the app's scripts are requested when the page has been painted @phone", async ({ page }) => {
  await page.goto("/judge-login")
  await expect(page.locator("#early-page")).toHaveCount(0)
  const { painted, first } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    first: performance.getEntriesByType("resource").find(({ name }) => /\/assets\/.*\.js$/.test(name))?.startTime,
  }))
  expect(first).toBeGreaterThanOrEqual(painted ?? Number.NaN)
})
