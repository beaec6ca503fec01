import { Alert, Group } from "@mantine/core"
import { numbersInWords } from "@rosette/domain/audience/code-numbers"
import { useState } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { WholeNumberField } from "../../../ui/fields/whole-number-field.tsx"
import { PAPER_SIZES, PaperField } from "../../../ui/paper/paper-field.tsx"
import { type PaperSize, usualSize } from "../../../ui/paper/paper-size.ts"
import { PrintDesk, PrintPreview } from "../../../ui/paper/print-preview.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { useCardAddress } from "../../card-address/card-address.ts"
import { CardAddressNote } from "../../card-address/card-address-note.tsx"
import { firstRange, rangeErrors, type TypedRange } from "./ticket-range.ts"
import { TicketSheets } from "./ticket-sheets.tsx"

type Props = { eventId: number; eventName: string; made: number }

/** Which tickets to print, and a preview of them. */
export function TicketsView({ eventId, eventName, made }: Props) {
  const [range, setRange] = useState<TypedRange>(() => firstRange(made))
  const [size, setSize] = useState(() => usualSize(navigator.language))
  const errors = rangeErrors(range, made)
  const [from, to] = [Number(range.from), Number(range.to)]
  const choices = (
    <>
      <Group grow gap="sm" align="flex-start">
        <WholeNumberField
          label="From number"
          value={range.from}
          onChange={(number) => setRange({ ...range, from: number })}
          error={errors.from}
        />
        <WholeNumberField
          label="To number"
          value={range.to}
          onChange={(number) => setRange({ ...range, to: number })}
          error={errors.to}
        />
      </Group>
      <PaperField options={PAPER_SIZES} value={size} onChange={setSize} />
      <CardAddressNote />
    </>
  )
  return (
    <PrintDesk choices={choices}>
      {errors.from || errors.to ? null : (
        <Preview eventId={eventId} eventName={eventName} size={size} range={{ from, to }} />
      )}
    </PrintDesk>
  )
}

type PreviewProps = Omit<Props, "made"> & { size: PaperSize; range: { from: number; to: number } }

function Preview({ eventId, eventName, size, range }: PreviewProps) {
  const codes = trpc.organizer.voteCodes.useQuery({ eventId, ...range }, { staleTime: 0 })
  const address = useCardAddress()
  return (
    <Loaded
      query={codes}
      skeleton={<BarsSkeleton count={2} height="20rem" />}
      failureTitle="The codes could not be loaded"
    >
      {({ codes: read }) => {
        const valid = read.filter(({ isVoid }) => !isVoid)
        return (
          <PrintPreview
            paper={valid.length === 0 ? null : `${size === "a4" ? "A4" : "Letter"}, portrait`}
            format={size}
            notes={<VoidNote numbers={read.flatMap(({ number, isVoid }) => (isVoid ? number : []))} />}
          >
            <TicketSheets key={size} tickets={valid} eventName={eventName} address={address} size={size} />
          </PrintPreview>
        )
      }}
    </Loaded>
  )
}

const VoidNote = ({ numbers }: { numbers: readonly number[] }) =>
  numbers.length > 0 && (
    <Alert color="gray" role="status">
      Left out, because they are void: {numbersInWords(numbers)}.
    </Alert>
  )
