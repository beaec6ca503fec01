import { Button } from "@mantine/core"

/** Opens the reasons for an entry's place. */
export function WhyButton({ entryName, onClick }: { entryName: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      px={4}
      aria-haspopup="dialog"
      aria-label={`Why this place? ${entryName}`}
      onClick={onClick}
    >
      Why this place?
    </Button>
  )
}
