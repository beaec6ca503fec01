/**
 * The widths at which screens change, for style sheets (`@mixin smaller-than $mantine-breakpoint-sm`), components and code. They
 * are in `em`, so that larger text counts as a smaller screen.
 *
 * - xs: what is smaller is the smallest phone, or a phone with text half as large again
 * - sm: what is smaller is a phone
 * - md: what is smaller has one column
 * - lg: tables and strips have room for all their columns
 */
export const BREAKPOINTS = { xs: "22.5em", sm: "48em", md: "62em", lg: "75em" } as const

type Breakpoint = keyof typeof BREAKPOINTS

const EM_PX = 16

/** The condition of `@mixin smaller-than`, which does not meet that of `largerThan`. */
export const smallerThan = (name: Breakpoint): string =>
  `(max-width: ${(Number.parseFloat(BREAKPOINTS[name]) * EM_PX - 0.1) / EM_PX}em)`

export const largerThan = (name: Breakpoint): string => `(min-width: ${BREAKPOINTS[name]})`
