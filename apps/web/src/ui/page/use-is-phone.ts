import { useMediaQuery } from "@mantine/hooks"
import { smallerThan } from "../../lib/breakpoints.ts"

/** True on a screen as narrow as a phone's, from the first rendering on. */
export const useIsPhone = (): boolean => useMediaQuery(smallerThan("sm"), undefined, { getInitialValueInEffect: false })
