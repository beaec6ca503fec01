import { type Html, html } from "./html.ts"
import type { EntryPoints } from "./section-points.ts"
import { bar } from "./tables.ts"

/** Where an entry has its points from: a flat bar for each part, with its figure. */
export const pointsSection = ({ by, parts }: EntryPoints): Html =>
  html`<section class="parts"><h2>Points by ${by}</h2><ul>${parts.map(
    ({ name, points, maxPoints }) =>
      html`<li><span>${name}</span> ${bar((points ?? 0) / maxPoints)}<span class="of"><strong>${points?.toFixed(1) ?? "–"}</strong> / ${maxPoints}</span></li>
`,
  )}</ul></section>`
