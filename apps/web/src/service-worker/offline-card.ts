import { readCardCode } from "@rosette/domain/entries/card-code"
import { allWorkspaces } from "../offline/workspace/workspace-store.ts"

/** The address of a card, which the server answers: with the sheet for a judge, with what is public for everybody else. */
export const isCard = (path: string): boolean => path.startsWith("/c/")

const CONNECT_ONCE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connect once to load it</title><body style="font:1.125rem/1.5 system-ui;padding:2rem;color-scheme:light dark"><h1>Connect once to load it</h1>
<p>This phone does not know this card yet, and there is no connection.</p>`

/** What a card opens without a network: the sheet on the phone of a judge, which says so itself if it does not know the card. */
export async function offlineCard(url: string): Promise<Response> {
  const card = readCardCode(url)
  const isJudges = card && (await allWorkspaces().catch(() => [])).length > 0
  if (!isJudges) return new Response(CONNECT_ONCE, { headers: { "content-type": "text/html; charset=utf-8" } })
  const number = card.votingId === null ? "" : `/${encodeURIComponent(card.votingId)}`
  return Response.redirect(new URL(`/judge#card=${card.cardId}${number}`, url), 302)
}
