import { Alert, Modal, Stack, Text, Title } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { trpc } from "../../lib/trpc.ts"
import { QrCode } from "../../ui/figures/qr-code.tsx"
import { PaperLook } from "../../ui/page/paper-look.tsx"
import { useIsPrinting } from "../../ui/page/use-is-printing.ts"
import { CodeText } from "../../ui/text/code-text.tsx"
import { judgeLink, qrLabel } from "../card-address/card-address.ts"
import classes from "./cards.module.css"

type Props = {
  address: string
  /** The name when the dialog was opened, because the judge may be removed since. */
  judgeName: string
  judge: JudgeForOrganizer | undefined
  isOpen: boolean
  onClose: () => void
}

/** A judge's QR code, to scan with a phone. */
export function JudgeQrDialog({ address, judgeName, judge, isOpen, onClose }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={judge?.name ?? judgeName}
      centered
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {judge ? (
        <Stack align="center" gap="md">
          <QrCode label={qrLabel(judge)} link={judgeLink(address, judge.accessCode)} />
          <CodeText code={judge.accessCode} of={`access code of ${judge.name}`} size="lg" />
          <Text c="dimmed" ta="center">
            Scan it with a phone’s camera, or type the code on the judge login.
          </Text>
        </Stack>
      ) : (
        <Alert color="red" role="alert" title={`${judgeName} was removed meanwhile`}>
          The code opens nothing any more.
        </Alert>
      )}
    </Modal>
  )
}

type JudgesPaperProps = { eventId: number; eventName: string; address: string; judges: readonly JudgeForOrganizer[] }

/** For printing: a card for each judge to cut out, with their code and a QR code that opens the sign-in. */
export function JudgesPaper({ eventId, ...cards }: JudgesPaperProps) {
  const look = trpc.organizer.event.useQuery({ eventId }).data
  const isPrinting = useIsPrinting()
  return (
    <>
      <PaperLook logoUrl={look?.logoUrl} accent={look?.accent} />
      {isPrinting && <Slips {...cards} />}
    </>
  )
}

function Slips({ eventName, address, judges }: Omit<JudgesPaperProps, "eventId">) {
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
