import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { expectStarted, holdScripts, places } from "../pages/first-screen.ts"
import { addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openWelcome } from "../pages/signed-in.ts"

const WAYS_IN = [
  ["Judge an Event", "/judge-login"],
  ["Create Contest", "/create-event"],
  ["Organizer Login", "/organizer"],
  ["Sign in with name and passcode", "/access"],
] as const

const SIGN_INS = [
  { address: "/judge-login", title: "Judge Login", field: "Judge Access Code" },
  { address: "/access", title: "Judge Access", field: "Judge Name" },
]
/** What the server says about events and the demo is shown beside these forms. */
const OF_ORGANIZERS = [
  { address: "/organizer", field: "Admin Password" },
  { address: "/master-admin-login", field: "Master Password" },
]

const ALL = Number.POSITIVE_INFINITY

const codeField = (page: Page) => page.getByLabel("Judge Access Code")
const enter = (page: Page) => page.getByRole("button", { name: "Access Judging Platform" })

/** The bodies of the sign-ins that this page sends. */
function signInsOf(page: Page): (string | null)[] {
  const sent: (string | null)[] = []
  page.on("request", (request) => {
    if (request.url().includes("/trpc/judge.login?")) sent.push(request.postData())
  })
  return sent
}

/** Opens a screen that is in its document, and expects the app to take over its elements where they are. */
async function expectTakenOver(page: Page, address: string, look: () => Promise<unknown>): Promise<void> {
  const letThrough = await holdScripts(page)
  await page.goto(address, { waitUntil: "commit" })
  await look()
  const before = await places(page)
  const heading = await page.getByRole("heading", { level: 1 }).elementHandle()
  letThrough(ALL)
  await expectStarted(page)
  await expect(page.getByRole("button", { name: /^Colors/ })).toBeVisible()
  await look()
  expect(before.length).toBeGreaterThan(20)
  expect(await places(page)).toEqual(before)
  expect(await heading?.evaluate((element) => element.isConnected), "the same elements").toBe(true)
}

test("without JavaScript the start page has its headline and leads to every sign-in @phone", async ({ newDevice }) => {
  const page = await (await newDevice({ javaScriptEnabled: false })).newPage()
  await page.goto("/")
  await expect(page.getByText("Every winner is clear.")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Contest judging" })).toHaveCount(1)
  for (const [name, href] of WAYS_IN)
    await expect(page.getByRole("link", { name }).first()).toHaveAttribute("href", href)
  await expect(page.getByRole("button"), "no button that does nothing").toHaveCount(0)
  await page.getByRole("link", { name: "Judge an Event" }).click()
  await expect(page).toHaveURL("/judge-login")
  await expect(page.getByRole("heading", { level: 1, name: "Judge Login" })).toBeVisible()
  expect(await page.locator("noscript").textContent()).toMatch(/^Rosette needs JavaScript to keep and send scores\./)
  await expect(codeField(page)).toBeDisabled()
  await page.getByRole("link", { name: "Back" }).click()
  await expect(page).toHaveURL("/")
})

test("the start page is painted before its scripts, and the app takes it over without a change @phone", async ({
  page,
}) => {
  await expectTakenOver(page, "/", () => expect(page.getByText("Every winner is clear.")).toBeVisible())
  await page.evaluate(() => {
    document.documentElement.dataset.document = "first"
  })
  await page.getByRole("button", { name: /Change to light/ }).click()
  await page.getByRole("link", { name: "Judge an Event" }).click()
  await expect(codeField(page)).toBeVisible()
  await expect(page.locator("html"), "no other document was loaded").toHaveAttribute("data-document", "first")
})

for (const { address, title, field } of SIGN_INS)
  test(`${address} is painted before its scripts; its form takes input once the app runs`, async ({ page }) => {
    await expectTakenOver(page, address, () =>
      expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible(),
    )
    await expect(page.getByLabel(field, { exact: true })).toBeEnabled()
  })

for (const { address, field } of OF_ORGANIZERS)
  test(`${address} is painted before its scripts, with its password where it will be @desktop`, async ({
    page,
    request,
  }) => {
    // Without any event a sentence below the list says so.
    await prepareEvent(request)
    const password = page.getByLabel(field, { exact: true })
    const letThrough = await holdScripts(page)
    await page.goto(address, { waitUntil: "commit" })
    await expect(password).toBeDisabled()
    await places(page)
    const place = await password.boundingBox()
    letThrough(ALL)
    await expect(password).toBeEnabled()
    expect(await password.boundingBox()).toEqual(place)
  })

test("a link that is tapped before the app opens its screen @phone", async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("link", { name: "Judge an Event" }).tap()
  await expect(page).toHaveURL("/judge-login")
  letThrough(ALL)
  await expect(codeField(page)).toBeFocused()
})

test("a judge who is signed in sees no start page of a stranger, in the chosen colours @phone", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request, { name: "Harbour <Show>" })
  await openWelcome(page, await addJudge(request, event.id, "Ann O'Neil"))
  await page.evaluate(() => localStorage.setItem("rosette.color-scheme", "dark"))
  const letThrough = await holdScripts(page)
  await page.goto("/", { waitUntil: "commit" })
  await expect(page.getByText("Every winner is clear.")).toBeHidden()
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark")
  letThrough(ALL)
  await expect(page.getByText("You are on the judge panel of Harbour <Show>.")).toBeVisible()
  await page.getByRole("link", { name: "Continue judging" }).click()
  await expect(page).toHaveURL("/judge")
})

test("what was typed is not in the field again after a reload @desktop", async ({ page }) => {
  await page.goto("/judge-login")
  await codeField(page).fill("ABCDEF")
  await page.reload()
  await expect(codeField(page)).toBeEnabled()
  await expect(codeField(page)).toHaveValue("")
  await expect(enter(page)).toBeDisabled()
})

test("the code of a card's link leaves the address, and another card's link replaces it @phone", async ({ page }) => {
  await page.goto("/judge-login#code=firstone")
  await expect(codeField(page)).toHaveValue("FIRSTONE")
  await page.evaluate(() => {
    location.hash = "code=secondone"
  })
  await expect(codeField(page)).toHaveValue("SECONDONE")
  expect(await page.evaluate(() => window.location.href)).not.toMatch(/code/)
})

/** How many scripts have come when somebody taps: from none to all that the form needs, which are twenty. */
const MOMENTS = Array.from({ length: 12 }, (_, at) => 2 * at)

test("at twelve moments of loading, a code that is typed and a tap on the button count once @phone", async ({
  newDevice,
  request,
}) => {
  test.slow()
  const event = await prepareEvent(request)
  const { accessCode, name } = await addJudge(request, event.id, "Ann")
  for (const scripts of MOMENTS) {
    await test.step(`after ${scripts} scripts`, async () => {
      const device = await newDevice()
      const page = await device.newPage()
      const sent = signInsOf(page)
      const letThrough = await holdScripts(page)
      await page.goto("/judge-login", { waitUntil: "commit" })
      letThrough(scripts)
      // A person taps where the button is, whether it takes taps or not, and goes on as soon as the field takes letters.
      const place = await enter(page).boundingBox()
      if (place) await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
      const person = codeField(page)
        .fill(accessCode)
        .then(() => enter(page).tap())
      letThrough(ALL)
      await person
      await expect(page.getByRole("heading", { name: `Welcome, ${name}!` })).toBeVisible()
      expect(sent).toEqual([JSON.stringify({ 0: { accessCode } })])
      await device.close()
    })
  }
})
