import { localStorageColorSchemeManager } from "@mantine/core"

/**
 * Stores the chosen scheme. public/color-scheme.js reads the same key: it sets the scheme before the first paint, so that a dark page
 * never flashes white, and prints in the light one.
 */
export const colorSchemeManager = localStorageColorSchemeManager({ key: "rosette.color-scheme" })
