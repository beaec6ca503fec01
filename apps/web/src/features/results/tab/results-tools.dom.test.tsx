import { screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { ResultsTools } from "./results-tools.tsx"

afterEach(() => setScreenWidth("desktop"))

const onPress = vi.fn()
const ITEMS = [{ key: "rules", label: "Result Rules", onPress }]

it("on a desk the links to the sections and the actions are in a line, and there is no menu", async () => {
  const { user } = show(<ResultsTools items={ITEMS} age="As of noon" isRefreshing={false} />)
  expect(screen.getAllByRole("link")).toHaveLength(4)
  screen.getByText("As of noon")
  await user.click(screen.getByRole("button", { name: "Result Rules" }))
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole("button")).toHaveLength(1)
})

it("on a phone the actions are in a menu at the end of the links, and without actions there is no menu", async () => {
  setScreenWidth("phone")
  const { user, rerender } = show(<ResultsTools items={ITEMS} age="As of noon" isRefreshing={false} />)
  expect(screen.getAllByRole("link")).toHaveLength(4)
  screen.getByText("As of noon")
  await user.click(screen.getByRole("button", { name: "More for these results" }))
  await screen.findByRole("menuitem", { name: "Result Rules" })
  await user.keyboard("{Escape}")
  rerender(<ResultsTools items={[]} age={null} isRefreshing={false} />)
  expect(screen.queryByRole("button")).toBeNull()
})
