import type { Page } from "@playwright/test"
import { expectAccessibleInBoth } from "../fixtures/accessibility.ts"
import { expect, test } from "../fixtures/server.ts"
import { overflowing, pageSizes, sheetTexts } from "../pages/paper.ts"
import { photoOf } from "../pages/photo.ts"
import { HARD_NAMES, JUDGE, publishedShow, SECRET_OWNER } from "../pages/published-show.ts"
import { openDashboard } from "../pages/signed-in.ts"

const A4 = { width: 210, height: 297 }
const LETTER = { width: 216, height: 279 }
const SIZES = { A4, Letter: LETTER }
type SizeName = keyof typeof SIZES

const choose = (page: Page, kind: string) => page.getByRole("radio", { name: kind, exact: true }).check()

/** Prints the selection and returns the text of each page. Everything must be inside its page, with the version. */
async function printed(page: Page, size: SizeName, version: number, isLandscape = false): Promise<string[]> {
  const paper = page.getByRole("radiogroup", { name: "Paper", exact: true })
  await paper.getByText(size, { exact: true }).click()
  await expect(page.locator("[data-sheet]").first()).toHaveAttribute("data-sheet", new RegExp(`^${size}`, "i"))
  await page.emulateMedia({ media: "print" })
  const texts = await sheetTexts(page)
  expect(await overflowing(page)).toEqual([])
  for (const text of texts) expect(text).toMatch(new RegExp(`Version ${version} · [0-9a-f]{8}`))
  const { width, height } = SIZES[size]
  const expected = isLandscape ? { width: height, height: width } : { width, height }
  const sizes = pageSizes(await page.pdf({ preferCSSPageSize: true }))
  expect(sizes).toEqual(texts.map(() => expected))
  await page.emulateMedia({ media: "screen" })
  return texts
}

test("certificates of each version, lists, placards and owners' pages are printed, each page complete and with its version @desktop", async ({
  page,
  request,
}) => {
  const { event, count } = await publishedShow(request, "27th")
  await openDashboard(page, event, "results")
  await page.getByRole("button", { name: "More", exact: true }).click()
  await page.getByRole("link", { name: "Print papers" }).click()
  await expect(page.locator("[data-sheet]").first()).toBeVisible()

  await test.step("certificates of 40 winners, of the places, and of one", async () => {
    expect(await printed(page, "A4", 3, true)).toHaveLength(40)
    for (const [version, size, winners] of [
      [2, "Letter", 4],
      [1, "A4", 1],
    ] as const) {
      await page.getByLabel("Version").selectOption(`Version ${version}`)
      await expect(page.getByText(`Version ${version} is not the last one`)).toBeVisible()
      await expect(page.locator("[data-sheet]")).toHaveCount(winners)
      expect((await printed(page, size, version, true)).join()).toContain(HARD_NAMES.short)
    }
    await expectAccessibleInBoth(page)
  })

  await test.step("with a logo that stays on this device", async () => {
    const sent: string[] = []
    page.on("request", (one) => sent.push(one.method()))
    const file = page.getByLabel("Choose a logo")
    await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") })
    await expect(page.getByText("This file is not a picture that the browser can show.")).toBeVisible()
    await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: photoOf("#1f4fbf", 40, 20) })
    await expect(page.locator("[data-sheet] img")).toHaveCount(1)
    await page.getByLabel("Under the first signature").fill(HARD_NAMES.long.slice(0, 60))
    expect((await printed(page, "A4", 1, true))[0]).toContain(HARD_NAMES.long.slice(0, 60))
    await page.getByText("Pre-printed", { exact: true }).click()
    await expect(page.locator("[data-sheet]").locator("img, svg")).toHaveCount(0)
    expect(sent).not.toContain("POST")
  })

  await page.getByLabel("Version").selectOption("Version 3 (last)")
  await test.step("placards and the full ranking contain no hidden names", async () => {
    for (const kind of ["Placards", "Full ranking"]) {
      await choose(page, kind)
      for (const size of ["A4", "Letter"] as const) {
        const texts = await printed(page, size, 3)
        expect(texts.length).toBeGreaterThan(1)
        const words = texts.join()
        expect(words).toContain("Entry 6")
        expect(words).toContain(HARD_NAMES.quiet)
        const bytes = await page.content()
        expect(bytes).not.toContain(HARD_NAMES.secret)
        expect(bytes).not.toContain(SECRET_OWNER)
      }
    }
  })

  await test.step("all winners for the announcer on one page", async () => {
    await choose(page, "Winners for the announcer")
    for (const size of ["A4", "Letter"] as const) {
      const [winners = "", ...further] = await printed(page, size, 3)
      expect(further).toEqual([])
      expect(winners).toContain("Do not say the owner.")
    }
  })

  await test.step("a page for each owner, more pages for long comments, without the judges' names", async () => {
    await choose(page, "Owners’ pages")
    for (const size of ["A4", "Letter"] as const) {
      const texts = await printed(page, size, 3)
      expect(texts.filter((text) => text.includes("What the judges wrote"))).toHaveLength(count)
      expect(texts.length).toBeGreaterThan(count)
      expect(texts.join()).not.toContain(JUDGE)
    }
  })
})
