import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { collectShifts, expectSameScreen, expectTakenOver, holdScripts } from "../pages/early-page.ts"
import { addEntry, addJudge, prepareEvent, updateEntry } from "../pages/prepared-event.ts"
import { openJudging, openWelcome } from "../pages/signed-in.ts"

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
  const places = await Promise.all([exit.boundingBox(), page.getByRole("button", { name: /^Colors/ }).boundingBox()])
  release()
  await expect(page.getByRole("slider").first()).toBeVisible()
  expect(
    await Promise.all([exit.boundingBox(), page.getByRole("button", { name: /^Colors/ }).boundingBox()]),
    "the controls stay where they are",
  ).toEqual(places)
})

/** The texts of a sheet's head and of its facts, and their places. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const head = document.querySelector("article h2")?.parentElement?.parentElement
    // On a phone the facts are a button once the app runs.
    const facts = head?.nextElementSibling?.querySelector(":scope > span")
    return [head, ...(head?.querySelectorAll("h2, p, b, a") ?? []), facts].map((part) => {
      const { x, y, width, height } = part?.getBoundingClientRect() ?? {}
      return [part?.textContent, x, y, width, height]
    })
  })

test("a device that knows its sheets shows the first one's head before the scripts, and the app takes its place", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request)
  const entry = { description: "Farm truck in forest green, with an oak bed by its owner, and a straight six" }
  await addEntry(request, event.id, {
    ...entry,
    entryName: "<b>Blue</b> Truck",
    votingId: "A1",
    ownerParticipant: "Kim",
  })
  await openJudging(page, await addJudge(request, event.id, "Ann"))
  await page.getByRole("button", { name: "One point more for Paint" }).click()
  // What waits is sent after a reload, and said in a line that changes.
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  await collectShifts(page)
  const asked: string[] = []
  page.on("request", (one) => void (one.url().includes("judge.workspace") && asked.push(one.url())))
  const release = await holdScripts(page)
  await page.goto("/judge", { waitUntil: "domcontentloaded" })
  await expect(page.locator("#early-page").getByRole("heading", { name: "<b>Blue</b> Truck" })).toBeVisible()
  await expect(page.getByText("1 / 35")).toBeVisible()
  await expect(page.getByText("Position 1 of 1")).toBeVisible()
  const before = await headOf(page)
  expect(before).toHaveLength(6)
  release()
  await expectTakenOver(page)
  await expect(page.getByRole("slider").first()).toBeVisible()
  expect(await headOf(page)).toEqual(before)
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([])
  await expect.poll(() => asked).toHaveLength(1)
})

test("what the organizer has changed meanwhile replaces what the device knew @phone", async ({ page, request }) => {
  const event = await prepareEvent(request)
  const entry = await addEntry(request, event.id, { entryName: "Blue Truck", votingId: "A1", ownerParticipant: "Kim" })
  await openJudging(page, await addJudge(request, event.id, "Ann"))
  await page.goto("about:blank")
  await updateEntry(request, entry.id, { entryName: "Green Truck" })
  const release = await holdScripts(page)
  await page.goto("/judge", { waitUntil: "domcontentloaded" })
  await expect(page.getByRole("heading", { name: "Blue Truck" })).toBeVisible()
  release()
  await expect(page.getByRole("heading", { name: "Green Truck" })).toBeVisible()
})

test("a server that accepts and never answers leaves the sheet of the device, which can be scored @phone", async ({
  page,
  request,
}) => {
  const event = await prepareEvent(request)
  await addEntry(request, event.id, { entryName: "Blue Truck", votingId: "A1", ownerParticipant: "Kim" })
  await openJudging(page, await addJudge(request, event.id, "Ann"))
  await page.route("**/trpc/**", () => new Promise(() => undefined))
  await page.goto("/judge")
  await expectTakenOver(page)
  await page.getByRole("button", { name: "One point more for Paint" }).tap()
  await expect(page.getByText("1 / 35")).toBeVisible()
})

test("a session that has ended shows the sheet of the device, and says so @phone", async ({ page, request, noise }) => {
  noise.expect(/status of 401/)
  const event = await prepareEvent(request)
  await addEntry(request, event.id, { entryName: "Blue Truck", votingId: "A1", ownerParticipant: "Kim" })
  const judge = await addJudge(request, event.id, "Ann")
  await openJudging(page, judge)
  await page.goto("about:blank")
  await request.patch(`/api/judges/${judge.id}/regenerate-code`)
  await page.goto("/judge")
  await expect(page.getByRole("heading", { name: "Blue Truck" })).toBeVisible()
  await expectTakenOver(page)
  await expect(page.getByText(/sign(ed)? (in|out)/i).first()).toBeVisible()
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
