import { Text, Title } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { QrCode } from "../../../ui/figures/qr-code.tsx"
import { useIsPrinting } from "../../../ui/page/use-is-printing.ts"
import { CodeText } from "../../../ui/text/code-text.tsx"
import classes from "./cards.module.css"
import { judgeLink, qrLabel } from "./judge-link.ts"

type Props = { eventName: string; address: string; judges: readonly JudgeForOrganizer[] }

/** For printing: a card for each judge to cut out, with their code and a QR code that opens the sign-in. */
export function JudgesPaper({ eventName, address, judges }: Props) {
  if (!useIsPrinting()) return null
  return (
    <section data-print="only">
      <Title order={2}>Access codes of the judges</Title>
      <Text>One slip for each judge. Keep private: anyone with this card can score as this judge.</Text>
      <div className={classes.paper}>
        {judges.map((judge) => (
          <div key={judge.id} className={classes.slip}>
            <div>
              <div className={classes.slipName}>{judge.name}</div>
              <Text mb="sm">{eventName}</Text>
              <CodeText code={judge.accessCode} of="" size="lg" isCopyable={false} />
              <Text size="sm" mt="sm">
                Scan, or type the code at {`${address}/judge-login`}
              </Text>
            </div>
            <QrCode label={qrLabel(judge)} link={judgeLink(address, judge.accessCode)} />
          </div>
        ))}
      </div>
    </section>
  )
}
