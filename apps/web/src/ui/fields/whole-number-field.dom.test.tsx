import { screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { WholeNumberField } from "./whole-number-field.tsx"

function Field({ onChange }: { onChange: (value: number | string) => void }) {
  const [value, setValue] = useState<number | string>("")
  const change = (next: number | string) => {
    setValue(next)
    onChange(next)
  }
  return <WholeNumberField label="Max Points" value={value} onChange={change} error={value === "x" && "No number"} />
}

it.each([
  ["a whole number", "25", 25, "25"],
  ["a negative one", "-3", -3, "-3"],
  ["a decimal stays a text", "12.5", "12.5", "12.5"],
  ["a number with a letter stays a text", "1e3", "1e3", "1e3"],
  ["leading zeros go", "007", 7, "7"],
  ["more than nine digits stay a text", "1234567890", "1234567890", "1234567890"],
])("%s: typing %s gives %j", async (_title, keys, value, shown) => {
  const given: (number | string)[] = []
  const { user } = show(<Field onChange={(next) => given.push(next)} />)
  const field = screen.getByLabelText<HTMLInputElement>("Max Points")
  await user.type(field, keys)
  expect([given.at(-1), field.value]).toEqual([value, shown])
})

it("shows number keys on a phone, but is not a number input, whose value the wheel or an arrow key changes", async () => {
  const given: (number | string)[] = []
  const { user } = show(<Field onChange={(next) => given.push(next)} />)
  const field = screen.getByLabelText<HTMLInputElement>("Max Points")
  expect([field.type, field.inputMode]).toEqual(["text", "numeric"])
  await user.type(field, "5{ArrowUp}{ArrowDown}")
  expect(given).toEqual([5])
})

it("an error is announced with the field", async () => {
  const { user } = show(<Field onChange={() => {}} />)
  const field = screen.getByLabelText("Max Points")
  await user.type(field, "x")
  expect(field.getAttribute("aria-invalid")).toBe("true")
  const described = field.getAttribute("aria-describedby") ?? ""
  expect(document.getElementById(described)?.textContent).toBe("No number")
})
