import { Text } from "@mantine/core"

const isInstalled = () => window.matchMedia("(display-mode: standalone)").matches

/** For the installed product, which on an iPhone shares neither its sign-in nor its sheets with the browser. */
export function InstalledNote() {
  if (!isInstalled()) return null
  return (
    <Text>
      The app on your home screen keeps its own sign-in and score sheets, apart from the browser’s. Sign in here once
      while you have a network.
    </Text>
  )
}
