import { screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { ResultsMenu, ResultsTools } from "./results-tools.tsx"

afterEach(() => setScreenWidth("desktop"))

const onPress = vi.fn()
const ITEMS = [{ key: "rules", label: "Result Rules", onPress }]

it("on a desk the links to the sections and the actions are in a line, and there is no menu", async () => {
  const { user } = show(
    <>
      <ResultsTools items={ITEMS} age="As of noon" isRefreshing={false} />
      <ResultsMenu items={ITEMS} />
    </>,
  )
  expect(screen.getAllByRole("link")).toHaveLength(4)
  screen.getByText("As of noon")
  await user.click(screen.getByRole("button", { name: "Result Rules" }))
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole("button")).toHaveLength(1)
})

it("on a phone they are in a menu, and nothing else is there but their age", async () => {
  setScreenWidth("phone")
  show(<ResultsTools items={ITEMS} age="As of noon" isRefreshing={false} />)
  expect(screen.queryByRole("link")).toBeNull()
  expect(screen.queryByRole("button")).toBeNull()
  screen.getByText("As of noon")
  const { user } = show(<ResultsMenu items={ITEMS} />)
  await user.click(screen.getByRole("button", { name: "More for these results" }))
  await screen.findByRole("menuitem", { name: "Result Rules" })
})
