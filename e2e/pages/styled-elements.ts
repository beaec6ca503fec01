import type { Page } from "@playwright/test"

/** How many elements each recalculation of styles had, in the browser's own trace, while the work was done. */
export async function elementsStyledDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  const counts: number[] = []
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value as { name?: string; args?: { elementCount?: number } }[])
      if (name === "UpdateLayoutTree" && args?.elementCount) counts.push(args.elementCount)
  })
  const traceConfig = { includedCategories: ["devtools.timeline"] }
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig })
  await work()
  const isComplete = new Promise<void>((done) => session.once("Tracing.tracingComplete", () => done()))
  await session.send("Tracing.end")
  await isComplete
  await session.detach()
  return counts
}
