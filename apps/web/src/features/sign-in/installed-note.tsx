import { Text } from "@mantine/core"
import classes from "./sign-in-card.module.css"

/** Shown only in the installed app, which on an iPhone shares neither sign-in nor sheets with the browser. */
export const InstalledNote = () => (
  <Text className={classes.installed}>
    The app on your home screen keeps its own sign-in and score sheets, apart from the browser’s. Sign in here once
    while you have a network.
  </Text>
)
