import { Group, Text } from "@mantine/core"
import { MoreMenu } from "../../../ui/actions/more-menu.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { useCopy } from "../../../ui/text/use-copy.ts"
import type { CeremonyCalls } from "../use-ceremony.ts"

type Props = {
  stageKey: string | null
  address: string
  calls: Pick<CeremonyCalls, "renewStage" | "closeStage" | "isPending">
}

/** What the stage shows, and the rare steps with its link; for a moment, that the link was copied. */
export function StageHead({ stageKey, address, calls }: Props) {
  const link = `${address}/stage/${stageKey}`
  const { isCopied, copy } = useCopy(link, `The link is ${link}`)
  const { items, dialog } = useRareSteps(calls)
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" mih="2.75rem" mb="xs">
      <Text role="status" c="dimmed" size="sm">
        {isCopied ? "Stage link copied" : "The stage, on the projector, shows the ticked lines from top to bottom."}
      </Text>
      {stageKey !== null && (
        <MoreMenu
          label="More for the stage"
          items={[{ key: "copy", label: "Copy stage link", onPress: () => void copy() }, ...items]}
        />
      )}
      {dialog}
    </Group>
  )
}

/** What makes the present link useless. */
function useRareSteps({ renewStage, closeStage, isPending }: Props["calls"]) {
  const { confirm, dialog } = useConfirm()
  const renew = async () => {
    const isYes = await confirm({
      title: "Make a new stage link?",
      message: "The current link stops at once. A projector that shows it goes dark until you open the new one there.",
      action: "Make a new link",
    })
    if (isYes) await renewStage()
  }
  const close = async () => {
    const isYes = await confirm({
      title: "Close the stage?",
      message: "The link stops at once, and every projector that shows it goes dark.",
      action: "Close the stage",
    })
    if (isYes) await closeStage()
  }
  const items = [
    { key: "renew", label: "New link…", onPress: renew, isDisabled: isPending },
    { key: "close", label: "Close the stage…", onPress: close, isDisabled: isPending },
  ]
  return { items, dialog }
}
