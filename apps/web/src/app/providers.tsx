import { MantineProvider } from "@mantine/core"
import type { ReactNode } from "react"
import { colorSchemeManager } from "./color-scheme.ts"
import { cssVariables, theme } from "./theme.ts"

/** What every screen stands on, the landing page included; calls to the server come with `workspace.tsx`. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  )
}
