import { readCardId } from "@rosette/domain/entries/card-code"
import { useLayoutEffect, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { useLocationProperty } from "wouter/use-browser-location"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { entryOfCard } from "./known-card.ts"
import { useOpenEntry } from "./use-open-entry.ts"

/**
 * Opens the sheet of the card in the address: `#card={cardId}`, with `/{votingId}` where the card says an older number. Returns what is
 * to be said instead, until it is dismissed. A card that this device does not know waits for the workspace that is being read.
 */
export function useCardAddress(workspace: Workspace, isReading: boolean) {
  const hash = useLocationProperty(() => window.location.hash)
  const search = useSearch()
  const [path, navigate] = useLocation()
  const openEntry = useOpenEntry()
  const [sentence, setSentence] = useState<string | null>(null)
  useLayoutEffect(() => {
    const card = cardIn(hash)
    if (!card) return
    const found = entryOfCard(workspace, card)
    if (found.entryId !== null) {
      setSentence(null)
      openEntry(found.entryId, found.notice)
    } else if (!isReading) {
      setSentence(found.sentence)
      navigate(search ? `${path}?${search}` : path, { replace: true })
    }
  }, [hash, search, path, navigate, openEntry, workspace, isReading])
  return { sentence, dismiss: () => setSentence(null) }
}

function cardIn(hash: string) {
  const text = new URLSearchParams(hash.slice(1)).get("card")
  if (!text) return null
  const [id = "", votingId] = text.split("/")
  // A text that cannot be an id belongs to no card.
  return { cardId: readCardId(id) ?? "", votingId: votingId || null }
}
