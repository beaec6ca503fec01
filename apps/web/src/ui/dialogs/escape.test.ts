import { expect, it } from "vitest"
import { closeTopmost, registerDialog } from "./escape.ts"

const press = (key = "Escape", more: Partial<KeyboardEvent> = {}) => ({
  key,
  isComposing: false,
  defaultPrevented: false,
  target: null,
  ...more,
})

it("Escape closes the dialog opened last, and the one below only the next time", () => {
  const closed: string[] = []
  const endForm = registerDialog(() => closed.push("form"))
  const endQuestion = registerDialog(() => closed.push("question"))
  closeTopmost(press())
  expect(closed).toEqual(["question"])
  endQuestion()
  closeTopmost(press())
  expect(closed).toEqual(["question", "form"])
  endForm()
  closeTopmost(press())
  expect(closed).toEqual(["question", "form"])
})

it("a question that an Escape opens is not closed by the same Escape", () => {
  const closed: string[] = []
  let endQuestion = () => {}
  const endForm = registerDialog(() => {
    endQuestion = registerDialog(() => closed.push("question"))
  })
  closeTopmost(press())
  expect(closed).toEqual([])
  endQuestion()
  endForm()
})

it("ignores other keys, a key of an input method, and an Escape that something inside has used", () => {
  const closed: string[] = []
  const end = registerDialog(() => closed.push("form"))
  for (const event of [
    press("Enter"),
    press("Escape", { isComposing: true }),
    press("Escape", { defaultPrevented: true }),
  ])
    closeTopmost(event)
  expect(closed).toEqual([])
  end()
})
