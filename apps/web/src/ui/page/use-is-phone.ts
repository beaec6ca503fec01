import { useMediaQuery } from "@mantine/hooks"

/** True on a screen as narrow as a phone's, from the first rendering on. */
export const useIsPhone = (): boolean =>
  useMediaQuery("(max-width: 47.99em)", undefined, { getInitialValueInEffect: false })
