import { act } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { type FormEvent, useState } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { handOverForm, openForm } from "./form.ts"
import { takeOver } from "./take-over.ts"

const FORM =
  '<form><input data-path="name" value=""><input data-path="code" autocapitalize="characters" value=""><button type="submit" disabled data-disabled>Go</button></form>'

let early: HTMLElement
let root: HTMLElement
let submitted: string[]
let sent: object[]
let unmount: () => void

/** The app's form: its code is in capitals, and its button needs both texts. */
function Form() {
  const [name, setName] = useState("")
  const [code, setCode] = useState("")
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitted.push(`${name}/${code}`)
  }
  return (
    <main>
      <form onSubmit={submit}>
        <input aria-label="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
        <input aria-label="code" value={code} onChange={(event) => setCode(event.currentTarget.value.toUpperCase())} />
        <button type="submit" disabled={name === "" || code === ""}>
          Go
        </button>
      </form>
    </main>
  )
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  document.body.innerHTML = `<div id="early-page"><main>${FORM}</main></div><div id="root"></div>`
  early = document.querySelector("#early-page") as HTMLElement
  root = document.querySelector("#root") as HTMLElement
  submitted = []
  sent = []
  openForm(early.querySelector("form") as HTMLFormElement, "", (values) => sent.push(values))
  const app = createRoot(root)
  await act(async () => app.render(<Form />))
  unmount = () => act(() => app.unmount())
})

afterEach(() => {
  unmount()
  document.body.innerHTML = ""
  vi.unstubAllGlobals()
})

const field = (page: HTMLElement, at: number) => page.querySelectorAll("input")[at] as HTMLInputElement
const button = (page: HTMLElement) => page.querySelector("button") as HTMLButtonElement

it("the button is enabled when every field has a text, and only then", async () => {
  const user = userEvent.setup()
  await user.type(field(early, 0), "Ann")
  await user.type(field(early, 1), "  ")
  expect(button(early).disabled).toBe(true)
  await user.type(field(early, 1), "x")
  expect(button(early).disabled).toBe(false)
  expect(button(early).hasAttribute("data-disabled")).toBe(false)
  await user.clear(field(early, 0))
  expect(button(early).disabled).toBe(true)
  expect(button(early).hasAttribute("data-disabled")).toBe(true)
})

it("the app gets the texts, the focus and the selection, and sends nothing that was not submitted", async () => {
  const user = userEvent.setup()
  await user.type(field(early, 0), "Ann")
  await user.type(field(early, 1), "abc")
  field(early, 1).setSelectionRange(1, 2, "backward")
  act(() => takeOver(early, root, handOverForm))
  expect(document.querySelector("#early-page")).toBeNull()
  expect([field(root, 0).value, field(root, 1).value]).toEqual(["Ann", "ABC"])
  expect(document.activeElement).toBe(field(root, 1))
  const { selectionStart, selectionEnd, selectionDirection } = field(root, 1)
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 2, "backward"])
  expect(button(root).disabled).toBe(false)
  expect(submitted).toEqual([])
})

it("a submit is kept, with what was in the fields then, and sent once", async () => {
  const user = userEvent.setup()
  await user.type(field(early, 0), "Ann")
  await user.type(field(early, 1), "abc{Enter}")
  expect(button(early).disabled).toBe(true)
  await user.type(field(early, 1), "def{Enter}")
  expect(field(early, 1).value).toBe("abc")
  await act(async () => takeOver(early, root, handOverForm))
  expect(submitted).toEqual(["Ann/ABC"])
  expect(sent, "the same as the app sends").toEqual([{ name: "Ann", code: "ABC" }])
})

it("nothing has the focus if nothing had it", () => {
  takeOver(early, root, handOverForm)
  expect(document.activeElement).toBe(document.body)
})
