import type { PublicPage } from "@rosette/contract/public-pages"
import { expect, it } from "vitest"
import { onSqliteAlone } from "../../../../test/each-database.ts"
import { listenLocally, sendRaw } from "../../../../test/raw-http.ts"
import { announceShow } from "../../../../test/scenes/announced-show.ts"
import { jpeg } from "../../../../test/scenes/pictures.ts"
import { uploadImage } from "../../../../test/upload.ts"

onSqliteAlone((startApp) => {
  it("a request without a host gets its pages, and so does one with a garbled host from a proxy", async () => {
    const app = await startApp({ TRUST_PROXY: "1" })
    const { organizer, eventId, entryIds } = await announceShow(app)
    await organizer.rest("POST", `/events/${eventId}/reopen-results`, { reason: "A photo" })
    await uploadImage(app, organizer, entryIds[0], await jpeg())
    await organizer.rest("POST", `/events/${eventId}/amend`, { reason: "A photo" })
    const settings = { isOn: true, shows: "everything", opens: "published" }
    const { key } = (await organizer.rest("PUT", `/events/${eventId}/public-page`, settings)).body as PublicPage
    const port = await listenLocally(app.app)
    for (const path of [`/r/${key}`, `/e/${key}/1`])
      for (const head of ["HTTP/1.0", "HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: a b\r\nConnection: close"]) {
        const { status, body } = await sendRaw(port, `GET ${path} ${head}\r\n\r\n`)
        expect([status, body]).toEqual([200, expect.stringContaining(`<link rel="canonical" href="${path}">`)])
      }
  })
})
