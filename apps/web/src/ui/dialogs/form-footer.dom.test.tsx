import { screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { FormButtons } from "./form-buttons.tsx"

afterEach(() => {
  vi.restoreAllMocks()
})

const form = (isPending: boolean, problem: string | null) => (
  <form>
    {problem && <p role="alert">{problem}</p>}
    <FormButtons onCancel={() => undefined} label="Save" isPending={isPending} />
  </form>
)

it("the result of sending a form is scrolled into view, and nothing is before it is sent", async () => {
  const shown: (string | null)[] = []
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    shown.push(this.textContent)
  })
  const { rerender } = show(form(false, "An old problem"))
  rerender(form(true, null))
  screen.getByRole("button", { name: "Saving..." })
  expect(shown).toEqual([])
  rerender(form(false, "It was refused"))
  await expect.poll(() => shown).toEqual(["It was refused"])
})
