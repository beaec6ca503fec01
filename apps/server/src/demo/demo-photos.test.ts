import { expect, it } from "vitest"
import { eachDatabase } from "../../test/each-database.ts"
import { seedDemoEvent } from "./demo-event.ts"
import { addDemoPhotos, demoWithoutPhotos } from "./demo-photos.ts"

eachDatabase((startApp) => {
  it("are left to the next start if this one is stopped too early, and drawn only while the event has none", async () => {
    const { services } = await startApp()
    expect(await demoWithoutPhotos(services.db)).toBeNull()
    const { eventId } = await seedDemoEvent(services.db)
    await addDemoPhotos(services, AbortSignal.abort())
    expect(await demoWithoutPhotos(services.db)).toBe(eventId)
    await services.db.prisma.entry.updateMany({
      where: { eventId, votingId: "E01" },
      data: { imageUrl: "https://shows.test/1.jpg" },
    })
    expect(await demoWithoutPhotos(services.db)).toBeNull()
  })
})
