/**
 * The colours that an event can choose for its own screens and papers, on light and on dark grounds. The light one also carries
 * white text.
 */
export const ACCENT_COLOURS = {
  red: { light: "#a11d1d", dark: "#f59494" },
  orange: { light: "#8f4400", dark: "#f5a860" },
  gold: { light: "#745200", dark: "#f6c94f" },
  green: { light: "#125c36", dark: "#78cf9e" },
  teal: { light: "#0b5a64", dark: "#6fcbd6" },
  blue: { light: "#1f4391", dark: "#94b1f0" },
  violet: { light: "#5b2a9d", dark: "#c3a5f5" },
  pink: { light: "#98185c", dark: "#f49ac6" },
} as const

export type Accent = keyof typeof ACCENT_COLOURS
