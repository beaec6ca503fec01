import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { bothDatabases } from "../../../test/each-database.ts"
import { eventRow } from "../../../test/scenes/event-row.ts"
import { withFreshCode } from "./fresh-code.ts"

bothDatabases((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
    await app.services.db.prisma.event.create({ data: eventRow({ passcode: "TAKEN" }) })
  })
  const createWith = (codes: string[]) =>
    withFreshCode(
      (passcode) => app.services.db.transaction((tx) => tx.event.create({ data: eventRow({ passcode }) })),
      () => codes.shift() ?? "TAKEN",
    )

  it("tries another code when the first one is taken", async () => {
    expect(await createWith(["TAKEN", "TAKEN", "FREE"])).toMatchObject({ passcode: "FREE" })
  })

  it("gives up, and saves nothing, when every code is taken", async () => {
    await expect(createWith([])).rejects.toMatchObject({ code: "P2002" })
  })

  it("does not retry after other failures", async () => {
    let tries = 0
    const failing = withFreshCode(async () => {
      tries += 1
      throw new Error("no")
    })
    await expect(failing).rejects.toThrow("no")
    expect(tries).toBe(1)
  })
})
