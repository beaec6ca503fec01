import { localStorageColorSchemeManager } from "@mantine/core"

/**
 * Stores the chosen scheme. public/color-scheme.js reads the same key: it sets the scheme before the first paint, so that a dark page
 * never flashes white, and prints in the light one. A page with its screen in the HTML has the text of that file in its head.
 */
export const colorSchemeManager = localStorageColorSchemeManager({ key: "rosette.color-scheme" })
