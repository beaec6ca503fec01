import { MantineProvider } from "@mantine/core"
import type { ReactNode } from "react"
import { colorSchemeManager } from "./color-scheme.ts"
import { cssVariables, theme } from "./theme.ts"

/** The providers of every screen; those for calls to the server are in `api-provider.tsx`. */
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
