import { MantineProvider } from "@mantine/core"
import { type RenderOptions, render } from "@testing-library/react"
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event"
import type { ReactNode } from "react"
import { theme } from "../src/app/theme.ts"

/** The product's theme without CSS variables, which take long to compute here, and without transitions: a dialog opens at once. */
function Themed({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} env="test">
      {children}
    </MantineProvider>
  )
}

// Without styles there is no need to check before each click whether a style prevents it.
const USER = { delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }

/** Renders something as the product does, with a user who types and clicks. */
export function show(element: ReactNode, options: Pick<RenderOptions, "onCaughtError"> = {}) {
  return { user: userEvent.setup(USER), ...render(element, { wrapper: Themed, ...options }) }
}
