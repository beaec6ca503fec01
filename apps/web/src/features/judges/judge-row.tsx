import { ActionIcon, Title } from "@mantine/core"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { IconQrcode } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import { ROW_BUTTON_PX } from "../../ui/actions/row-button.ts"
import { CodeText } from "../../ui/text/code-text.tsx"
import { type JudgeAction, JudgeActions } from "./judge-actions.tsx"
import { JudgeDevices } from "./judge-devices-line.tsx"
import { JudgeBehind, JudgeFigures } from "./judge-figures.tsx"
import { JudgeHandOver, type PhoneHandOver } from "./judge-hand-over.tsx"
import { JudgePresence } from "./judge-presence-line.tsx"
import classes from "./judges.module.css"

type Props = {
  judge: JudgeForOrganizer
  /** How many entries should be submitted by now; null if unknown. */
  due: number | null
  onAction: (action: JudgeAction) => void
  /** For a judge who was searched for: scrolled into view and focused. */
  isFound: boolean
  /** For a judge who was just added: the row is highlighted, with the code to hand over. */
  handOver?: PhoneHandOver
}

/** A judge with their code and progress: a row of a table, on a phone a card. */
export function JudgeRow({ judge, due, isFound, onAction, handOver }: Props) {
  const { name, accessCode } = judge
  const titleId = `judge-${judge.id}`
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFound) title.current?.focus()
  }, [isFound])
  return (
    <li className={classes.row} aria-labelledby={titleId} data-added={handOver ? true : undefined}>
      <div className={classes.who}>
        <Title order={2} id={titleId} ref={title} tabIndex={isFound ? -1 : undefined} className={classes.name}>
          {name}
        </Title>
        <JudgePresence judge={judge} />
        <JudgeDevices judgeName={name} devices={judge.devices} />
      </div>
      <JudgeBehind judge={judge} due={due} />
      <div className={classes.code}>
        {!handOver && <CodeText code={accessCode} of={`access code of ${name}`} />}
        <ActionIcon
          size={ROW_BUTTON_PX}
          aria-label={`QR code of ${name}`}
          title="Show the QR code"
          onClick={() => onAction("showQr")}
        >
          <IconQrcode size={20} aria-hidden />
        </ActionIcon>
      </div>
      <JudgeFigures judge={judge} due={due} />
      <JudgeActions judge={judge} onAction={onAction} />
      {handOver && <JudgeHandOver judge={judge} {...handOver} />}
    </li>
  )
}
