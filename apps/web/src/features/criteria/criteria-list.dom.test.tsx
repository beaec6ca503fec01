import type { Criterion } from "@rosette/contract/criteria"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { showWithServer } from "../../../test/calls.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { CriteriaList } from "./criteria-list.tsx"
import { criterionValues } from "./criterion-values.ts"

const criterion = (id: number, name: string, order: number): Criterion => ({
  ...criterionValues(null),
  id,
  eventId: 1,
  setupVersion: 0,
  classIds: [],
  countsOverall: true,
  name,
  maxPoints: 10,
  order,
})
const LIST = [criterion(1, "Paint", 1), criterion(2, "Chrome", 2), criterion(3, "Glass", 4), criterion(4, "Seats", 6)]

function list(criteria = LIST) {
  const orderCriteria = vi.fn((_: { eventId: number; criterionIds: number[] }) => criteria)
  const rows = <CriteriaList eventId={1} criteria={criteria} onEdit={vi.fn()} onDelete={vi.fn()} />
  return { ...showWithServer(rows, { "organizer.orderCriteria": orderCriteria }), orderCriteria }
}
const sent = ({ mock }: ReturnType<typeof list>["orderCriteria"]) => mock.calls.map(([input]) => input.criterionIds)
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

it("is grouped by section, each with its sum", () => {
  list()
  const cells = screen.getAllByRole("row").map((row) => row.textContent ?? "")
  expect(cells.filter((text) => /^(Body|Interior)/.test(text))).toEqual([
    "Body 3 criteria, 30 points · orders 1–5",
    "Interior 1 criterion, 10 points · orders 6–10",
  ])
  expect(screen.queryByRole("button", { name: "Move Seats up" })).toBeNull()
})

it("moves up and down within its section, not beyond its ends", async () => {
  const { user, orderCriteria } = list()
  expect([button("Move Paint up").disabled, button("Move Glass down").disabled]).toEqual([true, true])
  await user.click(button("Move Chrome up"))
  await waitFor(() => expect(orderCriteria).toHaveBeenCalledTimes(1))
  await user.click(button("Move Chrome down"))
  await waitFor(() => expect(orderCriteria).toHaveBeenCalledTimes(2))
  expect(sent(orderCriteria)).toEqual([
    [2, 1, 3],
    [1, 3, 2],
  ])
})

it("on a phone moves by the menu of its row, which keeps the focus", async () => {
  setScreenWidth("phone")
  const { user, orderCriteria } = list()
  const press = async (name: string) => user.click(await screen.findByRole("menuitem", { name }))
  await user.click(button("More for Chrome"))
  await press("Move up")
  await waitFor(() => expect(sent(orderCriteria)).toEqual([[2, 1, 3]]))
  await waitFor(() => expect(document.activeElement).toBe(button("More for Chrome")))
  await user.click(button("More for Seats"))
  await screen.findByRole("menuitem", { name: "Edit Seats" })
  await waitFor(() => expect(screen.queryByRole("menuitem", { name: /^Move/ })).toBeNull())
  expect(row("Paint").textContent).toContain("Order 1Paint10 points")
})

const row = (name: string) => screen.getByText(name).closest<HTMLElement>("[role=row]") as HTMLElement
const drag = (from: string, to: string) => {
  const handle = row(from).querySelector("[draggable]") as Element
  const dataTransfer = { setData: vi.fn() }
  fireEvent.dragStart(handle, { dataTransfer })
  const isTaken = !fireEvent.dragOver(row(to), { dataTransfer })
  fireEvent.drop(row(to), { dataTransfer })
  return isTaken
}

it("is dragged onto another criterion of its section, and not into another section", async () => {
  const { orderCriteria } = list()
  expect(drag("Glass", "Seats")).toBe(false)
  expect(drag("Glass", "Paint")).toBe(true)
  await waitFor(() => expect(sent(orderCriteria)).toEqual([[3, 1, 2]]))
})

it("with 100 criteria keeps its sections with their sums, and can be dragged", async () => {
  list(Array.from({ length: 100 }, (_, at) => criterion(at + 1, `Criterion ${at + 1}`, at + 1)))
  // Not by role, which is slow in a page of this size.
  const cells = [...document.querySelectorAll("[role=row]")].map((one) => one.textContent ?? "")
  expect(cells.filter((text) => /^[A-Z][a-z A-Z]+ \d+ criteria, /.test(text))).toEqual([
    "Body 5 criteria, 50 points · orders 1–5",
    "Interior 5 criteria, 50 points · orders 6–10",
    "Engine Compartment 5 criteria, 50 points · orders 11–15",
    "Safety 5 criteria, 50 points · orders 16–20",
    "Area Setup 5 criteria, 50 points · orders 21–25",
    "Bonus 75 criteria, 750 points · orders from 26",
  ])
  fireEvent.dragStart(row("Criterion 5").querySelector("[draggable]") as Element, {
    dataTransfer: { setData: vi.fn() },
  })
  expect(fireEvent.dragOver(row("Criterion 6"))).toBe(true)
  expect(fireEvent.dragOver(row("Criterion 4"))).toBe(false)
})

it("with 200 criteria reads the list a few times, not again for each row", () => {
  let reads = 0
  const counted = (place: number) =>
    Object.defineProperty(criterion(place, `Criterion ${place}`, place), "order", {
      get() {
        reads += 1
        return place
      },
    })
  list(Array.from({ length: 200 }, (_, at) => counted(at + 1)))
  expect(reads).toBeLessThan(200 * 100)
})
