import type { Locator } from "@playwright/test"
import { expect, test } from "../fixtures/server.ts"
import { preparePanel, sliderOf, typePoints } from "../pages/judging.ts"
import { openDashboard, openJudging } from "../pages/signed-in.ts"

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } })

/** What is drawn at the place of an element, as bytes of an image. */
const drawn = (at: Locator) => at.screenshot({ animations: "disabled", caret: "hide" })

/** A part of an element's width, as shares of it. */
async function part(of: Locator, from: number, to: number): Promise<Buffer> {
  const box = await of.boundingBox()
  if (!box) throw new Error("It is not on the screen")
  const { x, y, width, height } = box
  return of.page().screenshot({ clip: { x: x + from * width, y, width: (to - from) * width, height } })
}

test("with forced colors the points, the open tab and what is chosen can be seen @desktop", async ({
  page,
  request,
}) => {
  const { event, judge } = await preparePanel(request)
  await test.step("the points of a slider", async () => {
    await openJudging(page, judge)
    const slider = sliderOf(page, "Paint")
    const empty = await part(slider, 0.3, 0.5)
    await typePoints(page, "Paint", 24)
    expect((await part(slider, 0.3, 0.5)).equals(empty), "the part of the track before the thumb").toBe(false)
  })

  await test.step("the open tab, and a switch", async () => {
    await openDashboard(page, event)
    const tab = page.getByRole("tab", { name: "Awards" })
    const line = async () => {
      const box = await tab.boundingBox()
      if (!box) throw new Error("There is no tab")
      return page.screenshot({ clip: { x: box.x + 8, y: box.y + box.height - 4, width: 16, height: 3 } })
    }
    const closed = await line()
    await tab.click()
    await page.mouse.move(0, 0)
    expect((await line()).equals(closed), "the line below the open tab").toBe(false)
    await page.getByRole("tab", { name: "Overview" }).click()
    const byName = page.getByRole("switch", { name: "Judges may sign in by name" })
    const track = byName.locator("xpath=following-sibling::*[1]")
    await expect(byName).toBeChecked()
    const on = await drawn(track)
    await byName.focus()
    await page.keyboard.press("Space")
    await expect(byName).not.toBeChecked()
    expect((await drawn(track)).equals(on), "a switch that is on").toBe(false)
  })
})
