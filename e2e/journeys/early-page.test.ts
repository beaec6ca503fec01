import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { expectSameScreen, expectTakenOver, holdScripts } from "../pages/early-page.ts"
import { addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openWelcome } from "../pages/signed-in.ts"

const WAYS_IN = [
  ["Judge an Event", "/judge-login"],
  ["Create Contest", "/create-event"],
  ["Organizer Login", "/organizer"],
  ["Sign in with name and passcode", "/access"],
] as const

test("without JavaScript the start page has its headline and leads to every sign-in @phone", async ({ newDevice }) => {
  const page = await (await newDevice({ javaScriptEnabled: false })).newPage()
  await page.goto("/")
  await expect(page.getByText("Every winner is clear.")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name: "Contest judging" })).toHaveCount(1)
  for (const [name, href] of WAYS_IN)
    await expect(page.getByRole("link", { name }).first()).toHaveAttribute("href", href)
  await expect(page.getByRole("button"), "no button that does nothing").toHaveCount(0)
  await expect(page.getByText(/Welcome back|See a live demo/)).toHaveCount(0)
  await page.getByRole("link", { name: "Judge an Event" }).click()
  await expect(page).toHaveURL("/judge-login")
})

/** Opens the start page, and expects the app to take its place without a change. */
const expectSameStart = (page: Page, look: () => Promise<unknown>) => {
  const link = page.getByRole("link", { name: "Organizer Login" })
  return expectSameScreen(page, "/", {
    look,
    act: () => link.focus(),
    check: () => expect(link, "the focus stays where it is").toBeFocused(),
    leastElements: 50,
  })
}

test("the start page is painted before its scripts, and the app takes its place without a change @phone", async ({
  page,
}) => {
  await expectSameStart(page, () => expect(page.getByText("Every winner is clear.")).toBeVisible())
  await page.evaluate(() => {
    document.documentElement.dataset.document = "first"
  })
  await page.getByRole("button", { name: /Change to light/ }).click()
  await page.getByRole("link", { name: "Judge an Event" }).click()
  await expect(page.getByLabel("Judge Access Code")).toBeVisible()
  await expect(page.locator("html"), "in the same document").toHaveAttribute("data-document", "first")
})

test("the sheet on the start page is filled once: the app does not start again what has moved @desktop", async ({
  newDevice,
}) => {
  const page = await (await newDevice({ reducedMotion: "no-preference" })).newPage()
  const states = () => page.evaluate(() => document.getAnimations().map(({ playState }) => playState))
  const release = await holdScripts(page)
  await page.goto("/", { waitUntil: "domcontentloaded" })
  const moved = ["finished", "finished", "finished", "finished", "finished"]
  await expect.poll(states).toEqual(moved)
  release()
  await expectTakenOver(page)
  expect(await states()).toEqual(moved)
})

test("a judge who is signed in finds the way back at once, in the chosen colours @phone", async ({ page, request }) => {
  const event = await prepareEvent(request, { name: "Harbour <Show>" })
  await openWelcome(page, await addJudge(request, event.id, "Ann {judge} O'Neil"))
  await page.evaluate(() => localStorage.setItem("rosette.color-scheme", "dark"))
  await expectSameStart(page, async () => {
    await expect(page.getByText("Welcome back, Ann {judge} O'Neil")).toBeVisible()
    await expect(page.getByText("You are on the judge panel of Harbour <Show>.")).toBeVisible()
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark")
  })
  await page.getByRole("link", { name: "Continue judging" }).click()
  await expect(page).toHaveURL("/judge")
})
