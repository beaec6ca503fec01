import { memo, useMemo } from "react"
import { QrCode } from "../../../ui/figures/qr-code.tsx"
import type { PaperSize } from "../../../ui/paper/paper-size.ts"
import { FitText, PaperPage } from "../../../ui/paper/sheet.tsx"
import classes from "./tickets.module.css"

const PER_SHEET = 10

export type Ticket = { number: number; code: string }

type Props = { tickets: readonly Ticket[]; eventName: string; address: string; size: PaperSize }

/** Sheets of tickets to cut apart. */
export function TicketSheets({ tickets, eventName, address, size }: Props) {
  const sheets = useMemo(
    () =>
      Array.from({ length: Math.ceil(tickets.length / PER_SHEET) }, (_, index) =>
        tickets.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
      ),
    [tickets],
  )
  return sheets.map((sheet) => {
    const [first, last] = [sheet[0]?.number, sheet.at(-1)?.number]
    return (
      <PaperPage
        key={first}
        format={`${size}-portrait`}
        label={first === last ? `Ticket ${first}` : `Tickets ${first} to ${last}`}
        className={classes.tickets}
      >
        {sheet.map(({ number, code }) => (
          <TicketSlip key={number} number={number} code={code} eventName={eventName} address={address} />
        ))}
      </PaperPage>
    )
  })
}

type SlipProps = Ticket & { eventName: string; address: string }

/** One ticket. Its code is in the fragment of the link, which no browser sends to a server. */
const TicketSlip = memo(function TicketSlip({ number, code, eventName, address }: SlipProps) {
  return (
    <article className={classes.ticket} aria-label={`Ticket ${number}`}>
      <div className={classes.qr}>
        <QrCode label={`QR code of ticket ${number}`} link={`${address}/v#${code}`} />
      </div>
      <div className={classes.words}>
        <p className={classes.number}>No. {number}</p>
        <FitText className={classes.event}>{eventName}</FitText>
        <p>Scan and choose, or open {address.replace(/^https?:\/\//, "")}/v and type</p>
        <p className={classes.code} translate="no">
          {inFours(code)}
        </p>
        <p>
          or write a number: <span className={classes.blank}>____</span>{" "}
        </p>
      </div>
    </article>
  )
})

/** "7KQ4 MXTR" */
const inFours = (code: string): string => code.match(/.{1,4}/gu)?.join(" ") ?? ""
