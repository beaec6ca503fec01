import { organizedJudge } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { JudgeQrDialog } from "./judge-card.tsx"

const dialog = (isRemoved: boolean) => (
  <JudgeQrDialog
    address="https://show.example"
    judgeName="Mia Berg"
    judge={isRemoved ? undefined : organizedJudge(1, "Mia Berg")}
    isOpen
    onClose={() => undefined}
  />
)

it("shows the judge's code, and says when the judge is removed while it is open", () => {
  const { rerender } = show(dialog(false))
  screen.getByRole("dialog", { name: "Mia Berg" })
  screen.getByRole("img", { name: /Mia Berg/ })
  rerender(dialog(true))
  screen.getByRole("dialog", { name: "Mia Berg" })
  expect(screen.getByRole("alert").textContent).toContain("Mia Berg was removed meanwhile")
  expect(screen.queryByRole("img", { name: /Mia Berg/ })).toBeNull()
})
