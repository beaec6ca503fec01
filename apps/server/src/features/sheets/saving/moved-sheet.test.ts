import { describe, expect, it } from "vitest"
import { eachDatabase } from "../../../../test/each-database.ts"
import { judgingDesk } from "../../../../test/scenes/judging-desk.ts"

eachDatabase((startApp) => {
  const desk = judgingDesk(startApp)
  const { entryId, judging, save, submitted, draft } = desk
  const move = (more: object = {}) =>
    save({ scores: [], isSubmitted: false, movedTo: entryId(1), ...more }).then(({ status, body }) => ({
      status,
      body,
    }))

  describe("a draft that its judge moves to another entry", () => {
    it("leaves nothing behind but a line of the history", async () => {
      await save({ ...draft(1, 2), comments: "Hm" })
      await save({ ...draft(1, 2), comments: "Hm", entryId: entryId(1) })
      expect(await move()).toMatchObject({ status: 200, body: { isSubmitted: false, scores: [], revision: 0 } })
      const { sheets, history } = await judging()
      expect(sheets.map((sheet) => sheet.entryId)).toEqual([entryId(1)])
      const [other, moved, ...rest] = history
      expect(rest).toEqual([])
      expect(other?.action).toBe("sheet.draft-saved")
      expect(moved).toMatchObject({ action: "sheet.moved", actor: "Ada", subject: "Entry 1 · Car 1" })
      expect(JSON.parse(moved?.before ?? "")).toEqual({
        isSubmitted: false,
        comments: "Hm",
        points: { "Criterion 1": 1, "Criterion 2": 2 },
      })
      expect(JSON.parse(moved?.after ?? "")).toEqual({ movedTo: "Entry 2 · Car 2" })
      expect(moved?.hash).not.toBeNull()
    })

    it("tells the judge's other devices that nothing was lost", async () => {
      await save(draft(1))
      const [drafted] = (await judging()).sheets
      await move()
      const workspace = await desk.ada.trpc.judge.workspace.query()
      expect(workspace.sheets).toEqual([])
      expect(workspace.sheetsVersion).toBeGreaterThan(drafted?.revision ?? 0)
    })

    it("is moved once, however often the phone asks", async () => {
      const mutationId = "00000000-0000-4000-8000-000000000001"
      await save(draft(1))
      const first = await move({ mutationId })
      expect(await move({ mutationId })).toEqual(first)
      expect((await judging()).history).toHaveLength(1)
      expect(await move({ mutationId, movedTo: null })).toMatchObject({ body: { code: "MUTATION_ID_REUSED" } })
    })

    it.each([
      ["with points", () => draft(1)],
      ["with a comment", () => ({ comments: "Hm" })],
      ["submitted", () => ({ isSubmitted: true })],
      ["to its own entry", () => ({ movedTo: entryId(0) })],
    ])("is refused %s", async (_, more) => {
      await save(draft(1))
      const before = await judging()
      const refused = await move(more())
      expect(refused).toMatchObject({ status: 400, body: { code: "INVALID_INPUT" } })
      expect(await judging()).toEqual(before)
    })

    it("is refused where there is none", async () => {
      expect(await move()).toMatchObject({ status: 400, body: { issues: [{ path: ["movedTo"] }] } })
    })

    it("stays where it is once submitted, and if another device has changed it", async () => {
      await save(draft(1))
      expect(await move({ baseRevision: 0 })).toMatchObject({ body: { code: "SHEET_CHANGED" } })
      await save(submitted(1))
      expect(await move()).toMatchObject({ body: { code: "SCORES_LOCKED" } })
      expect((await judging()).sheets).toMatchObject([{ entryId: entryId(0) }])
    })

    it("goes to no entry of another event", async () => {
      await save(draft(1))
      expect(await move({ movedTo: 999_999 })).toMatchObject({ status: 404 })
      expect((await judging()).sheets).toHaveLength(1)
    })
  })
})
