import { expect, it } from "vitest"
import { eachDatabase } from "../../test/each-database.ts"
import { seedDemoEvent } from "./demo-event.ts"
import { addDemoPhotos } from "./demo-photos.ts"

eachDatabase((startApp) => {
  it("are drawn by the next start if the first one was stopped too early, and only if the event has none", async () => {
    const { services } = await startApp()
    const { eventId } = await seedDemoEvent(services.db)
    const going = new AbortController().signal
    const withPhoto = () => services.db.prisma.entry.count({ where: { eventId, imageUrl: { not: null } } })
    await addDemoPhotos(services, AbortSignal.abort())
    expect(await withPhoto()).toBe(0)
    await addDemoPhotos(services, going)
    expect(await withPhoto()).toBe(40)
    await services.db.prisma.entry.updateMany({ where: { eventId, votingId: "1" }, data: { imageUrl: null } })
    const left = await withPhoto()
    await addDemoPhotos(services, going)
    expect(await withPhoto()).toBe(left)
  })
})
