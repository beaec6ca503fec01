import { html } from "../../kernel/pages/html.ts"
import { type PageAddress, shell } from "../../kernel/pages/shell.ts"
import type { OpenedCard } from "./card-page-query.ts"

/** "This card says C12; the entry is C14 now"; null if it says what the entry is. */
const olderNumber = ({ votingId }: OpenedCard, printed: string | null) =>
  printed === null || printed === votingId ? null : `This card says ${printed}; the entry is ${votingId} now`

/** What a stranger learns of a card: its event and its number. `printed` is the number that the card says. */
export function cardPage(card: OpenedCard, printed: string | null, address: PageAddress): string {
  const { eventName, votingId, cardId, isVoting } = card
  const older = olderNumber(card, printed)
  return shell(
    { title: `${votingId}: ${eventName}`, description: `An entry of ${eventName}`, image: null, look: null },
    address,
    html`<header><p class="kicker"><bdi>${eventName}</bdi></p><h1>${votingId}</h1></header>
<main>${older && html`<p class="soon">${older}</p>`}
<p class="ways">${isVoting ? html`<a class="way main" href="/v?entry=${cardId}">Vote</a>` : null}<a class="way" href="/judge#card=${cardId}">I am a judge</a></p></main>`,
  )
}

/** The page for a card that no entry has. */
export function unknownCard(address: PageAddress): string {
  const sentence = "No entry has this card, or not any more. Please ask the organizer of the contest."
  return shell(
    { title: "Unknown card", description: sentence, image: null, look: null },
    address,
    html`<header><h1>Unknown card</h1></header><main><p class="soon">${sentence}</p></main>`,
  )
}
