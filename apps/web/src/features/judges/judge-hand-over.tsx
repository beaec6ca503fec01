import { Button, Text } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { QrCode } from "../../ui/figures/qr-code.tsx"
import { CodeText } from "../../ui/text/code-text.tsx"
import { judgeLink } from "./cards/judge-link.ts"
import classes from "./judges.module.css"

export type PhoneHandOver = { address: string; onDone: () => void }

/** The code of a judge who was just added, in large type, with its QR code. */
export function JudgeHandOver({ judge, address, onDone }: PhoneHandOver & { judge: JudgeForOrganizer }) {
  const { name, accessCode } = judge
  return (
    <div className={classes.handOver}>
      <QrCode label={`Scan to sign in as ${name}`} link={judgeLink(address, accessCode)} />
      <div>
        <CodeText code={accessCode} of={`access code of ${name}`} size="lg" />
        <Text mb="sm">Scan it with a phone’s camera, or type the code on the judge login.</Text>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
