import { type Html, html } from "./html.ts"
import type { EntryPoints } from "./section-points.ts"
import { bar } from "./tables.ts"

type Part = EntryPoints["total"]

/** Where an entry has its points from: a flat bar for each part, as long as what the entry could have; then what they add up to. */
export const pointsSection = ({ by, parts, total }: EntryPoints): Html =>
  html`<section class="parts"><h2>Points by ${by}</h2><ul>${parts.map(
    (part) => html`<li><span>${part.name}</span> ${partBar(part)}${figure(part, part.ownMax)}</li>
`,
  )}<li class="total"><span>${total.name}</span> ${figure(total, total.maxPoints)}</li></ul>${withoutPoints(total)}</section>`

const partBar = ({ points, maxPoints, ownMax }: Part) => bar((points ?? 0) / maxPoints, ownMax / maxPoints)

const figure = ({ points, ownMax }: Part, max: number): Html =>
  ownMax === 0
    ? html`<span class="of">Does not apply</span>`
    : html`<span class="of"><strong>${points?.toFixed(1) ?? "–"}</strong> / ${max}</span>`

/** Why the parts have less than the total's maximum. */
const withoutPoints = ({ maxPoints, ownMax }: Part): Html | null =>
  ownMax < maxPoints
    ? html`<p class="missing">${maxPoints - ownMax} of the ${maxPoints} points are for criteria that do not apply to this entry and count as 0.</p>`
    : null
