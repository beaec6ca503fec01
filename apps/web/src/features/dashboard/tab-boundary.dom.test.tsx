import { screen } from "@testing-library/react"
import { Suspense } from "react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { lazyAgain } from "../../lib/lazy-again.ts"
import { TabBoundary } from "./tab-boundary.tsx"

const OFFLINE = new TypeError("Failed to fetch dynamically imported module: /assets/judges-tab.js")

it.each(["Try Again", "the network being back"])("a tab that could not be loaded is loaded with %s", async (way) => {
  const onCaughtError = vi.fn()
  let isOffline = true
  const Tab = lazyAgain(async () => {
    if (isOffline) throw OFFLINE
    return () => <p>All judges</p>
  })
  const { user } = show(
    <>
      <p>The frame</p>
      <TabBoundary>
        <Suspense fallback="Loading...">
          <Tab />
        </Suspense>
      </TabBoundary>
    </>,
    // React writes to the console what a boundary catches, unless it is given elsewhere to tell it.
    { onCaughtError },
  )
  expect((await screen.findByRole("alert")).textContent).toContain("This tab could not be loaded")
  screen.getByText("The frame")
  isOffline = false
  if (way === "Try Again") await user.click(screen.getByRole("button", { name: way }))
  else window.dispatchEvent(new Event("online"))
  await screen.findByText("All judges")
  expect(onCaughtError).toHaveBeenCalledTimes(1)
})
