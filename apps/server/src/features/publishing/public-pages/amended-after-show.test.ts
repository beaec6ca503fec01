import type { Ceremony } from "@rosette/contract/ceremony"
import type { PublicPage, PublicResults } from "@rosette/contract/public-pages"
import { beforeAll, expect, it } from "vitest"
import type { TestApp } from "../../../../test/app.ts"
import { onSqliteAlone } from "../../../../test/each-database.ts"
import { announceAwards, REASON } from "../../../../test/scenes/award-show.ts"

onSqliteAlone((startApp) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })

  /** A show whose page follows the stage, after its last line. */
  async function announced() {
    const show = await announceAwards(app)
    const settings = { isOn: true, shows: "everything", opens: "stage" }
    const { key } = (await show.event("PUT", "/public-page", settings)) as PublicPage
    const { organizer, eventId } = show
    await show.toTheEnd()
    return {
      ...show,
      async shown() {
        const { body } = await app.app.inject({ method: "GET", url: `/r/${key}.json` })
        const { winners, places, results, judges } = JSON.parse(body) as PublicResults
        const titles = winners.map(({ title }) => title).join(", ")
        return [titles, places.length, results?.amendment?.reason ?? "first", judges.length]
      },
      async addAward(name: string, priority: number) {
        const award = await organizer.trpc.awards.create.mutate({ eventId, name, priority })
        await organizer.trpc.awards.assign.mutate({ awardId: award.id, entryId: show.idOf("4") })
      },
      async move(action: string) {
        const { version } = (await show.event("GET", "/ceremony")) as Ceremony
        await show.event("POST", "/ceremony/move", { version, action })
      },
      /** The page names the judges from now on, which shows that it was read again. */
      nameJudges: () => show.event("PUT", "/public-page", { showsJudges: true }),
    }
  }

  it("an amendment after the last line is public as a whole, also an award that the stage never announced", async () => {
    const show = await announced()
    const before = ["Cup, Third place, Second place, Overall Winner", 5, "first", 0]
    await expect.poll(show.shown).toEqual(before)
    await show.takeBack()
    await show.addAward("Best Paint", 7)
    await expect.poll(show.shown).toEqual(before)
    await show.amend()
    await expect.poll(show.shown).toEqual(["Cup, Best Paint, Third place, Second place, Overall Winner", 5, REASON, 0])
  })

  it.each(["restart", "back"])("what was public stays so after a %s", async (action) => {
    const show = await announced()
    await show.takeBack()
    await show.addAward("Best Paint", 7)
    await show.amend()
    await show.move(action)
    await show.nameJudges()
    await expect.poll(show.shown).toEqual(["Cup, Best Paint, Third place, Second place, Overall Winner", 5, REASON, 1])
  })

  it("a new award of an amendment during the second show is public once the stage has shown it", async () => {
    const show = await announced()
    await show.move("restart")
    await show.takeBack()
    await show.addAward("Best Paint", 7)
    await show.amend()
    const before = ["Cup, Third place, Second place, Overall Winner", 5, REASON, 0]
    await expect.poll(show.shown).toEqual(before)
    for (const titles of ["Cup", "Cup, revealed", "Best Paint"]) {
      await show.move("next")
      expect([titles, await show.shown()]).toEqual([titles, before])
    }
    await show.move("next")
    await expect.poll(show.shown).toEqual(["Cup, Best Paint, Third place, Second place, Overall Winner", 5, REASON, 0])
  })
})
