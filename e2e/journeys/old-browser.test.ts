import type { Page } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import {
  expectLazyPartsLoaded,
  preparePanel,
  shownEntry,
  sliderOf,
  submitWithTerms,
  typeOnSlider,
  typePoints,
} from "../pages/judging.ts"
import { expectNotice } from "../pages/notice.ts"
import { signInAsJudge } from "../pages/sign-in.ts"

/** Takes away what neither Safari 15.6 (iOS 15.8) nor Chrome 109 has, before any script of a page runs. */
const takeAwayWhatIsNew = (page: Page) =>
  page.addInitScript(() => {
    const without = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    without(Array.prototype, "toSorted", "toReversed", "toSpliced", "with")
    without(Array, "fromAsync")
    without(Object, "groupBy")
    without(Map, "groupBy")
    without(Promise, "withResolvers", "try")
    without(AbortSignal, "timeout", "any")
    without(String.prototype, "isWellFormed", "toWellFormed")
    without(URL, "canParse", "parse")
    without(Set.prototype, "union", "intersection", "difference", "symmetricDifference", "isSubsetOf")
    without(globalThis, "Iterator", "scheduler", "navigation", "requestIdleCallback", "CookieStore", "cookieStore")
    without(Element.prototype, "checkVisibility", "setHTMLUnsafe", "togglePopover", "showPopover", "hidePopover")
    without(Document.prototype, "startViewTransition")
    without(HTMLFormElement.prototype, "requestSubmit")
    without(Navigator.prototype, "userAgentData")
    without(ServiceWorkerRegistration.prototype, "sync")
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
    without(
      iterators,
      "map",
      "filter",
      "take",
      "drop",
      "flatMap",
      "toArray",
      "forEach",
      "some",
      "every",
      "find",
      "reduce",
    )
  })

test("a judge's day on a phone of 2015: everything that newer browsers have is missing @phone", async ({
  page,
  request,
  context,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/)
  const { judge } = await preparePanel(request)
  const judged = (count: number) => page.getByRole("region", { name: "Event" }).getByText(`${count} of 3`)
  await takeAwayWhatIsNew(page)
  await signInAsJudge(page, judge)
  await page.getByRole("link", { name: "Start Judging" }).click()
  await typePoints(page, "Paint", 21)
  await page.getByLabel("Judge Comments").fill("Deep shine")
  await expect(page.getByText("Draft saved").first(), "by itself").toBeVisible()
  await page.getByRole("button", { name: "Save as Draft" }).click()
  await expectNotice(page, "Draft saved")
  await page.reload()
  await expect(sliderOf(page, "Paint")).toHaveAttribute("aria-valuenow", "21")
  for (const criterion of ["Bodywork", "Seats"]) await typeOnSlider(page, criterion, 10)
  await submitWithTerms(page)
  await expect(shownEntry(page)).toHaveText("Blue Whale")
  await expect(judged(1)).toBeVisible()

  await expectLazyPartsLoaded(page)
  await context.setOffline(true)
  for (const criterion of ["Paint", "Bodywork", "Seats"]) await typeOnSlider(page, criterion, 7)
  await page.getByRole("button", { name: "Submit Score" }).click()
  await expect(page.getByRole("button", { name: "1 waiting" })).toBeVisible()
  await expect(shownEntry(page)).toHaveText("Green Bolt")
  await context.setOffline(false)
  await expect(page.getByRole("button", { name: "All sent" })).toBeVisible()
  await expect(judged(2)).toBeVisible()
  await page.getByRole("button", { name: "Exit" }).click()
  await expect(page.getByRole("link", { name: "Judge an Event" })).toBeVisible()
})

test("where the app's scripts cannot be read, the page says so, and takes no code @phone", async ({ page, noise }) => {
  noise.expect(/^uncaught: /)
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "export const trimmed = /(?<=/" }),
  )
  await page.goto("/judge-login")
  await expect(page.getByText("Safari from 15.6 (iOS 15.8)")).toBeVisible()
  await expect(page.getByLabel("Judge Access Code")).toBeDisabled()
  await page.goto("/judge")
  await expect(page.getByRole("alert")).toContainText("Rosette cannot start here.")
})
