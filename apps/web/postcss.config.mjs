import { BREAKPOINTS, smallerThan } from "./src/lib/breakpoints.ts"

const variables = Object.fromEntries(
  Object.entries(BREAKPOINTS).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
)

/** What several style sheets say in the same words. */
const mixins = {
  /** For screen readers alone. */
  hidden: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  /** A text of one line; what does not fit is cut. */
  "one-line": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  /** A text of at most `count` lines. */
  lines: (_mixin, count) => ({
    display: "-webkit-box",
    "-webkit-box-orient": "vertical",
    "-webkit-line-clamp": count,
    overflow: "hidden",
  }),
  /** Where nothing can be dropped or hovered. */
  "touch-or-phone": { [`@media (pointer: coarse), ${smallerThan("sm")}`]: { "@mixin-content": {} } },
  /** What stands in a line, in as many lines as it needs, or below each other. */
  row: (_mixin, gap) => ({ display: "flex", alignItems: "center", gap }),
  wrap: (_mixin, gap) => ({ display: "flex", flexWrap: "wrap", alignItems: "center", gap }),
  stack: (_mixin, gap) => ({ display: "flex", flexDirection: "column", gap }),
  /** A button that looks like what it contains. */
  bare: { padding: "0", border: "0", background: "none", font: "inherit", cursor: "pointer" },
  /** A button in a line of text, whose target reaches above and below without making the line higher. */
  "in-line": {
    height: "auto",
    minHeight: "2.75rem",
    marginBlock: "-0.5rem",
    paddingInline: "0",
    borderInlineWidth: "0",
    textAlign: "start",
    "@media (pointer: fine)": { minHeight: "2rem", marginBlock: "-0.25rem" },
  },
  /** A low screen, as a phone held sideways or a zoomed page, or a phone with larger text: what stays in sight would cover the page. */
  cramped: { [`@media (max-height: 26.25em), ${smallerThan("xs")}`]: { "@mixin-content": {} } },
  /** Text beside what matters. */
  quiet: { color: "var(--mantine-color-dimmed)", fontSize: "var(--mantine-font-size-sm)" },
  /** What is still open, and what is done. */
  open: { background: "var(--rosette-open-ground)", color: "var(--rosette-open-ink)" },
  done: { background: "var(--rosette-done-ground)", color: "var(--rosette-done-ink)" },
  /** A card or a table on the page. */
  surface: {
    border: "1px solid var(--rosette-line)",
    borderRadius: "var(--mantine-radius-lg)",
    background: "var(--rosette-surface)",
  },
}

export default { plugins: { "postcss-preset-mantine": { mixins }, "postcss-simple-vars": { variables } } }
