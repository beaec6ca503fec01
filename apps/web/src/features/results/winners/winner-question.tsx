import { Group, Text } from "@mantine/core"
import { IconHourglass } from "@tabler/icons-react"
import { formatNumber, plural } from "../../../lib/format.ts"
import { Row } from "../../../ui/lists/row.tsx"
import { Notice } from "../../../ui/states/notice.tsx"
import { EntryThumbnail } from "../../photos/entry-thumbnail.tsx"
import { entryWithOwner } from "../entry-result.ts"
import { missingJudges, type Outstanding, outstandingWords } from "../outstanding/words.ts"
import { type Candidate, movedText, namedEntry, titleText } from "./honours.ts"
import type { Ground } from "./winner-settling.ts"
import classes from "./winners.module.css"

type Props = {
  ground: Ground
  confirmedBy: string
  /** Null if unknown. */
  outstanding: Outstanding | null
  /** The candidate of the previous question; null if nothing has changed. */
  moved: Candidate | null
}

/** What a confirmation will record, and what could still change it. */
export function WinnerQuestion({ ground: { candidate, equals, replaced }, confirmedBy, outstanding, moved }: Props) {
  const { result } = candidate
  const others = equals.filter(({ entryId }) => entryId !== result.entryId)
  return (
    <>
      {moved && (
        <Notice mb="sm" role="status">
          {movedText(moved, candidate)}
        </Notice>
      )}
      <Row
        className={classes.entry}
        align="flex-start"
        mt="xs"
        start={result.imageUrl && <EntryThumbnail imageUrl={result.imageUrl} />}
      >
        <b>{result.entryName}</b> ({entryWithOwner(result)}) will be recorded as <b>{titleText(candidate)}</b>,
        confirmed by {confirmedBy}.
      </Row>
      {others.length > 0 && <Text mt="sm">Tied with {others.map(namedEntry).join(", ")}.</Text>}
      {replaced && <Text mt="sm">It takes the place of {namedEntry(replaced)}, which was confirmed before.</Text>}
      <MissingSheets outstanding={outstanding} />
    </>
  )
}

function MissingSheets({ outstanding }: Pick<Props, "outstanding">) {
  const words = outstanding && outstandingWords(outstanding)
  if (outstanding && !words) return null
  const isMissing = outstanding !== null && outstanding.outstandingSheets > 0
  return (
    <Notice place="dialog" icon={<IconHourglass size={24} aria-hidden />}>
      <Text fw={600}>{words?.state ?? "Sheets may be missing."}</Text>
      {isMissing && <MissingJudges outstanding={outstanding} />}
      {words?.lines.slice(isMissing ? 1 : 0).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Text>
        {words
          ? `The ${isMissing ? "missing" : "incomplete"} sheets can still change who wins.`
          : "The server could not check just now whether all judges are done."}
      </Text>
    </Notice>
  )
}

/** The judges whose sheets are missing, each with how many. */
function MissingJudges({ outstanding }: { outstanding: Outstanding }) {
  const { named, others } = missingJudges(outstanding)
  return (
    <ul className={classes.missing} aria-label="Missing from">
      {named.map(({ name, sheets }) => (
        <Group key={name} component="li" justify="space-between" wrap="nowrap" className="tabular">
          <span>{name}</span> <b>{formatNumber(sheets)} missing</b>
        </Group>
      ))}
      {others > 0 && <li>and {plural(others, "other")}</li>}
    </ul>
  )
}
