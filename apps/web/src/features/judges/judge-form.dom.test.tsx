import { organizedJudge } from "@rosette/contract/fixtures"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../test/form.ts"
import { currentNotices } from "../../lib/feedback.ts"
import { JudgeForm } from "./judge-form.tsx"

function open(create: NonNullable<Answers["organizer.createJudge"]>) {
  const onAdded = vi.fn()
  const shown = showWithServer(<JudgeForm eventId={1} isFirst onAdded={onAdded} />, { "organizer.createJudge": create })
  return { onAdded, ...shown }
}

const titles = () => currentNotices().map(({ title }) => title)

it("a judge is added, and the field is ready for the next one", async () => {
  const { user, onAdded } = open(() => organizedJudge(7, "Nora Keller"))
  expect(button("Add Judge").disabled).toBe(true)
  await fill(user, "Judge Name", "Nora Keller")
  await user.click(button("Add Judge"))
  await expect.poll(titles).toContain("Judge added")
  expect([onAdded.mock.calls, field("Judge Name").value]).toEqual([[[7]], ""])
  await expect.poll(() => document.activeElement).toBe(field("Judge Name"))
})

it("a name that another judge has is refused at the field, and stays", async () => {
  const { user, onAdded } = open(() => {
    throw refused("JUDGE_NAME_TAKEN")
  })
  await fill(user, "Judge Name", "Ann")
  await user.click(button("Add Judge"))
  await expect.poll(titles).toContain("Failed to add judge")
  expect(describedAs("Judge Name")).toMatch(/name/)
  expect([onAdded.mock.calls, field("Judge Name").value]).toEqual([[], "Ann"])
})
