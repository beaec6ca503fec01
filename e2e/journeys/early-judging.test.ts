import { expect, test } from "../fixtures/server.ts"
import { expectSameScreen, expectTakenOver, holdScripts } from "../pages/early-page.ts"
import { addEntry, addJudge, prepareEvent } from "../pages/prepared-event.ts"
import { openWelcome } from "../pages/signed-in.ts"

test("judging has its frame before its scripts, and the app takes its place without a change", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request, { name: "Harbour <Show>" })
  await addEntry(request, event.id, { entryName: "Blue Truck", ownerParticipant: "Kim", votingId: "A1" })
  // The sheets are held back too, so that the app shows the same and the device has none of its own.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/trpc/judge.workspace?**", async (route) => {
    await isReleased
    // The request of the welcome screen ended with that screen.
    await route.continue().catch(() => undefined)
  })
  await openWelcome(page, await addJudge(request, event.id, "Ann O'Neil"))
  const exit = page.getByRole("button", { name: "Exit" })
  await expectSameScreen(page, "/judge", {
    look: async () => {
      await expect(page.getByText("Ann O'Neil", { exact: true })).toBeVisible()
      await expect(page.getByText("Loading judging interface...")).toBeVisible()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Judging: Harbour <Show>")
    },
    act: () => expect(exit).toBeHidden(),
    check: () => expect(exit).toBeVisible(),
    leastElements: 15,
  })
  const places = await Promise.all([exit.boundingBox(), page.getByRole("button", { name: /^Colours/ }).boundingBox()])
  release()
  await expect(page.getByRole("slider").first()).toBeVisible()
  expect(
    await Promise.all([exit.boundingBox(), page.getByRole("button", { name: /^Colours/ }).boundingBox()]),
    "the controls stay where they are",
  ).toEqual(places)
})

test("without JavaScript judging says that it needs it @phone", async ({ newDevice }) => {
  const page = await (await newDevice({ javaScriptEnabled: false })).newPage()
  await page.goto("/judge")
  expect(await page.locator("noscript").textContent()).toMatch(/^Rosette needs JavaScript/)
})

test("who is not signed in sees no frame of judging, but the sign-in; Test Mode opens as before @phone", async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto("/judge", { waitUntil: "domcontentloaded" })
  await expectTakenOver(page)
  release()
  await expect(page).toHaveURL("/judge-login")
  await expect(page.getByLabel("Judge Access Code")).toBeVisible()
  await page.goto("/judge?demo")
  await expect(page.getByText("You are currently in Test Mode.")).toBeVisible()
})

test("a card's link that is opened after judging without a sign-in fills in its code @phone", async ({ page }) => {
  await page.goto("/judge")
  await expect(page).toHaveURL("/judge-login")
  const code = page.getByLabel("Judge Access Code")
  await expect(code).toHaveValue("")
  await page.evaluate(() => {
    location.hash = "code=secondone"
  })
  await expect(code).toHaveValue("SECONDONE")
  expect(await page.evaluate(() => window.location.href)).not.toMatch(/code/)
})
