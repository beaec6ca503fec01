import { Box, UnstyledButton } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { useId, useState } from "react"
import { StatusMark } from "../entry-status/status-mark.tsx"
import { EntryThumbnail } from "../photos/entry-thumbnail.tsx"
import classes from "./entries.module.css"
import type { EntrySheets } from "./entry-sheets.tsx"
import { EntrySheetsWords } from "./entry-sheets.tsx"

type Props = {
  entry: Entry
  /** The name of its class, if it is in one. */
  className: string | undefined
  sheets: EntrySheets
}

/** An entry as a row on a phone; a tap anywhere before the dots shows its whole name and its description. */
export function EntryListLine({ entry, className, sheets }: Props) {
  const { entryName, votingId, ownerParticipant, description, imageUrl, status, statusReason } = entry
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  return (
    <div className={classes.line} data-open={isOpen || undefined}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        <EntryThumbnail imageUrl={imageUrl} />
        <span className={classes.entryLineWords}>
          <span className={classes.entryLineName}>{entryName}</span>
          <span className={classes.facts}>
            <span>
              <Box component="span" ff="monospace" fw={600}>
                {votingId}
              </Box>{" "}
              · {ownerParticipant}
              {className && ` · ${className}`}
            </span>
            <StatusMark status={status} />
            <EntrySheetsWords sheets={sheets} />
          </span>
        </span>
      </UnstyledButton>
      <div id={moreId} hidden={!isOpen} className={classes.more}>
        {description || "No description"}
        {statusReason && (
          <div>
            {STATUS_WORDS[status]}: {statusReason}
          </div>
        )}
      </div>
    </div>
  )
}
