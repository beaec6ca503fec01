import puppeteer from "puppeteer-core"
import type { Engine, KeyName } from "./engine.ts"

/** Firefox reports the stream of a page that is left as an error. */
const LEFT_STREAM = /\.live\?\S* was interrupted while the page was loading/

/** Firefox, driven over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { "intl.accept_languages": "en-US" },
  })
  const page = await browser.newPage()
  const heard: string[] = []
  page.on("console", (message) => {
    const type = message.type()
    if (type === "error" || type === "warn") heard.push(`${type}: ${message.text()}`)
  })
  page.on("pageerror", (error) => {
    if (!LEFT_STREAM.test(String(error))) heard.push(`uncaught: ${String(error)}`)
  })
  return {
    name: "firefox",
    open: async (address) => {
      await page.goto(address, { waitUntil: "load" })
    },
    // Puppeteer's type also allows element handles, which the journeys do not use.
    run: (script, ...args) => page.evaluate(script as (...given: unknown[]) => never, ...args),
    async drag([first, ...others]) {
      if (!first) return
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 })
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    press: (key: KeyName) => page.keyboard.press(key),
    async choose(selector, file) {
      const input = await page.$(selector)
      if (!input) throw new Error(`There is no ${selector}`)
      await (await input.toElement("input")).uploadFile(file)
    },
    complaints: () => heard,
    close: () => browser.close(),
  }
}
