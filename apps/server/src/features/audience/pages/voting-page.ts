import type { Ballot, CastVote } from "@rosette/contract/audience"
import { thumbnailUrl } from "@rosette/contract/photo-paths"
import { nameOrHidden } from "@rosette/domain/entries/entry-names"
import { Html, html } from "../../../kernel/pages/html.ts"
import { shell } from "../../../kernel/pages/shell.ts"
import { VOTING_SCRIPT } from "./voting-script.ts"
import { VOTING_STYLE_PATH } from "./voting-style.ts"

type Poll = Ballot["polls"][number]
type Choosable = Poll["entries"][number]

/** What every form carries on: the code of the ticket, and the card of an entry that was scanned before it. */
export type Carried = { code: string; card: string }

/** The page frame. `origin` begins its address. */
function page(origin: string, title: string, content: Html): string {
  const address = { origin, path: "/v", entries: "", style: VOTING_STYLE_PATH }
  return shell(
    { title, description: "Vote with the code of your ticket.", image: null, look: null },
    address,
    html`<main class="voting">${content}</main><script>${new Html(VOTING_SCRIPT)}</script>`,
  )
}

const header = (kicker: string, title: string | Html) =>
  html`<header class="small"><p class="kicker">${kicker}</p><h1 tabindex="-1">${title}</h1></header>`

/** Where a failure of this form is said. */
const TOLD = html`<p role="alert"></p>`

const hidden = (fields: Record<string, string | number>) =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** The first page: the code of a ticket. `refusal` says why the last one was not taken. */
export function codePage(origin: string, { code, card }: Carried, refusal: string | null): string {
  return page(
    origin,
    "Vote",
    html`${header("Audience vote", "Vote with your ticket")}
<form class="narrow" method="post" action="/v">${hidden({ card })}
<p id="told" role="alert">${refusal}</p>
<label>The code on your ticket<input name="code" value="${code}" aria-describedby="told"${refusal ? html` aria-invalid="true"` : null} autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="100" required autofocus></label>
<button class="way main">Continue</button></form>`,
  )
}

/** What the ticket can choose. `notice` says what became of an earlier step. */
export function ballotPage(origin: string, carried: Carried, ballot: Ballot, notice: string | null): string {
  const { event, polls } = ballot
  const said = notice && html`<p class="notice" role="alert">${notice}</p>`
  return page(
    origin,
    `Vote: ${event.name}`,
    html`${header("Audience vote", html`<bdi>${event.name}</bdi>`)}
${polls.length === 0 ? notOpen(carried) : html`${said}${polls.map((poll) => pollSection(carried, poll))}`}${nextTicket()}`,
  )
}

/** A ticket may be tried before voting opens. */
const notOpen = (carried: Carried) =>
  html`<p class="soon">Voting is not open.</p>
<form class="narrow again" method="post" action="/v">${hidden(carried)}${TOLD}<button class="way">Look again</button></form>`

function pollSection(carried: Carried, poll: Poll): Html {
  const { id, name, entries, choice } = poll
  return html`<section><h2>${name}</h2>
${choice ? ownChoice(carried, poll, choice) : null}
<form method="post" action="/v">${hidden({ ...carried, poll: id })}${TOLD}
<div class="find"><label>Number<input name="number" inputmode="text" autocomplete="off" maxlength="100" data-narrows></label><button class="way" name="does" value="find">Choose</button></div><p role="status"></p>
<ul class="ballot">${entries.map((entry) => choosable(entry, choice?.entryId === entry.entryId))}</ul></form></section>`
}

/** A choice that cannot be chosen any more is in no list. */
function ownChoice(carried: Carried, { id, entries }: Poll, choice: NonNullable<Poll["choice"]>): Html {
  const chosen = entries.find(({ entryId }) => entryId === choice.entryId)
  const sentence = chosen
    ? html`Your vote: <strong>${choice.votingId}</strong> <bdi>${chosen.entryName}</bdi>. You can change it until voting closes.`
    : html`Your vote: <strong>${choice.votingId}</strong>, which cannot be chosen now. Your vote is kept and counts if it returns; you can choose another one.`
  return html`<form class="chosen" method="post" action="/v">${hidden({ ...carried, poll: id })}<p>${sentence}</p>
<button class="way" name="does" value="takeBack">Take it back</button>${TOLD}</form>`
}

function choosable({ entryId, votingId, entryName, ownerParticipant, imageUrl }: Choosable, isMine: boolean): Html {
  return html`<li data-of="${`${votingId} ${entryName}`}"><button name="entry" value="${entryId}"${isMine ? html` class="mine"` : null}>${picture(imageUrl)}<span class="number">${votingId}</span>
${entryName ? html`<bdi>${entryName}</bdi>` : null}${ownerParticipant ? html`<bdi class="owner">${ownerParticipant}</bdi>` : null}<span class="choose">${isMine ? "Your vote" : `Choose ${votingId}`}</span></button></li>`
}

const picture = (imageUrl: string | null) =>
  imageUrl &&
  html`<img src="${thumbnailUrl(imageUrl)}" alt="" loading="lazy" decoding="async" width="480" height="320">`

/** Asks once: "C12 Blue Comet. Vote?" */
export function confirmPage(origin: string, carried: Carried, poll: Poll, entry: Choosable): string {
  const { entryId, votingId, entryName, imageUrl } = entry
  const { choice } = poll
  const earlier = choice && choice.entryId !== entryId ? choice.votingId : null
  return page(
    origin,
    `${votingId}: vote?`,
    html`${header(poll.name, html`${votingId}${entryName ? html` <bdi>${entryName}</bdi>` : null}. Vote?`)}
<div class="pick">${picture(imageUrl)}</div>
${earlier === null ? null : html`<p class="notice">It replaces your vote for ${earlier}.</p>`}
<form class="narrow" method="post" action="/v">${hidden({ ...carried, poll: poll.id, chosen: entryId })}${TOLD}
<button class="way main" name="does" value="vote">Vote</button><button class="way" name="does" value="back">Back</button></form>`,
  )
}

/** The polls in which an entry that was scanned can be chosen. */
export function whichPollPage(
  origin: string,
  carried: Carried,
  choices: readonly { poll: Poll; entry: Choosable }[],
): string {
  const [first] = choices
  return page(
    origin,
    "Vote",
    html`${header("Audience vote", first ? html`${first.entry.votingId} <bdi>${nameOrHidden(first.entry)}</bdi>` : "Vote")}
${choices.map(({ poll, entry }) => html`<form class="narrow" method="post" action="/v">${hidden({ ...carried, poll: poll.id, entry: entry.entryId })}${TOLD}<button class="way main">Choose in ${poll.name}</button></form>`)}
<form class="narrow" method="post" action="/v">${hidden(carried)}${TOLD}<button class="way" name="does" value="back">See all</button></form>`,
  )
}

/** "Counted: C12, 14:03." The time is added by the script, as the phone's clock shows it. */
export function countedPage(origin: string, carried: Carried, poll: string, { votingId, at }: CastVote): string {
  const said = votingId === null ? "Your vote is taken back" : `Counted: ${votingId}`
  return page(
    origin,
    said,
    html`${header(poll, html`${said}<span data-at="${at}"></span>.`)}
<p class="notice">You can change it until voting closes.</p>
<form class="narrow" method="post" action="/v">${hidden({ code: carried.code, card: "" })}${TOLD}<button class="way" name="does" value="back">See the vote again</button></form>
${nextTicket()}`,
  )
}

/** One phone may vote with many tickets. */
const nextTicket = () => html`<p class="again"><a class="way" href="/v">Next ticket</a></p>`
