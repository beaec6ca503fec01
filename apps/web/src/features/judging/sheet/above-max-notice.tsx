import { Text } from "@mantine/core"
import { aboveMaxText } from "@rosette/outbox/sheet-content"
import type { OpenSheet } from "./use-sheet.ts"
import { WarningNotice } from "./warning-notice.tsx"

type Props = { sheet: Pick<OpenSheet, "sum"> }

/** Points above a maximum that was lowered, before the sheet is sent. */
export function AboveMaxNotice({ sheet }: Props) {
  if (sheet.sum.aboveMax.length === 0) return null
  return (
    <WarningNotice title="A maximum was lowered">
      <AboveMaxLines sheet={sheet} />
    </WarningNotice>
  )
}

export function AboveMaxLines({ sheet: { sum } }: Props) {
  return sum.aboveMax.map((one) => (
    <Text key={one.criterion.id}>
      <b>{one.criterion.name}</b>: {aboveMaxText(one)}. Please choose what counts.
    </Text>
  ))
}
