import { Alert, Modal, Stack, Text } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { QrCode } from "../../../ui/figures/qr-code.tsx"
import { CodeText } from "../../../ui/text/code-text.tsx"
import { judgeLink, qrLabel } from "./judge-link.ts"

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
