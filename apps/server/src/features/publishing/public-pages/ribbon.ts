import { metalOfPlace } from "@rosette/domain/ceremony/metals"
import type { Prize } from "@rosette/domain/ceremony/run-order"
import { type Html, html } from "../../../kernel/pages/html.ts"

export const ribbonOfPlace = (place: number): Prize => ({ metal: metalOfPlace(place), place })

/** The shape of all ribbons of a page, which use it in their own colours. */
export const RIBBON_SHAPE = html`<svg class="shape" aria-hidden="true"><symbol id="ribbon" viewBox="10 2 44 62"><path class="tails" d="M21 38 12.5 58.5l8.3-1.9 4.6 6.4L33 43zM43 38 51.5 58.5l-8.3-1.9-4.6 6.4L31 43z"/><circle class="petals" cx="32" cy="25" r="17" pathLength="14"/><circle class="rim" cx="32" cy="25" r="14.5"/><circle class="heart" cx="32" cy="25" r="12.5"/></symbol></svg>`

/** The ribbon of an entry that has won, with its place as a number, or else a tick. Decorative: the title next to it says the same. */
export function ribbon({ metal, place }: Prize): Html {
  const mark =
    place === null
      ? html`<path class="tick" d="m26.2 25.4 4.1 4.2 7.8-8.6"/>`
      : html`<text class="number" x="32" y="30.6">${place}</text>`
  return html`<svg class="ribbon ${metal}" viewBox="10 2 44 62" aria-hidden="true"><use href="#ribbon" x="10" y="2" width="44" height="62"/>${mark}</svg>`
}
