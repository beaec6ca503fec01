import { Button, Group, Text, Title } from "@mantine/core"
import { IconExternalLink } from "@tabler/icons-react"
import { MoreMenu } from "../../../ui/actions/more-menu.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import classes from "../ceremony.module.css"
import { LinkField } from "../link-field.tsx"
import type { CeremonyCalls } from "../use-ceremony.ts"

type Props = {
  stageKey: string | null
  address: string
  calls: Pick<CeremonyCalls, "renewStage" | "closeStage" | "isPending">
}

/** The link for the projector: it opens the stage without signing in. */
export function StageLink({ stageKey, address, calls }: Props) {
  const { confirm, dialog } = useConfirm()
  const renew = async () => {
    const isYes = await confirm({
      title: "Make a new stage link?",
      message: "The current link stops at once. A projector that shows it goes dark until you open the new one there.",
      action: "Make a new link",
    })
    if (isYes) await calls.renewStage()
  }
  const close = async () => {
    const isYes = await confirm({
      title: "Close the stage?",
      message: "The link stops at once, and every projector that shows it goes dark.",
      action: "Close the stage",
    })
    if (isYes) await calls.closeStage()
  }
  const rare = [
    { key: "renew", label: "New link…", onPress: renew, isDisabled: calls.isPending },
    { key: "close", label: "Close the stage…", onPress: close, isDisabled: calls.isPending },
  ]
  return (
    <section aria-labelledby="stage-link">
      <Title order={3} id="stage-link">
        Stage
      </Title>
      {stageKey === null ? (
        <ClosedStage calls={calls} />
      ) : (
        <>
          <Text c="dimmed" size="sm">
            For the projector. Press F there for full screen.
          </Text>
          <LinkField link={`${address}/stage/${stageKey}`} of="stage link" />
          <Group gap="xs" mt="xs" className={classes.ways}>
            <Button
              component="a"
              variant="default"
              href={`/stage/${stageKey}`}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink size={20} aria-hidden />}
            >
              Open the stage on this screen
            </Button>
            <MoreMenu label="More for the stage" items={rare} />
          </Group>
        </>
      )}
      {dialog}
    </section>
  )
}

function ClosedStage({ calls }: Pick<Props, "calls">) {
  return (
    <>
      <Text c="dimmed" mb="xs">
        The stage is what the audience sees on a projector. It has its own secret link.
      </Text>
      <Button disabled={calls.isPending} onClick={() => void calls.renewStage()}>
        Make a stage link
      </Button>
    </>
  )
}
