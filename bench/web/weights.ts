import type { Page } from "@playwright/test"
import { signIn, withPhone } from "./browser.ts"

/** Transferred kilobytes (of 1,000 bytes) of one screen, from an empty cache; `data` includes the page itself. */
export type Weight = { path: string; script: number; style: number; image: number; data: number; files: number }

const PUBLIC = ["/", "/judge-login", "/organizer", "/create-event", "/master-admin-login", "/terms"]
const OF_JUDGES = ["/judge/welcome", "/judge"]

export function weighRoutes(baseURL: string): Promise<Weight[]> {
  return withPhone(baseURL, async (context) => {
    const page = await context.newPage()
    const weights: Weight[] = []
    for (const path of PUBLIC) weights.push(await weigh(page, path))
    await signIn(page)
    for (const path of OF_JUDGES) weights.push(await weigh(page, path))
    return weights
  })
}

const KINDS: Record<string, "script" | "style" | "image"> = {
  Script: "script",
  Stylesheet: "style",
  Image: "image",
}

async function weigh(page: Page, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.clearBrowserCache")
  const weight: Weight = { path, script: 0, style: 0, image: 0, data: 0, files: 0 }
  const kinds = new Map<string, string | undefined>()
  session.on("Network.requestWillBeSent", ({ requestId, type }) => void kinds.set(requestId, type))
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight.files += 1
    weight[KINDS[kinds.get(requestId) ?? ""] ?? "data"] += encodedDataLength / 1_000
  })
  await page.goto(path)
  // A live stream never ends, so the network is never idle on a judge's screen: wait for the heading instead.
  await page.getByRole("heading").first().waitFor()
  await page.waitForLoadState("load")
  // The scripts are requested after the first paint.
  await page.waitForFunction(() => !document.querySelector("#early-page"))
  await session.detach()
  return weight
}
