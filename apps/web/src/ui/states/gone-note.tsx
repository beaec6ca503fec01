import { Alert, Button, Text } from "@mantine/core"
import { IconTrash } from "@tabler/icons-react"

type Props = { what: string; isPending: boolean; onAddAgain: () => void }

/** Shown in a form whose record was deleted: the typed values are kept, and can be saved as a new record. */
export function GoneNote({ what, isPending, onAddAgain }: Props) {
  return (
    <Alert role="alert" color="red" title={`This ${what} was deleted meanwhile`} icon={<IconTrash aria-hidden />}>
      <Text mb="sm">What you typed is still here. You can add it as a new {what}, or close this dialog.</Text>
      <Button variant="default" onClick={onAddAgain} disabled={isPending}>
        Add as a new {what}
      </Button>
    </Alert>
  )
}
