import { type ReactNode, useMemo } from "react"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { CertificateSheet } from "./certificate-sheet.tsx"
import { ownerPapers, ownerPortions } from "./owner-papers.ts"
import { OwnerSheets } from "./owner-sheets.tsx"
import type { CertificateStyle, PaperChoice, PaperKind } from "./paper-choice.ts"
import type { PaperVersion } from "./paper-version.ts"
import { PlacardSheet } from "./placard-sheet.tsx"
import { RankingSheets } from "./ranking-sheets.tsx"
import { announcedLines, certificates, placards } from "./winner-papers.ts"
import { WinnersSheets } from "./winners-sheets.tsx"

type Props = { paper: PaperVersion; choice: PaperChoice }

/** The sheets of the chosen paper; if there is nothing to print, what to do about it. */
export function PaperPages({ paper, choice: { kind, certificate, portion } }: Props) {
  if (isEmpty(paper, kind)) return <NothingToPrint kind={kind} version={paper.version} />
  const pages: Record<PaperKind, () => ReactNode> = {
    winners: () => <WinnersSheets paper={paper} />,
    ranking: () => <RankingSheets paper={paper} />,
    placards: () => <Placards paper={paper} />,
    certificates: () => <Certificates paper={paper} style={certificate} />,
    owners: () => <Owners paper={paper} portion={portion} />,
  }
  return pages[kind]()
}

/** Whether a version has nothing to print on this paper. */
export const isEmpty = (paper: PaperVersion, kind: PaperKind): boolean =>
  kind === "ranking" || kind === "owners"
    ? paper.body.entries.length === 0
    : announcedLines(paper).every(({ winners }) => winners.length === 0)

function NothingToPrint({ kind, version }: { kind: PaperKind; version: number }) {
  if (kind === "ranking" || kind === "owners")
    return <EmptyState title="No entries">Version {version} holds no entries, so there is nothing to print.</EmptyState>
  return (
    <EmptyState title="No winners" action={<ButtonLink href="/dashboard?tab=results">Open Results</ButtonLink>}>
      Version {version} has no winners that are announced. Confirm winners or give awards, publish an amendment, and
      print that.
    </EmptyState>
  )
}

function Certificates({ paper, style }: { paper: PaperVersion; style: CertificateStyle }) {
  const all = useMemo(() => certificates(paper), [paper])
  return all.map((certificate) => (
    <CertificateSheet key={certificate.key} certificate={certificate} event={paper.body.event} style={style} />
  ))
}

function Placards({ paper }: { paper: PaperVersion }) {
  const all = useMemo(() => placards(paper), [paper])
  return all.map((placard) => <PlacardSheet key={placard.entry.entryId} placard={placard} event={paper.body.event} />)
}

function Owners({ paper, portion }: { paper: PaperVersion; portion: number }) {
  const owners = useMemo(() => {
    const portions = ownerPortions(paper)
    return ownerPapers(paper, portions[portion] ?? portions[0] ?? [])
  }, [paper, portion])
  return owners.map((owner) => <OwnerSheets key={owner.entry.entryId} owner={owner} event={paper.body.event} />)
}
