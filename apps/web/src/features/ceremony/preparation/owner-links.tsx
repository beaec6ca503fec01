import { Button, Text } from "@mantine/core"
import { defuseCell } from "@rosette/domain/csv/csv-cell"
import { IconDownload } from "@tabler/icons-react"
import { saveFile } from "../../../lib/save-file.ts"
import { type Outputs, trpc } from "../../../lib/trpc.ts"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { CopyButton } from "../../../ui/text/copy-button.tsx"
import classes from "../ceremony.module.css"

/** A private link for each owner to their entry's page with averages and comments. */
export function OwnerLinks({ eventId, address }: { eventId: number; address: string }) {
  const links = trpc.organizer.ownerLinks.useQuery({ eventId }, { staleTime: 0 })
  const { data: entries } = trpc.organizer.entries.useQuery({ eventId })
  return (
    <div>
      <Text c="dimmed" my="xs">
        Each link shows its owner the averages and comments of their entry. Give it to that owner only.
      </Text>
      <Loaded
        query={links}
        skeleton={<BarsSkeleton />}
        failureTitle="The links could not be loaded"
        empty={<Text>There are no entries.</Text>}
      >
        {(data) => {
          const rows = ownerLinksOf({ links: data, entries: entries ?? [], address })
          const download = () =>
            saveFile(new Blob([ownerLinksCsv(rows)], { type: "text/csv;charset=utf-8" }), "owners-links.csv")
          return (
            <>
              <Button
                variant="default"
                leftSection={<IconDownload size={20} aria-hidden />}
                disabled={!entries}
                onClick={download}
                mb="xs"
              >
                Download CSV
              </Button>
              <ul className={classes.owners}>
                {rows.map(({ entryId, votingId, entryName, ownerParticipant, link }) => (
                  <li key={entryId}>
                    <Text dir="auto">{[votingId, entryName, ownerParticipant].filter(Boolean).join(" · ")}</Text>
                    <CopyButton text={link} of={`link of ${votingId}`} />
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

type OwnerLink = { entryId: number; votingId: string; entryName: string; ownerParticipant: string; link: string }

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
