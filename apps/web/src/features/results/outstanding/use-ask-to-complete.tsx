import { Text } from "@mantine/core"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { useBulkSheets } from "../../reopening/use-bulk-sheets.ts"
import { type Outstanding, outstandingWords } from "./outstanding-words.ts"

/** Asks the judges to complete their submitted sheets, after a confirmation. */
export function useAskToComplete(eventId: number) {
  const { confirm, dialog } = useConfirm()
  const { askToComplete } = useBulkSheets(eventId)
  const ask = async (outstanding: Outstanding) => {
    const isYes = await confirm({
      title: "Ask the judges to complete these sheets?",
      message: (
        <>
          <Text>{outstandingWords(outstanding)?.lines.at(-1)}</Text>
          <Text mt="sm">
            The sheets are marked on the judges’ phones. They stay submitted and keep counting with what they have; only
            the missing criteria can be added.
          </Text>
        </>
      ),
      action: "Ask to complete",
      isDangerous: false,
    })
    if (isYes) askToComplete.mutate({ eventId })
  }
  return { ask, dialog }
}
