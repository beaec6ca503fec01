import { writeFile } from "node:fs/promises"
import { type Browser, chromium } from "@playwright/test"
import { greyPicture, type Light, type Look } from "../../apps/web/test/code-picture.ts"
import { expectAccessible } from "../fixtures/accessibility.ts"
import { chromiumOptions } from "../fixtures/chromium.ts"
import { expect, test } from "../fixtures/server.ts"
import { apiOf } from "../pages/client-of.ts"
import { openEntries, preparePanel, shownEntry } from "../pages/judging.ts"
import { openJudging } from "../pages/signed-in.ts"

const [WIDTH, HEIGHT] = [640, 480]

/** A file in which the browser's camera sees this picture: grey, with the colours of no colour. */
async function filmed(file: string, looks: Look[], light?: Light): Promise<void> {
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = [Buffer.from("FRAME\n"), greyPicture(WIDTH, HEIGHT, looks, light), colours]
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...frame, ...frame]),
  )
}

function browserWithCamera(file: string): Promise<Browser> {
  const { args, ...options } = chromiumOptions()
  const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
  return chromium.launch({ ...options, args: [...args, ...camera, `--use-file-for-fake-video-capture=${file}`] })
}

test("the camera opens the sheet of a card that is tilted and half in the shade, and says of another code that it is none", async ({
  request,
  baseURL,
}, testInfo) => {
  const { event, judge, entries } = await preparePanel(request)
  const { organizer } = apiOf(request)
  await organizer.cardsPrinted.mutate({ eventId: event.id, entryIds: entries.map(({ id }) => id) })
  const { cards } = await organizer.cards.query({ eventId: event.id })
  const urlOf = (votingId: string) => cards.find((card) => card.votingId === votingId)?.url ?? ""
  const { viewport } = testInfo.project.use
  const onCamera = async (looks: Look[], light?: Light) => {
    const file = testInfo.outputPath(`camera-${looks.length}.y4m`)
    await filmed(file, looks, light)
    const browser = await browserWithCamera(file)
    const page = await browser.newPage({ baseURL, viewport, serviceWorkers: "block", reducedMotion: "reduce" })
    await openJudging(page, judge)
    await openEntries(page)
    await page.getByRole("button", { name: "Scan" }).click()
    return { browser, page }
  }
  const poster: Look = { text: "https://tickets.example.org/today", at: [320, 240], size: 200 }

  await test.step("a poster is no card: the number opens the sheet", async () => {
    const { browser, page } = await onCamera([poster])
    const dialog = page.getByRole("dialog", { name: "Scan a card" })
    const says = `Not a card of ${event.name}, or a new one: connect once to load it`
    await expect(dialog.getByRole("status")).toHaveText(says)
    await expectAccessible(page, { within: "[role=dialog]" })
    await page.screenshot({ path: testInfo.outputPath("poster.png") })
    await dialog.getByRole("textbox", { name: "Go to number" }).fill("a2")
    await page.keyboard.press("Enter")
    await expect(shownEntry(page)).toHaveText("Blue Whale")
    await expect(dialog).toHaveCount(0)
    await browser.close()
  })

  await test.step("of two cards that in the middle is opened", async () => {
    const aimed = { text: urlOf("A10"), at: [340, 230] as [number, number], size: 190, tilted: 30, turned: -20 }
    const beside = { text: urlOf("A2"), at: [105, 250] as [number, number], size: 150 }
    const { browser, page } = await onCamera([aimed, beside], { shade: 0.4, grain: 20 })
    await expect(shownEntry(page)).toHaveText("Green Bolt")
    await expect(page.getByRole("dialog")).toHaveCount(0)
    await browser.close()
  })
})
