import { defuseCell } from "@rosette/domain/csv/csv-cell"
import type { Outputs } from "../../../lib/trpc.ts"

export type OwnerLink = { entryId: number; votingId: string; entryName: string; ownerParticipant: string; link: string }

type Read = {
  links: Outputs["organizer"]["ownerLinks"]
  entries: readonly { id: number; entryName: string; ownerParticipant: string }[]
  address: string
}

/** The links with the names of their entries and owners. */
export function ownerLinksOf({ links, entries, address }: Read): OwnerLink[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return links.map(({ entryId, votingId, path }) => ({
    entryId,
    votingId,
    link: address + path,
    entryName: byId.get(entryId)?.entryName ?? "",
    ownerParticipant: byId.get(entryId)?.ownerParticipant ?? "",
  }))
}

const cell = (text: string) => `"${defuseCell(text).replaceAll('"', '""')}"`
const row = (cells: readonly string[]) => `${cells.map(cell).join(",")}\r\n`

/** The links as a CSV file for a mail merge. It starts with a byte order mark, so that spreadsheets read it as UTF-8. */
export const ownerLinksCsv = (links: readonly OwnerLink[]): string =>
  `\uFEFF${row(["Voting ID", "Entry", "Owner", "Link"])}${links
    .map(({ votingId, entryName, ownerParticipant, link }) => row([votingId, entryName, ownerParticipant, link]))
    .join("")}`
