import type { BrowserContext, Page } from "@playwright/test"
import type { RunningServer } from "../fixtures/server-process.ts"
import type { WeakLine } from "../fixtures/weak-line.ts"

const KINDS = ["cut", "cut", "good", "good", "loses-answers", "reload", "reload", "close"] as const

/** A judge's phone whose line is cut, whose page is reloaded or closed, and whose server is killed, as chance has it. */
export async function openPhoneInAField(
  context: BrowserContext,
  line: WeakLine,
  server: Pick<RunningServer, "stop" | "restart">,
  random: () => number,
) {
  let page = await context.newPage()
  let mode: "cut" | "good" | "loses-answers" = "good"
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
    isOnGoodLine: () => mode === "good",
    disturbances: () => disturbances,
    async disturb(): Promise<void> {
      disturbances += 1
      const kind = KINDS[Math.floor(random() * KINDS.length)] ?? "cut"
      if (kind === "reload") {
        await page.reload()
        await page.getByRole("slider").first().waitFor()
      } else if (kind === "close") await openAgain(page.url())
      else {
        mode = kind
        line.setMode(kind)
      }
    },
    async restartServer(): Promise<void> {
      disturbances += 1
      await server.stop("SIGKILL")
      await server.restart()
    },
    /** From now on the server saves, and its answers to that do not come. */
    loseAnswers(): void {
      mode = "loses-answers"
      line.setMode("loses-answers")
    },
    heal(): void {
      mode = "good"
      line.setMode("good")
    },
  }
}

/** Puts an entry on the desk without asking the server for a page, as the entry list does. */
export async function openEntry(page: Page, entryId: number, name: string): Promise<void> {
  await page.evaluate((id) => history.replaceState(null, "", `/judge?entry=${id}`), entryId)
  await page.getByRole("article", { name: `Score sheet of ${name}` }).waitFor()
}
