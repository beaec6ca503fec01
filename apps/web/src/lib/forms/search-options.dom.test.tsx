import { MultiSelect, Select } from "@mantine/core"
import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { SEARCHED } from "./search-options.ts"

it.each([
  ["one choice", Select],
  ["several", MultiSelect],
])("Enter takes the option that one typed letter leaves, %s", async (_, Field) => {
  const send = vi.fn()
  const chosen = vi.fn()
  const { user } = show(
    <form onSubmit={send}>
      <Field label="Entry" data={["Blue Comet", "Red Fox"]} openOnFocus={false} onChange={chosen} {...SEARCHED} />
    </form>,
  )
  await user.tab()
  await user.keyboard("x")
  await screen.findByRole("option", { name: "Red Fox" })
  // The list looks for what is chosen in timers of 0 ms.
  await new Promise((resolve) => setTimeout(resolve, 5))
  await user.keyboard("{Enter}")
  expect([chosen.mock.calls[0]?.[0], send.mock.calls.length]).toEqual([Field === Select ? "Red Fox" : ["Red Fox"], 0])
})
