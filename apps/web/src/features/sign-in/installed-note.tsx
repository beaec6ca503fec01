import { Text } from "@mantine/core"

const isInstalled = () => window.matchMedia("(display-mode: standalone)").matches

/** Shown in the installed app, which on an iPhone shares neither sign-in nor sheets with the browser. */
export function InstalledNote() {
  if (!isInstalled()) return null
  return (
    <Text>
      The app on your home screen keeps its own sign-in and score sheets, apart from the browser’s. Sign in here once
      while you have a network.
    </Text>
  )
}
