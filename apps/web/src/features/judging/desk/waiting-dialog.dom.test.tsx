import { makePending } from "@rosette/outbox/fixtures"
import type { SheetRefused } from "@rosette/outbox/send-failure"
import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { DeskContext } from "./desk-context.ts"
import { aDesk, aSaving } from "./desk-fixture.ts"
import { SendNow } from "./waiting-dialog.tsx"

const refused = (code: SheetRefused["code"]) =>
  makePending({
    isSubmitted: true,
    state: "needs-you",
    refusal: { kind: "refused", code, message: "", issues: [] },
  })

it("a press sends again what was refused, except what the judge has to choose, and says what it has led to", async () => {
  const [sendAnyway, wake, refresh] = [vi.fn(), vi.fn(), vi.fn()]
  const pending = new Map([
    [1, refused("INVALID_INPUT")],
    [2, refused("SHEET_CHANGED")],
    [3, refused("NOT_FOUND")],
  ])
  const desk = aDesk({ saving: { ...aSaving(), sendAnyway, wake }, refresh })
  const { user } = show(
    <DeskContext value={{ ...desk, where: "phone" }}>
      <SendNow pending={pending} going={0} isHere={(entryId) => entryId !== 3} />
    </DeskContext>,
  )
  expect(screen.getByRole("status").textContent).toBe("")
  await user.click(screen.getByRole("button", { name: "Send now" }))
  expect(sendAnyway.mock.calls).toEqual([[1]])
  expect([wake.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1])
  expect(screen.getByRole("status").textContent).toBe("Not sent: each of these sheets needs you, as it says above.")
})
