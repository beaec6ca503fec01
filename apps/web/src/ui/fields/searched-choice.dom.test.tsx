import { screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { SearchedMultiSelect } from "./searched-multi-select.tsx"
import { SearchedSelect } from "./searched-select.tsx"

const NAMES = ["Blue Comet", "Red Fox"]

/** The list looks for what is chosen in timers of 0 ms. */
const untilListIsSettled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe.each([
  ["one choice", SearchedSelect, "Red Fox"],
  ["several choices", SearchedMultiSelect, ["Red Fox"]],
])("%s", (_, Field, chosen) => {
  function open() {
    const [send, choose] = [vi.fn(), vi.fn()]
    const { user } = show(
      <form onSubmit={send}>
        <Field label="Entry" data={NAMES} openOnFocus={false} onChange={choose} />
      </form>,
    )
    return { user, send, choices: () => choose.mock.calls.map(([choice]) => choice) }
  }

  it("Enter takes the option that one typed letter leaves", async () => {
    const { user, send, choices } = open()
    await user.tab()
    await user.keyboard("x")
    await screen.findByRole("option", { name: "Red Fox" })
    await untilListIsSettled()
    await user.keyboard("{Enter}")
    expect([choices(), send.mock.calls.length]).toEqual([[chosen], 0])
  })

  it("a second Enter neither removes what was chosen nor adds another", async () => {
    const { user, choices } = open()
    await user.tab()
    await user.keyboard("x{Enter}")
    await untilListIsSettled()
    await user.keyboard("{Enter}")
    expect(choices()).toEqual([chosen])
  })
})

it("Enter keeps the choice when its list is opened again", async () => {
  const choose = vi.fn()
  const { user } = show(<SearchedSelect label="Entry" data={NAMES} defaultValue="Red Fox" onChange={choose} />)
  await user.click(screen.getByRole("combobox"))
  await screen.findByRole("option", { name: "Red Fox" })
  await untilListIsSettled()
  await user.keyboard("{Enter}")
  expect([choose.mock.calls, screen.getByRole<HTMLInputElement>("combobox").value]).toEqual([[], "Red Fox"])
})
