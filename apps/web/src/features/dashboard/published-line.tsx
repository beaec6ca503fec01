import { Anchor, Text } from "@mantine/core"
import { ERRORS } from "@rosette/contract/errors"
import classes from "./dashboard.module.css"

/** Says on every tab that published results cannot be changed, with a link to the results. */
export function PublishedLine({ onOpenResults }: { onOpenResults: () => void }) {
  return (
    <Text c="dimmed" mb="md" data-print="never">
      {ERRORS.RESULTS_PUBLISHED.message}{" "}
      <Anchor component="button" type="button" className={classes.openResults} onClick={onOpenResults}>
        Open Results
      </Anchor>
    </Text>
  )
}
