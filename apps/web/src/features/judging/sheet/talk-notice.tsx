import { Alert, Text } from "@mantine/core"
import { IconMessages } from "@tabler/icons-react"
import { withJudges } from "../entries/talk-words.ts"
import classes from "./notice.module.css"

/** Says neither who gave which points nor who gave more: judges do not see the points of others. */
export function TalkNotice({ names }: { names: readonly string[] }) {
  return (
    <Alert
      title={`Talk it over ${withJudges(names)}`}
      icon={<IconMessages aria-hidden />}
      color="ribbon"
      className={classes.notice}
      role="status"
    >
      <Text>
        The judges differ on this entry. The organizer asks you to talk it over {withJudges(names)}. Your sheet stays as
        you submitted it; if you want to change it afterwards, ask the organizer to reopen it.
      </Text>
    </Alert>
  )
}
