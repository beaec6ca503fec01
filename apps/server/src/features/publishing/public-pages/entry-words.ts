import type { PublicEntry } from "@rosette/contract/public-pages"
import { nameOrHidden } from "@rosette/domain/entries/entry-names"
import { type Html, html } from "../../../kernel/pages/html.ts"

/** The entry's name as a link to its page. */
export const nameLink = (entry: PublicEntry, entries: string): Html =>
  html`<a class="name" href="${entries}/${encodeURIComponent(entry.votingId)}"><bdi>${nameOrHidden(entry)}</bdi></a>`

/** Whose it is, its number and its class: each wraps as a whole; the style separates those in one line. */
export function ownerLine({ ownerParticipant, votingId, className }: PublicEntry): Html {
  const facts = [ownerParticipant ? html`<bdi>${ownerParticipant}</bdi>` : null, `No.\u00a0${votingId}`, className]
  return html`<p class="owner">${facts.map((fact) => (fact ? html`<span>${fact}</span> ` : html``))}</p>`
}

/** The entry's photo; the first one on a page is not loaded lazily. */
export function photo({ imageUrl }: PublicEntry, when: "first" | "later"): Html | null {
  if (!imageUrl) return null
  const loading = when === "first" ? html`fetchpriority="high"` : html`loading="lazy"`
  return html`<img src="${imageUrl}" alt="" ${loading} decoding="async" width="480" height="320">`
}
