import type { PublicEntry } from "@rosette/contract"
import { type Html, html } from "./html.ts"

/** What an entry is called where it may be named; its voting ID where it may not. */
export const nameOf = ({ entryName, votingId }: PublicEntry) => entryName || `Entry ${votingId}`

/** Its name, which leads to its own page. */
export const nameLink = (entry: PublicEntry, entries: string): Html =>
  html`<a class="name" href="${entries}/${encodeURIComponent(entry.votingId)}"><bdi>${nameOf(entry)}</bdi></a>`

export function ownerLine({ ownerParticipant, votingId, className }: PublicEntry): Html {
  const facts = [`No.\u00a0${votingId}`, className].filter(Boolean).join(" · ")
  return html`<p class="owner">${ownerParticipant ? html`<bdi>${ownerParticipant}</bdi> · ` : null}${facts}</p>`
}

/** Its photo; the one that a reader sees first is not put off. */
export function photo({ imageUrl }: PublicEntry, when: "first" | "later"): Html | null {
  if (!imageUrl) return null
  const loading = when === "first" ? html`fetchpriority="high"` : html`loading="lazy"`
  return html`<img src="${imageUrl}" alt="" ${loading} decoding="async" width="480" height="320">`
}
