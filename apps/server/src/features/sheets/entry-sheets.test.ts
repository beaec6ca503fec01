import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { letteredPanel } from "../../../test/scenes/lettered-panel.ts"
import type { Show } from "../../../test/scenes/show.ts"

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  const panel = (sheets: Record<string, string>) => letteredPanel(app, sheets)

  /** "2 0 1 of 3": the sheets of each entry, and how many are expected of each. */
  async function sheetsOf({ organizer, eventId, entries }: Show): Promise<string> {
    const found = await organizer.trpc.organizer.entrySheets.query({ eventId })
    const counts = new Map(found.entries.map(({ entryId, submittedSheets }) => [entryId, submittedSheets]))
    return `${entries.map(({ id }) => counts.get(id) ?? 0).join(" ")} of ${found.expectedOfEach}`
  }

  const names = (count: number) => Array.from({ length: count }, (_, index) => `Judge ${index}`)

  it.each([
    [{}, "0 0 0 of 0"],
    [{ Ada: "···", Bob: "ddd" }, "0 0 0 of 2"],
    [{ Ada: "SSd", Bob: "S··", Cy: "S·S" }, "3 1 1 of 3"],
    [Object.fromEntries(names(12).map((name) => [name, "S·S"])), "12 0 12 of 12"],
  ])("%o: %s", async (sheets, sentence) => {
    expect(await sheetsOf(await panel(sheets))).toBe(sentence)
  })

  it("does not count the sheets of an inactive judge, nor those of another event", async () => {
    const show = await panel({ Ada: "SS·", Bob: "S··" })
    await panel({ Ada: "SSS" })
    await app.services.db.prisma.judge.updateMany({
      where: { eventId: show.eventId, name: "Bob" },
      data: { isActive: false },
    })
    expect(await sheetsOf(show)).toBe("1 1 0 of 1")
  })
})
