import { type CSSVariablesResolver, createTheme, type MantineThemeOverride } from "@mantine/core"
import { INK, PALETTE } from "./palette.ts"

/** "Rosette Text" and its fitted fallback are declared in styles/base.css. */
const TEXT_FONTS =
  '"Rosette Text", "Fitted Sans", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif'
const SYSTEM_MONOSPACE = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace'

export const theme: MantineThemeOverride = createTheme({
  colors: PALETTE,
  primaryColor: "ribbon",
  primaryShade: { light: 7, dark: 6 },
  black: INK,
  fontFamily: TEXT_FONTS,
  fontFamilyMonospace: SYSTEM_MONOSPACE,
  headings: {
    fontFamily: TEXT_FONTS,
    fontWeight: "700",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)", lineHeight: "1.2" },
      h2: { fontSize: "1.375rem", lineHeight: "1.3" },
      h3: { fontSize: "1.125rem", lineHeight: "1.35" },
      h4: { fontSize: "1rem", lineHeight: "1.4" },
      h5: { fontSize: "0.875rem", lineHeight: "1.4" },
      h6: { fontSize: "0.8125rem", lineHeight: "1.4" },
    },
  },
  defaultRadius: "md",
  radius: { xs: "0.25rem", sm: "0.375rem", md: "0.625rem", lg: "1rem", xl: "1.5rem" },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2.25rem" },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    // By name and not by `Button.extend`, which would bring every component named here to every route.
    Button: { defaultProps: { size: "md" } },
    ActionIcon: { defaultProps: { size: "xl", variant: "subtle", color: "gray" } },
    Badge: { defaultProps: { size: "lg", tt: "none", fw: 600 } },
    Checkbox: { defaultProps: { size: "md" } },
    CloseButton: { defaultProps: { size: "xl", iconSize: 20 } },
    Input: { defaultProps: { size: "md" } },
    InputWrapper: { defaultProps: { size: "md" } },
    Modal: { defaultProps: { radius: "lg" } },
    Radio: { defaultProps: { size: "md" } },
    Switch: { defaultProps: { size: "md" } },
    Table: { defaultProps: { fz: "md" } },
  },
})

/** Replaces Mantine's greys and reds that are too faint to read in the sun: at least 7:1 for text and links, 4.5:1 for hints. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "var(--mantine-color-gray-7)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-6)",
    "--mantine-color-error": "var(--mantine-color-red-7)",
    "--mantine-color-success": "var(--mantine-color-green-7)",
    "--mantine-color-default-border": "var(--mantine-color-gray-5)",
    "--mantine-color-disabled": "var(--mantine-color-gray-2)",
    "--mantine-color-disabled-color": "var(--mantine-color-gray-7)",
    "--mantine-color-ribbon-light-color": "var(--mantine-color-ribbon-7)",
    "--rosette-surface": "var(--mantine-color-white)",
    "--rosette-sunken": "var(--mantine-color-gray-0)",
    "--rosette-line": "var(--mantine-color-gray-3)",
    "--rosette-band": "#f2f5f9",
    "--rosette-accent": "var(--mantine-color-ribbon-7)",
    "--rosette-accent-soft": "var(--mantine-color-ribbon-0)",
    "--rosette-gold": "var(--mantine-color-gold-5)",
    "--rosette-gold-ink": "#2b1d00",
    "--rosette-gold-soft": "var(--mantine-color-gold-0)",
  },
  dark: {
    "--mantine-color-dimmed": "var(--mantine-color-dark-2)",
    "--mantine-color-placeholder": "var(--mantine-color-dark-3)",
    "--mantine-color-anchor": "var(--mantine-color-ribbon-3)",
    "--mantine-color-error": "var(--mantine-color-red-3)",
    "--mantine-color-success": "var(--mantine-color-green-4)",
    "--mantine-color-default-border": "#6b788e",
    "--mantine-color-disabled": "var(--mantine-color-dark-5)",
    "--mantine-color-disabled-color": "var(--mantine-color-dark-2)",
    "--mantine-color-ribbon-light-color": "var(--mantine-color-ribbon-2)",
    "--mantine-color-ribbon-light": "#1b2c52",
    "--mantine-color-green-light": "#123a25",
    "--mantine-color-red-light": "#4a1818",
    "--mantine-color-red-light-color": "var(--mantine-color-red-3)",
    "--mantine-color-gold-light": "#3d300c",
    "--mantine-color-gray-light": "#2a3547",
    "--rosette-surface": "var(--mantine-color-dark-6)",
    "--rosette-sunken": "var(--mantine-color-dark-8)",
    "--rosette-line": "var(--mantine-color-dark-4)",
    "--rosette-band": "#243044",
    "--rosette-accent": "var(--mantine-color-ribbon-3)",
    "--rosette-accent-soft": "#17233c",
    "--rosette-gold": "var(--mantine-color-gold-4)",
    "--rosette-gold-ink": "var(--mantine-color-gold-9)",
    "--rosette-gold-soft": "#26211a",
  },
})
