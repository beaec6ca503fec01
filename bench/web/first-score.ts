import { DEMO_JUDGE_CODE, slowCpu, slowNetwork, withPhone } from "./browser.ts"

/** Milliseconds on slow 4G and a slow phone, with an empty cache. */
export type FirstScore = { signInShown: number; judgingShown: number; firstScore: number }

/** From opening the link of a judge's card to the first painted score, for a judge who never hesitates. */
export function timeToFirstScore(baseURL: string): Promise<FirstScore> {
  return withPhone(baseURL, async (context) => {
    const page = await context.newPage()
    await slowNetwork(page)
    await slowCpu(page)
    const startedAt = performance.now()
    const passed = () => performance.now() - startedAt
    await page.goto(`/judge-login#code=${DEMO_JUDGE_CODE}`, { waitUntil: "commit" })
    const enter = page.getByRole("button", { name: "Access Judging Platform" })
    await enter.waitFor()
    const signInShown = passed()
    await enter.tap()
    await page.getByRole("link", { name: "Start Judging" }).tap()
    const slider = page.getByRole("slider", { disabled: false }).first()
    await slider.waitFor()
    const judgingShown = passed()
    const before = await slider.getAttribute("aria-valuenow")
    await page
      .getByRole("button", { name: /^One point (more|less) for/, disabled: false })
      .first()
      .tap()
    await page.waitForFunction(
      ({ from }) =>
        document.querySelector("[role=slider]:not([aria-disabled=true])")?.getAttribute("aria-valuenow") !== from,
      { from: before },
    )
    return { signInShown, judgingShown, firstScore: passed() }
  })
}
