import { Title } from "@mantine/core"
import type { ReactNode } from "react"
import { PrintedRanking } from "../../../ui/lists/printed-ranking.tsx"
import { PaperLook } from "../../../ui/page/paper-look.tsx"
import { useIsPrinting } from "../../../ui/page/use-is-printing.ts"
import { beginsContest, inPublic, rankingRows, scoreWords } from "./paper-entries.ts"
import type { PaperVersion } from "./paper-version.ts"
import { usePaperReads } from "./paper-version.ts"
import { announcedLines } from "./winner-papers.ts"

type Props = {
  eventId: number
  /** Whether results are published now; while they are amended the last version is printed, and says so. */
  isPublished: boolean
  /** What is printed before anything is published. */
  children: ReactNode
}

/**
 * The printed Results tab: once there is a version, that version and nothing of the numbers that can still change. Everybody can read
 * such a paper, so what an entry hides is not on it.
 */
export function PublishedPaper({ eventId, isPublished, children }: Props) {
  const { versions, read } = usePaperReads(eventId, null)
  const isPrinting = useIsPrinting()
  if (versions.data?.length === 0) return children
  const look = read.data?.body.event
  return (
    <>
      <PaperLook logoUrl={look?.logoUrl} accent={look?.accent} />
      {isPrinting && (
        <div data-print="only">
          {read.data ? (
            <Version paper={read.data} isPublished={isPublished} />
          ) : (
            <p>The published version is not loaded yet. Print again in a moment.</p>
          )}
        </div>
      )}
    </>
  )
}

function Version({ paper, isPublished }: { paper: PaperVersion; isPublished: boolean }) {
  const { version, digits, body } = paper
  const occasion = [body.event.date, body.event.location].filter(Boolean).join(" · ")
  return (
    <>
      <p>
        {occasion && `${occasion} · `}Version {version} of the results · {digits}
      </p>
      {!isPublished && <p>The results are being amended. This is the version that was published last.</p>}
      {body.waivers.length > 0 && <p>{waivedWords(body.waivers)}</p>}
      <Title order={2}>Winners</Title>
      <ul>
        {announcedLines(paper)
          .filter(({ winners }) => winners.length > 0)
          .map(({ key, title, winners }) => (
            <li key={key}>
              <b>{title}:</b> {winners.map((winner) => winnerWords(inPublic(winner))).join("; ")}
            </li>
          ))}
      </ul>
      <Title order={2}>Complete Results</Title>
      <PrintedRanking
        rows={rankingRows(paper).map((row, index, rows) => {
          return { ...row, heading: beginsContest(rows, index), score: scoreWords(row.score) }
        })}
      />
    </>
  )
}

const winnerWords = ({ name, votingId, owner }: ReturnType<typeof inPublic>) =>
  [`${name} (${votingId})`, owner].filter(Boolean).join(", ")

/** "Waived: Ann was ill (Olga); …" */
const waivedWords = (waivers: PaperVersion["body"]["waivers"]) =>
  `Waived: ${waivers.map(({ reason, waivedBy }) => `${reason} (${waivedBy})`).join("; ")}`
