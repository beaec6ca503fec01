import { type BrowserContext, expect, type Page } from "@playwright/test"
import type { RunningServer } from "../fixtures/server-process.ts"
import type { WeakConnection } from "../fixtures/weak-connection.ts"

const KINDS = ["cut", "cut", "good", "good", "loses-answers", "reload", "reload", "close"] as const

/** A judge's phone whose connection is cut, whose page is reloaded or closed, and whose server is killed, at random. */
export async function openDisturbedPhone(
  context: BrowserContext,
  connection: WeakConnection,
  server: Pick<RunningServer, "stop" | "restart">,
  random: () => number,
) {
  let page = await context.newPage()
  let disturbances = 0
  const openAgain = async (at: string) => {
    const next = await context.newPage()
    await page.close()
    page = next
    await page.goto(at)
    await page.getByRole("slider").first().waitFor()
  }
  return {
    page: (): Page => page,
    disturbances: () => disturbances,
    async disturb(): Promise<void> {
      disturbances += 1
      const kind = KINDS[Math.floor(random() * KINDS.length)] ?? "cut"
      if (kind === "reload") {
        await page.reload()
        await page.getByRole("slider").first().waitFor()
      } else if (kind === "close") await openAgain(page.url())
      else connection.setMode(kind)
    },
    async restartServer(): Promise<void> {
      disturbances += 1
      await server.stop("SIGKILL")
      await server.restart()
    },
    /** From now on the server saves, but its answers to saves are lost. */
    loseAnswers(): void {
      connection.setMode("loses-answers")
    },
    heal(): void {
      connection.setMode("good")
    },
  }
}

/**
 * Shows an entry without loading a page from the server, as the entry list does. Two seconds after a submit the page goes on to the
 * next entry, perhaps in this moment: then the entry is chosen again.
 */
export async function openEntry(page: Page, entryId: number, name: string): Promise<void> {
  await expect(async () => {
    await page.evaluate((id) => history.replaceState(null, "", `/judge?entry=${id}`), entryId)
    await page.getByRole("article", { name: `Score sheet of ${name}` }).waitFor({ timeout: 5_000 })
  }).toPass()
}
