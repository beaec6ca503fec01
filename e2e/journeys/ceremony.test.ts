import type { APIRequestContext, Locator, Page } from "@playwright/test"
import { expectAccessible, expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { openWeakConnection } from "../fixtures/weak-connection.ts"
import { apiOf } from "../pages/client-of.ts"
import {
  addAward,
  addEntry,
  addJudge,
  criteriaOf,
  type PreparedEvent,
  prepareEvent,
  saveSheet,
} from "../pages/prepared-event.ts"
import { openDashboard } from "../pages/signed-in.ts"

/** From the winner down. No name may be readable before it is announced. */
const CARS = [
  { entryName: "Blue Comet", ownerParticipant: "Mia Berg", votingId: "A1" },
  { entryName: "Desert Fox", ownerParticipant: "Jon Holt", votingId: "A2" },
  { entryName: "Silver Arrow", ownerParticipant: "Ida Ruiz", votingId: "A3" },
]
const POINTS = [
  [25, 10],
  [20, 8],
  [15, 6],
]

/** Three judged entries, and an award by one criterion: one by the overall ranking would be announced with its winner's place. */
async function judgedShow(request: APIRequestContext): Promise<PreparedEvent> {
  const event = await prepareEvent(request)
  const criteria = await criteriaOf(request, event.id)
  const judge = await addJudge(request, event.id, "Kim")
  const award = await addAward(request, event.id, {
    name: "Best of Show",
    priority: 1,
    basis: "criterion",
    basisId: criteria[0]?.id ?? 0,
  })
  for (const [index, car] of CARS.entries()) {
    const entry = await addEntry(request, event.id, car)
    const scores = criteria.map(({ id }, at) => ({ criterionId: id, points: POINTS[index]?.[at] ?? 0 }))
    await saveSheet(request, judge, { entryId: entry.id, scores, isSubmitted: true })
    if (index > 0) continue
    await apiOf(request).awards.assign.mutate({ awardId: award.id, entryId: entry.id })
  }
  return event
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()

/** Presses a button, and the button of the same name in the question that follows. */
async function pressAndAnswer(page: Page, name: string): Promise<void> {
  await press(page, name)
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

/** Opens the dialog and returns the address of the link that it creates. */
async function stageLink(page: Page): Promise<string> {
  await press(page, "Run the ceremony…")
  await press(page, "Make a stage link")
  return (await page.getByRole("link", { name: "Open the stage" }).getAttribute("href")) ?? ""
}

async function publicLink(page: Page): Promise<string> {
  await press(page, "Public page…")
  await page.getByRole("radio", { name: "Winners", exact: true }).check()
  await page.getByRole("radio", { name: /^As announced on stage/ }).check()
  await press(page, "Save")
  const link = await page.getByRole("link", { name: /\/r\// }).getAttribute("href")
  return new URL(link ?? "").pathname
}

/** Searches everything sent to a page, and everything the public can read, for names that are not announced yet. */
function watchBytes(stage: Page, request: APIRequestContext, publicPath: () => string) {
  const bodies: Promise<string>[] = []
  const said = new Set<string>()
  // An interrupted request has no body.
  stage.on("response", (response) => bodies.push(response.text().catch(() => "")))
  return {
    say: (car: number) => said.add(CARS[car]?.entryName ?? ""),
    async expectSilence() {
      for (const path of [publicPath(), `${publicPath()}.json`]) bodies.push((await request.get(path)).text())
      const everything = (await Promise.all(bodies)).join("\n")
      for (const { entryName, ownerParticipant } of CARS) {
        if (said.has(entryName)) continue
        expect(everything, `${entryName} before its announcement`).not.toContain(entryName)
        expect(everything, `${ownerParticipant} before its announcement`).not.toContain(ownerParticipant)
      }
    },
  }
}

/** A name has a tenth of the screen's height, also while it appears: the animation must not shrink it as if it did not fit. */
async function expectReadableFromAfar(name: Locator): Promise<void> {
  const share = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize) / innerHeight)
  expect(share).toBeGreaterThan(0.1)
}

/** What the stage animates now: each property once. */
const animatedOn = (stage: Page): Promise<string[]> =>
  stage.evaluate(() => {
    const ofKeyframes = ["offset", "computedOffset", "easing", "composite"]
    const animated = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe).filter((name) => !ofKeyframes.includes(name)))
    return [...new Set(animated)].sort()
  })

/** A reveal moves only what needs neither layout nor paint, so that a slow laptop keeps up; under reduced motion it is a cut. */
async function expectLightMotion(stage: Page): Promise<void> {
  expect(await animatedOn(stage)).toEqual(["opacity", "transform"])
  await stage.emulateMedia({ reducedMotion: "reduce" })
  expect(await animatedOn(stage)).toEqual([])
  await stage.emulateMedia({ reducedMotion: "no-preference" })
}

test("a ceremony, from the review to the amendment, names no winner before the announcement @desktop", async ({
  page,
  request,
  browser,
  server,
  newDevice,
  noise,
}) => {
  noise.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  const event = await judgedShow(request)
  await openDashboard(page, event, "results")
  await pressAndAnswer(page, "Review results")
  await pressAndAnswer(page, "Publish results")

  const publicPath = await publicLink(page)
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  const stagePath = await stageLink(page)
  const connection = await openWeakConnection(server.baseURL)
  const hall = await browser.newContext({
    baseURL: connection.baseURL,
    viewport: { width: 1280, height: 720 },
    // As on a projector: winners appear with an animation.
    reducedMotion: "no-preference",
  })
  const stage = await hall.newPage()
  const bytes = watchBytes(stage, request, () => publicPath)
  await stage.goto(stagePath)
  const shows = (heading: string) => expect(stage.getByRole("heading", { level: 1, name: heading })).toBeVisible()
  /** The name of the winner, which may stand on the podium too. */
  const named = (name: string) => stage.locator("[data-shows=winners]").getByText(name)
  await shows("Harbour Show")
  await page.getByRole("link", { name: "Open the announcer’s screen" }).click()
  await press(page, "Next")
  await shows("Best of Show")
  // The stage may know it before the announcer has the answer; until then the button is faded.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
  await expectAccessibleInBoth(page)
  await bytes.expectSilence()

  await test.step("a winner has left: the award goes to the next by its rules", async () => {
    await press(page, "Skip (winner has left)")
    await press(page, "Hand the award on")
    await expect(page.getByText("A1 · Blue Comet · Mia Berg has left.")).toBeVisible()
    await bytes.expectSilence()
    bytes.say(1)
    await press(page, "Reveal")
    await expect(named("Desert Fox")).toBeVisible()
    await expectReadableFromAfar(named("Desert Fox"))
    await expectAccessible(stage)
    await bytes.expectSilence()
  })

  await test.step("a stage without a network keeps its line, and catches up afterwards", async () => {
    await page.keyboard.press("ArrowRight")
    await shows("Third place")
    // The stage may get a step before its announcer; a key pressed until then repeats the first press.
    await expect(page.getByRole("heading", { level: 2, name: /^Third place/ })).toBeVisible()
    connection.setMode("cut")
    bytes.say(2)
    await page.keyboard.press("ArrowRight")
    await expect(page.getByText("Revealed", { exact: true })).toBeVisible()
    await expect(named("Silver Arrow")).toBeHidden()
    await shows("Third place")
    connection.setMode("good")
    await expect(named("Silver Arrow")).toBeVisible()
    await bytes.expectSilence()
  })

  await test.step("after the server was killed the ceremony continues at the same line", async () => {
    await server.stop("SIGKILL")
    await expect(page.getByRole("button", { name: "Reconnecting…", exact: true })).toBeVisible()
    await expect(named("Silver Arrow")).toBeVisible()
    await server.restart()
    await expect(page.getByRole("button", { name: "Live", exact: true })).toBeVisible()
    await stage.reload()
    await expect(named("Silver Arrow")).toBeVisible()
    // The audience has seen the reveal.
    expect(await animatedOn(stage)).toEqual([])
    await bytes.expectSilence()
  })

  await test.step("a third announcer joins later and takes over", async () => {
    const late = await (await newDevice()).newPage()
    await openDashboard(late, event)
    await late.goto("/organizer-ceremony")
    await expect(late.getByText("Olga Brandt leads the ceremony")).toBeVisible()
    await pressAndAnswer(late, "Take over")
    await press(late, "Next")
    await shows("Second place")
    await expect(page.getByText("Olga Brandt leads the ceremony")).toBeVisible()
    await bytes.expectSilence()
    await press(late, "Reveal")
    await expect(named("Desert Fox")).toBeVisible()
    await press(late, "Next")
    await shows("Overall Winner")
    await bytes.expectSilence()
    bytes.say(0)
    await press(late, "Reveal")
    await expect(named("Blue Comet")).toBeVisible()
    await expectLightMotion(stage)
    await press(late, "Next")
  })

  await test.step("after the last line the change is published as an amendment", async () => {
    await shows("Harbour Show")
    await expect(stage.getByText(/^Version 2 · /)).toBeVisible()
    await expect(page.getByText("Version 2 of the results is published.")).toBeVisible()
    const read = await (await request.get(`${publicPath}.json`)).json()
    expect(read.results.amendment.reason).toBe("Winners who had left")
    expect(read.winners[0].entries[0].entryName).toBe("Desert Fox")
  })

  await test.step("a winner copies the link to their page", async () => {
    await page.goto(`${publicPath.replace("/r/", "/e/")}/A2`)
    await press(page, "Copy link")
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible()
    await expect(page.getByText("Link to this page")).toBeHidden()
    await expectAccessibleInBoth(page)
  })
  await hall.close()
  await connection.close()
})
