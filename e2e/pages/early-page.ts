import type { Page } from "@playwright/test"
import { expect } from "../fixtures/server.ts"

/** The browser's smallest unit of layout is 1/64 px; a text in two nodes may be that much wider than in one. */
const SAME_PLACE_PX = 1 / 32

type Painted = { looks: string[]; places: number[] }

/** What is painted: the looks and text of each element of the shown page, and its place. Buttons that need the app appear with it. */
const painted = (page: Page): Promise<Painted> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const shown = document.querySelector("#early-page") ?? document.querySelector("#root")
    const elements = [...(shown?.querySelectorAll("header, header a, main, main *:not(noscript), footer *") ?? [])]
    const looks = elements.map((element) => {
      const style = getComputedStyle(element)
      const { color, backgroundColor, borderColor, fontFamily, fontSize, fontWeight, textDecorationLine } = style
      const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""))
      const colours = [color, backgroundColor, borderColor]
      return [element.tagName, ...colours, fontFamily, fontSize, fontWeight, textDecorationLine, texts.join("")].join(
        " ",
      )
    })
    const places = elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    })
    return { looks, places }
  })

async function expectSamePainted(page: Page, before: Painted): Promise<void> {
  const after = await painted(page)
  expect(after.looks).toEqual(before.looks)
  const moved = after.looks.filter((_looks, at) =>
    [0, 1, 2, 3].some((side) => {
      const was = before.places[4 * at + side] ?? Number.NaN
      return !(Math.abs((after.places[4 * at + side] ?? Number.NaN) - was) <= SAME_PLACE_PX)
    }),
  )
  expect(moved, "elements in another place").toEqual([])
}

/** Holds back the app's scripts. Returns what lets them through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** Waits until the app has taken the place of the HTML. */
export const expectTakenOver = (page: Page) => expect(page.locator("#early-page")).toHaveCount(0)

type Steps = {
  /** What to expect before and after. */
  look: () => Promise<unknown>
  /** What the person does before the app runs, and what has to be so after it. */
  act: () => Promise<unknown>
  check: () => Promise<unknown>
  leastElements: number
}

/** Collects the layout shifts of the pages that are opened next, as `window.shifts`. */
export const collectShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"))
    }).observe({ type: "layout-shift", buffered: true })
  })

/** Opens an address and expects the same to be painted without the app and with it, without a layout shift. */
export async function expectSameScreen(page: Page, address: string, steps: Steps): Promise<void> {
  await collectShifts(page)
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: "domcontentloaded" })
  await steps.look()
  await expect(page.locator("#early-page")).toHaveCount(1)
  await steps.act()
  // A field that is typed into moves its own text.
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            Object.assign(Reflect.get(window, "shifts"), { length: 0 })
            done()
          }),
        ),
      ),
  )
  const before = await painted(page)
  release()
  await expectTakenOver(page)
  await steps.check()
  expect(before.looks.length).toBeGreaterThan(steps.leastElements)
  await expectSamePainted(page, before)
  await steps.look()
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([])
}
