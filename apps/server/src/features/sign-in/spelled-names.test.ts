import { beforeAll, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { openShow, type Show } from "../../../test/scenes/show.ts"

const PHONE = { userAgent: "Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0" }

eachDatabase((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  const signIn = async ({ passcode }: Show, browser: Browser, judgeName: string) => {
    const { status, body } = await browser.rest("POST", "/judges/login", { judgeName, passcode })
    return status === 200 ? "signed in" : `${status} ${(body as { code: string }).code}`
  }

  it("a name is found whatever the apostrophe, dash, invisible character and case", async () => {
    const show = await openShow(app, { judges: ["Seán O'Brien-Lee"] })
    const phone = app.browser(PHONE)
    const spellings = ["Seán O'Brien-Lee", "seán O’Brien\u2011Lee", "SEÁN O\u2018BRIEN–LEE", "S\u200beán O'Brien-Lee"]
    for (const typed of spellings) expect(await signIn(show, phone, typed)).toBe("signed in")
    expect(await signIn(show, phone, "Sean OBrien Lee")).toBe("401 WRONG_CREDENTIALS")
  })

  it("a judge whom an older version stored with another key is found", async () => {
    const show = await openShow(app, { judges: ["Ann"] })
    const stored = { name: "İnci O’Neil", nameKey: "i\u0307nci o’neil" }
    await app.services.db.prisma.judge.updateMany({ where: { eventId: show.eventId }, data: stored })
    const phone = app.browser(PHONE)
    expect(await signIn(show, phone, "inci o'neil")).toBe("signed in")
    expect(await signIn(show, app.browser(PHONE), "İNCİ O'NEIL")).toBe("403 APPROVAL_NEEDED")
    expect(await signIn(show, phone, "Inci O’Neil")).toBe("signed in")
  })
})
