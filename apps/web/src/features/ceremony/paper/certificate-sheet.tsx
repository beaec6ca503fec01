import type { SnapshotBody } from "@rosette/contract/snapshots"
import type { CSSProperties } from "react"
import { RosetteMark } from "../../../ui/page/logo.tsx"
import { FitText, Sheet } from "../../../ui/paper/sheet.tsx"
import { borderOf, type CertificateStyle } from "./paper-choice.ts"
import classes from "./sheets.module.css"
import type { Certificate } from "./winner-papers.ts"

type Props = { certificate: Certificate; event: SnapshotBody["event"]; style: CertificateStyle }

/** A certificate; on pre-printed paper only its text. */
export function CertificateSheet({ certificate: { award, entry }, event, style }: Props) {
  const { isPrePrinted, signatures } = style
  const logo = style.logo ?? event.logoUrl
  const colours: CSSProperties & { "--border": string } = { "--border": borderOf(style, event) }
  const place = [event.date, event.location].filter(Boolean).join(" · ")
  return (
    <Sheet
      orientation="landscape"
      label={`Certificate: ${award}, ${entry.name}`}
      foot={`Voting ID ${entry.votingId}`}
      hidesEvent
    >
      <div className={classes.certificate} data-pre-printed={isPrePrinted || undefined} style={colours}>
        <div className={classes.emblem}>
          {!isPrePrinted &&
            (logo ? <img src={logo} alt="" /> : <RosetteMark tone="gold" className={classes.certificateRosette} />)}
        </div>
        <FitText className={classes.certificateEvent}>{event.name}</FitText>
        <FitText className={classes.award}>{award}</FitText>
        <p className={classes.to}>awarded to</p>
        <FitText className={classes.entry}>{entry.name}</FitText>
        <FitText className={classes.certificateOwner}>{entry.owner}</FitText>
        <FitText className={classes.certificatePlace}>{place}</FitText>
        <div className={classes.signatures}>
          <FitText className={classes.signature}>{signatures[0]}</FitText>
          <FitText className={classes.signature}>{signatures[1]}</FitText>
        </div>
      </div>
    </Sheet>
  )
}
