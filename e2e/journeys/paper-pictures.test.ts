import type { Page } from "@playwright/test"
import { setFixedFont } from "../fixtures/fixed-font.ts"
import { expect, test } from "../fixtures/server.ts"
import { expectPicture, still } from "../pages/pictures.ts"
import { HARD_NAMES, type PublishedShow, publishedShow } from "../pages/published-show.ts"
import { openDashboard } from "../pages/signed-in.ts"

type Paper = [kind: string, version: number]

/** Certificates of the versions with 1, 3 and 40 winners. */
const CERTIFICATES: Paper[] = [
  ["Certificates", 1],
  ["Certificates", 2],
  ["Certificates", 3],
]
const LISTS: Paper[] = [
  ["Winners for the announcer", 1],
  ["Winners for the announcer", 2],
  ["Winners for the announcer", 3],
  ["Full ranking", 3],
  ["Placards", 3],
  ["Owners’ pages", 3],
]
const LAST = 3

test.beforeEach(({ context }) => setFixedFont(context))

/** Hides all sheets except one for each name that is hard to print; lists stay complete. */
const keepHardNames = (page: Page): Promise<void> =>
  page.locator("[data-sheet]").evaluateAll((sheets, names) => {
    const chosen = names.map((name) => sheets.find(({ textContent }) => textContent.includes(name)))
    for (const sheet of sheets as HTMLElement[]) sheet.hidden = !chosen.includes(sheet)
  }, Object.values(HARD_NAMES))

/** A screenshot of the sheets that are not hidden, one below the other. */
async function printed(page: Page): Promise<Buffer> {
  const { height = 0 } = (await page.locator(":has(> [data-sheet])").boundingBox()) ?? {}
  const { width = 0 } = (await page.locator("[data-sheet]:not([hidden])").first().boundingBox()) ?? {}
  const clip = { x: 0, y: 0, width: Math.ceil(width), height: Math.ceil(height) }
  return page.screenshot({ fullPage: true, clip, animations: "disabled" })
}

/** Published once on each server: the tests print the same show. */
const shows = new Map<string, Promise<PublishedShow>>()

for (const size of ["A4", "Letter"])
  test(`certificates, lists, placards and owners' pages on ${size} look as before @desktop`, async ({
    page,
    request,
    server,
  }) => {
    const published = shows.get(server.baseURL) ?? publishedShow(request, "29th")
    shows.set(server.baseURL, published)
    await openDashboard(page, (await published).event, "results")
    await page.getByRole("button", { name: "More", exact: true }).click()
    await page.getByRole("link", { name: "Print papers" }).click()
    await page.getByRole("radiogroup", { name: "Paper", exact: true }).getByText(size, { exact: true }).click()
    const first = page.locator("[data-sheet]").first()
    await expect(first).toHaveAttribute("data-sheet", new RegExp(`^${size}`, "i"))
    for (const [kind, version] of [...CERTIFICATES, ...LISTS]) {
      await page.getByLabel("Version").selectOption(version === LAST ? `Version ${LAST} (last)` : `Version ${version}`)
      await page.getByRole("radio", { name: kind, exact: true }).check()
      await expect(first).toContainText(`Version ${version} · `)
      await page.emulateMedia({ media: "print" })
      const name = `${kind.toLowerCase().replaceAll(/[^a-z]+/g, "-")}-${version}-${size.toLowerCase()}`
      await expectPicture(`paper/${name}`, async () => {
        // Each time, because pages that are laid out late are new.
        if (kind !== "Full ranking") await keepHardNames(page)
        await still(page, [{ from: /(?<=^Version \d · )[0-9a-f]{8}$/, to: "00000000" }])
        await expect(first).toContainText(`Version ${version} · 00000000`)
        return printed(page)
      })
      await page.emulateMedia({ media: "screen" })
    }
  })
