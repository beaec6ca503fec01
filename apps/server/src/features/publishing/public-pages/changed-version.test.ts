import type { PublicPage } from "@rosette/contract/public-pages"
import { expect, it } from "vitest"
import { onSqliteAlone } from "../../../../test/each-database.ts"
import { announceShow } from "../../../../test/scenes/announced-show.ts"

onSqliteAlone((startApp) => {
  it("a version that was changed in the database is not on the public page", async () => {
    const app = await startApp()
    const { eventId, organizer } = await announceShow(app)
    const { body } = await organizer.rest("PUT", `/events/${eventId}/public-page`, { isOn: true, shows: "everything" })
    const { key } = body as PublicPage
    const where = { eventId }
    const stored = await app.services.db.prisma.snapshot.findFirstOrThrow({ where })
    const changed = stored.body.replace("Olive", "Olaf")
    await app.services.db.prisma.snapshot.updateMany({ where, data: { body: changed } })
    for (const url of [`/r/${key}`, `/r/${key}.json`])
      expect((await app.app.inject({ method: "GET", url })).json()).toMatchObject({ code: "VERSION_CHANGED" })
  })
})
