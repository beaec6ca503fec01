import { aCriterion } from "@rosette/contract/fixtures"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../../../test/render.tsx"
import { CriterionRow } from "./criteria-section.tsx"

const nothing = () => undefined

it("a criterion that does not apply says why, and its description can be read", async () => {
  const { user } = show(
    <CriterionRow
      criterion={aCriterion({ name: "Battery", description: "Layout and safety." })}
      unmet={["isElectricVehicle"]}
      words={USUAL_WORDS}
      points={null}
      isLocked={false}
      isSettled={false}
      isLacking={false}
      setPoints={nothing}
      onKeypad={nothing}
    />,
  )
  const row = screen.getByRole("group", { name: "Battery" })
  expect(row.textContent).toBe(
    "BatteryMax: 10 pts (Not applicable) Only for: electric vehicle. Other entries get 0 of these 10 pointsLayout and safety.N/A",
  )
  const description = within(row).getByText("Layout and safety.")
  expect(description.dataset.open).toBeUndefined()
  const more = within(row).getByRole("button", { name: "What Battery means" })
  expect([row, more].map((one) => one.getAttribute("aria-disabled"))).toEqual(["true", "false"])
  await user.click(more)
  expect(description.dataset.open).toBe("true")
})

it("a digit above the maximum is refused at the criterion, with the way on, until another key is taken", async () => {
  const { user } = show(
    <CriterionRow
      criterion={aCriterion({ name: "Paint", maxPoints: 25 })}
      unmet={[]}
      words={USUAL_WORDS}
      points={2}
      isLocked={false}
      isSettled={false}
      isLacking={false}
      setPoints={nothing}
      onKeypad={nothing}
    />,
  )
  screen.getByRole("slider", { name: "Paint" }).focus()
  await user.keyboard("29")
  expect(screen.getByRole("alert").textContent).toBe("29 is more than 25. Press Backspace to type again.")
  await user.keyboard("{Backspace}")
  expect(screen.queryByRole("alert")).toBeNull()
})
