import { organizedJudge } from "@rosette/contract/fixtures"
import { expect, it, vi } from "vitest"
import { type Answers, refused, showWithServer } from "../../../test/calls.tsx"
import { button, describedAs, field, fill } from "../../../test/form.ts"
import { RenameJudgeDialog } from "./rename-judge-dialog.tsx"

const JUDGE = { eventId: 1, judgeId: 7, judgeName: "Nora Keler" }

async function open(rename: NonNullable<Answers["organizer.renameJudge"]>) {
  const onClose = vi.fn()
  const shown = showWithServer(<RenameJudgeDialog {...JUDGE} isOpen onClose={onClose} />, {
    "organizer.renameJudge": rename,
  })
  await expect.poll(() => document.activeElement).toBe(field("Judge Name"))
  return { onClose, ...shown }
}

it("a judge's name is corrected, and the dialog closes", async () => {
  const sent: unknown[] = []
  const { user, onClose } = await open((input) => {
    sent.push(input)
    return organizedJudge(7, "Nora Keller")
  })
  expect(field("Judge Name").value).toBe("Nora Keler")
  await fill(user, "Judge Name", "Nora Keller")
  await user.click(button("Rename Judge"))
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(sent).toEqual([{ judgeId: 7, name: "Nora Keller" }])
})

it("a name that another judge has is refused at the field", async () => {
  const { user, onClose } = await open(() => {
    throw refused("JUDGE_NAME_TAKEN")
  })
  await fill(user, "Judge Name", "Ann")
  await user.click(button("Rename Judge"))
  await expect.poll(() => describedAs("Judge Name")).toMatch(/name/)
  expect(onClose).not.toHaveBeenCalled()
})
