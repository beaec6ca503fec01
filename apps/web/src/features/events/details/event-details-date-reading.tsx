import { Text } from "@mantine/core"
import { isoDay } from "@rosette/domain/events/retention"
import { type UnderstoodDate, understandDate } from "@rosette/domain/events/understand-date"
import { trpc } from "../../../lib/trpc.ts"
import { FieldOffer } from "../../../ui/fields/field-offer.tsx"
import { deletionInWords, readingInWords } from "./event-details-date.ts"

const today = () => isoDay(new Date())

/** Null while nothing is typed. */
const understood = (text: string): UnderstoodDate | null => (text.trim() === "" ? null : understandDate(text, today()))

/** How the typed date was read, and when the event is deleted for it: nothing is deleted by a guess that nobody has seen. */
export function TypedDateReading({ text, isKept }: { text: string; isKept: boolean }) {
  const site = trpc.session.current.useQuery()
  const date = understood(text)
  return (
    <>
      <Text component="span" role="status" size="sm" c="var(--mantine-color-text)" display="block">
        {date && readingInWords(date, today())}
      </Text>
      {!isKept && site.data?.deletesEvents && deletionInWords(date)}
    </>
  )
}

/** The year that a date lacks, a tap away. */
export function MissingYear({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const date = understood(text)
  if (date?.kind !== "yearMissing") return null
  const withYear = `${text.trim()}, ${date.year}`
  return <FieldOffer onUse={() => onChange(withYear)}>{`Use “${withYear}”`}</FieldOffer>
}
