import type { FastifyInstance, FastifyReply } from "fastify"
import { cardPage, unknownCard } from "../../features/cards/card-page.ts"
import { type OpenedCard, openedCard } from "../../features/cards/card-page-query.ts"
import { shownEntry } from "../../features/publishing/public-pages/entry-page-query.ts"
import type { KeptPages } from "../../features/publishing/public-pages/kept-pages.ts"
import { createContext } from "../../kernel/context.ts"
import type { PageAddress } from "../../kernel/pages/shell.ts"
import type { Services } from "../../kernel/services.ts"
import { AppError } from "../../refusals/app-error.ts"
import { requestFactsOf } from "../calls/request-facts.ts"
import { PAGE_POLICY, STYLE_PATH } from "./mount-public-pages.ts"
import { originOf } from "./own-origin.ts"

type Asked = { Params: { cardId: string; votingId?: string } }

/**
 * Answers the address in the QR code of a card: a judge of the event gets the sheet, everybody else what the public may see of the entry.
 */
export function mountCards(app: FastifyInstance, services: Services, pages: KeptPages): void {
  const { db, settings } = services
  const send = (reply: FastifyReply, status: number, content: string) =>
    reply
      .status(status)
      .headers({ "content-security-policy": PAGE_POLICY, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(content)

  /** The path of the entry's public page; null unless it is public now. */
  const publicPath = async ({ publicKey, entryId }: OpenedCard): Promise<string | null> => {
    const page = publicKey === null ? null : await pages.get(publicKey)
    // Since it was published the entry may have another number, and its number another entry.
    const entry = page?.published?.body.entries.find(({ id }) => id === entryId)
    if (!page || !entry) return null
    const { votingId } = entry
    try {
      shownEntry(page, { votingId, key: undefined })
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
    return `/e/${publicKey}/${encodeURIComponent(votingId)}`
  }

  for (const path of ["/c/:cardId", "/c/:cardId/", "/c/:cardId/:votingId"])
    app.get<Asked>(path, async (request, reply) => {
      const { cardId, votingId: printed = null } = request.params
      const card = await openedCard(db, cardId)
      const origin = originOf(request, settings)
      const address: PageAddress = { origin, path: `/c/${encodeURIComponent(cardId)}`, entries: "", style: STYLE_PATH }
      if (!card) return send(reply, 404, unknownCard(address))
      const { judge } = await createContext(services, requestFactsOf(request, reply, settings)).who()
      reply.header("cache-control", "no-store")
      if (judge?.eventId === card.eventId) return reply.redirect(judgesPath(card, printed), 303)
      const open = await publicPath(card)
      return open ? reply.redirect(open, 303) : send(reply, 200, cardPage(card, printed, address))
    })
}

/** The sheet of a card, with the number that it says if the entry has another one now. */
const judgesPath = ({ cardId, votingId }: OpenedCard, printed: string | null) =>
  `/judge#card=${cardId}${printed === null || printed === votingId ? "" : `/${encodeURIComponent(printed)}`}`
