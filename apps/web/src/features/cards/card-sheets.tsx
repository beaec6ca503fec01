import type { CardFace } from "@rosette/domain/entries/entry-card"
import { useMemo } from "react"
import { QrCode } from "../../ui/figures/qr-code.tsx"
import { FitText, PaperPage } from "../../ui/paper/sheet.tsx"
import type { CardEntry, CardFormat } from "./card-choice.ts"
import classes from "./cards.module.css"

const PER_SHEET: Record<CardFormat, number> = { a4: 4, letter: 4, label: 1 }

type Props = { entries: readonly CardEntry[]; format: CardFormat }

/** The cards of entries: four on a sheet to cut apart, or one on each label. */
export function CardSheets({ entries, format }: Props) {
  const most = PER_SHEET[format]
  const sheets = useMemo(
    () =>
      Array.from({ length: Math.ceil(entries.length / most) }, (_, index) =>
        entries.slice(index * most, (index + 1) * most),
      ),
    [entries, most],
  )
  return sheets.map((sheet) => (
    <PaperPage
      key={sheet[0]?.id}
      format={format === "label" ? "label-62x100" : `${format}-portrait`}
      label={`Cards of ${sheet.map(({ votingId }) => votingId).join(", ")}`}
      className={format === "label" ? classes.label : classes.four}
    >
      {sheet.map(({ id, url, face }) => (
        <EntryCard key={id} url={url} face={face} />
      ))}
    </PaperPage>
  ))
}

/** More characters are not on one line of a label in the smallest size of a number. */
const ONE_LINE_CHARS = 4

/** What everybody may read beside the entry: no name or owner that it hides, and no result. */
function EntryCard({ url, face }: { url: string; face: CardFace }) {
  const { votingId, name, owner, event } = face
  return (
    <article
      className={classes.card}
      aria-label={`Card of ${votingId}`}
      data-long={[...votingId].length > ONE_LINE_CHARS || undefined}
    >
      <FitText className={classes.number}>{votingId}</FitText>
      {name && <FitText className={classes.name}>{name}</FitText>}
      {owner && <FitText className={classes.owner}>{owner}</FitText>}
      <div className={classes.bottom}>
        <div className={classes.qr}>
          <QrCode label={`QR code of ${votingId}`} link={url} />
        </div>
        <div className={classes.about}>
          {face.class && <FitText className={classes.class}>{face.class}</FitText>}
          <FitText className={classes.event}>{event}</FitText>
        </div>
      </div>
    </article>
  )
}
