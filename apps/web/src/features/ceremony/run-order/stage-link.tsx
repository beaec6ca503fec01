import { Button, Text } from "@mantine/core"
import { IconExternalLink } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { MoreMenu } from "../../../ui/actions/more-menu.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import { useCopy } from "../../../ui/text/use-copy.ts"
import type { CeremonyCalls } from "../use-ceremony.ts"
import classes from "./run-order.module.css"

type Props = {
  stageKey: string | null
  address: string
  calls: Pick<CeremonyCalls, "renewStage" | "closeStage" | "isPending">
}

/** The ways on: the announcer's screen, and the stage with its link for the projector, which opens without signing in. */
export function StageLink({ stageKey, address, calls }: Props) {
  return (
    <div className={classes.ways}>
      {stageKey === null ? (
        <>
          <Help>The stage is what the audience sees on a projector. It has its own secret link.</Help>
          <Button variant="default" disabled={calls.isPending} onClick={() => void calls.renewStage()}>
            Make a stage link
          </Button>
        </>
      ) : (
        <OpenStage stageKey={stageKey} link={`${address}/stage/${stageKey}`} calls={calls} />
      )}
      <ButtonLink href="/organizer-ceremony" className={classes.main}>
        Open the announcer’s screen
      </ButtonLink>
    </div>
  )
}

/** What the buttons beside it are for, and for a moment that the link was copied. */
const Help = ({ children }: { children: ReactNode }) => (
  <Text role="status" c="dimmed" size="sm" className={classes.help}>
    {children}
  </Text>
)

function OpenStage({ stageKey, link, calls }: { stageKey: string; link: string } & Pick<Props, "calls">) {
  const { isCopied, copy } = useCopy(link, `The link is ${link}`)
  const { items, dialog } = useRareSteps(calls)
  return (
    <>
      <Help>
        {isCopied ? (
          "Stage link copied"
        ) : (
          <>
            The stage is for the projector
            <span className={classes.forKeys}>: press F there for full screen</span>.
          </>
        )}
      </Help>
      <MoreMenu
        label="More for the stage"
        items={[{ key: "copy", label: "Copy stage link", onPress: () => void copy() }, ...items]}
      />
      <Button
        component="a"
        variant="default"
        href={`/stage/${stageKey}`}
        target="_blank"
        rel="noopener"
        leftSection={<IconExternalLink size={20} aria-hidden />}
      >
        Open the stage
      </Button>
      {dialog}
    </>
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
