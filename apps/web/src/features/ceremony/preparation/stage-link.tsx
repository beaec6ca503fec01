import { Button, Text } from "@mantine/core"
import { IconExternalLink } from "@tabler/icons-react"
import { useEffect, useRef } from "react"
import footer from "../../../ui/dialogs/form-footer.module.css"
import { catchLostFocus } from "../../../ui/focus/use-lost-focus.ts"
import { ButtonLink } from "../../../ui/page/button-link.tsx"
import type { CeremonyCalls } from "../use-ceremony.ts"
import classes from "./run-order.module.css"

type Props = { stageKey: string | null; calls: Pick<CeremonyCalls, "renewStage" | "isPending"> }

/** The ways on: the announcer's screen, and the stage for the projector, which opens without signing in. */
export function StageLink({ stageKey, calls }: Props) {
  const ways = useRef<HTMLDivElement>(null)
  const shown = useRef(stageKey)
  // What had the focus is gone: the button that made the link, or the menu that closed the stage.
  useEffect(() => {
    if (shown.current !== stageKey) catchLostFocus(ways.current?.querySelector<HTMLElement>("a, button"))
    shown.current = stageKey
  }, [stageKey])
  return (
    <div ref={ways} className={`${footer.footer} ${classes.ways}`}>
      {stageKey === null ? (
        <>
          <Text c="dimmed" size="sm" className={classes.help}>
            The stage is what the audience sees on a projector. It has its own secret link.
          </Text>
          <Button variant="default" disabled={calls.isPending} onClick={() => void calls.renewStage()}>
            Make a stage link
          </Button>
        </>
      ) : (
        <>
          <Text c="dimmed" size="sm" className={`${classes.help} ${classes.forKeys}`}>
            On the projector, press F for full screen.
          </Text>
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
        </>
      )}
      <ButtonLink href="/organizer-ceremony">Open the announcer’s screen</ButtonLink>
    </div>
  )
}
