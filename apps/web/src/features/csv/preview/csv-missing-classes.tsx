import { Alert, Button, Text } from "@mantine/core"
import { IconCategoryPlus } from "@tabler/icons-react"
import { plural } from "../../../lib/format.ts"

const SHOWN = 10

type Props = { names: readonly string[]; isPending: boolean; onCreate: () => void }

/** Offers to create the classes that the file names but the event does not have; renders nothing if there are none. */
export function CsvMissingClasses({ names, isPending, onCreate }: Props) {
  if (names.length === 0) return null
  const more = names.length - SHOWN
  return (
    <Alert
      color="ribbon"
      title={`${plural(names.length, "class is", "classes are")} not in this event`}
      icon={<IconCategoryPlus aria-hidden />}
    >
      <Text mb="sm">
        {names.slice(0, SHOWN).join(", ")}
        {more > 0 && ` and ${more} more`}. Create what is meant as a new class; correct what is misspelt in your file.
      </Text>
      <Button onClick={onCreate} disabled={isPending}>
        {isPending ? "Creating..." : "Create the missing classes"}
      </Button>
    </Alert>
  )
}
