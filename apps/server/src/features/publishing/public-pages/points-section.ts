import { notApplyingWords } from "@rosette/domain/contest/applicability"
import { type Html, html } from "./html.ts"
import type { EntryPoints, PointsPart } from "./section-points.ts"
import { bar } from "./tables.ts"

/** Where an entry has its points from: a flat bar for each part, as long as what the entry could have; then what they add up to. */
export const pointsSection = ({ by, parts, total }: EntryPoints): Html =>
  html`<section class="parts"><h2>Points by ${by}</h2><ul>${parts.map(
    (part) => html`<li><span>${part.name}</span> ${partBar(part)}${figure(part, part.openPoints)}</li>
`,
  )}<li class="total"><span>${total.name}</span> ${figure(total, total.maxPoints)}</li></ul>${withoutPoints(total)}</section>`

const partBar = ({ points, maxPoints, openPoints }: PointsPart) => bar(points / maxPoints, openPoints / maxPoints)

const figure = ({ points, openPoints, hasScores }: PointsPart, max: number): Html =>
  openPoints === 0
    ? html`<span class="of">Does not apply</span>`
    : html`<span class="of"><strong>${hasScores ? points.toFixed(1) : "–"}</strong> / ${max}</span>`

/** Why the parts have less than the total's maximum. */
const withoutPoints = ({ maxPoints, openPoints }: PointsPart): Html | null =>
  openPoints < maxPoints ? html`<p class="missing">${notApplyingWords(maxPoints - openPoints, maxPoints)}</p>` : null
