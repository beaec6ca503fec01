import { useForm } from "@mantine/form"
import { fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { show } from "../../../../test/render.tsx"
import { CreateEventCriteria } from "./create-event-criteria.tsx"
import { emptyCriterion, type NewEventValues } from "./create-event-values.ts"

function Form() {
  const form = useForm<NewEventValues>({
    initialValues: { criteria: [emptyCriterion("a"), emptyCriterion("b")] } as NewEventValues,
  })
  return <CreateEventCriteria form={form} />
}

it("Enter goes from the name of a criterion to its points and its description, and there makes a line", () => {
  show(<Form />)
  const second = within(screen.getByRole("listitem", { name: "Criterion 2" }))
  second.getByLabelText(/^Name/).focus()
  /** Whether the browser does what Enter does by itself, such as submitting the form. */
  const enter = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Enter" })
  expect(enter()).toBe(false)
  expect(document.activeElement).toBe(second.getByLabelText("Max Points"))
  expect(enter()).toBe(false)
  expect(document.activeElement).toBe(second.getByLabelText(/^Description/))
  expect(enter()).toBe(true)
  expect(document.activeElement).toBe(second.getByLabelText(/^Description/))
})

it("a criterion is removed, but not the last one", async () => {
  const { user } = show(<Form />)
  await user.type(within(screen.getByRole("listitem", { name: "Criterion 2" })).getByLabelText(/^Name/), "Paint")
  await user.click(screen.getByRole("button", { name: "Remove criterion 1" }))
  const left = within(screen.getByRole("listitem", { name: "Criterion 1" }))
  expect(left.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Paint")
  expect(screen.getAllByRole("listitem")).toHaveLength(1)
  expect(screen.queryByRole("button", { name: /^Remove criterion/ })).toBeNull()
})
