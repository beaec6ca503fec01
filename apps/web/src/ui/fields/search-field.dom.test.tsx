import { fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it } from "vitest"
import { show } from "../../../test/render.tsx"
import { SearchField } from "./search-field.tsx"

function Search({ onEscape }: { onEscape: () => void }) {
  const [value, setValue] = useState("")
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands in for a dialog around the field that Escape closes
    <div onKeyDown={(event) => event.key === "Escape" && onEscape()}>
      <SearchField
        label="Search entries"
        placeholder="Name or voting ID"
        value={value}
        onChange={setValue}
        countText={`${value.length} of 40 entries match`}
      />
    </div>
  )
}

function search() {
  const escapes: string[] = []
  const { user } = show(<Search onEscape={() => escapes.push("Escape")} />)
  return { user, escapes, field: screen.getByLabelText<HTMLInputElement>("Search entries") }
}

it("says how many match only while something is searched", async () => {
  const { user, field } = search()
  const status = screen.getByRole("status")
  expect([status.textContent, field.getAttribute("aria-describedby")]).toEqual(["", status.id])
  await user.type(field, "fox")
  expect(status.textContent).toBe("3 of 40 entries match")
})

it("Escape clears the search without closing the dialog, but closes it if there is nothing to clear", async () => {
  const { user, field, escapes } = search()
  await user.type(field, "fox{Escape}")
  expect([field.value, escapes]).toEqual(["", []])
  await user.keyboard("{Escape}")
  expect(escapes).toEqual(["Escape"])
})

it("Escape that ends the composing of an input method clears nothing", async () => {
  const { user, field } = search()
  await user.type(field, "fox")
  fireEvent.keyDown(field, { key: "Escape", isComposing: true })
  expect(field.value).toBe("fox")
})

it("the clear button is shown only if there is something to clear, and returns the focus to the field", async () => {
  const { user, field } = search()
  expect(screen.queryByRole("button", { name: "Clear search" })).toBeNull()
  await user.type(field, "fox")
  await user.click(screen.getByRole("button", { name: "Clear search" }))
  expect([field.value, document.activeElement]).toEqual(["", field])
})
