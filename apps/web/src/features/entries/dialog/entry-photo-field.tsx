import { Button, Group, Text } from "@mantine/core"
import { IconTrash } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { FileDrop } from "../../../ui/fields/file-drop.tsx"
import { PhotoPreview } from "../../photos/photo-preview.tsx"

type Props = {
  file: File | null
  sentence: string | null
  /** Beside the title: another way to a photo. */
  aside: ReactNode
  onChoose: (file: File | null) => void
  isDisabled: boolean
}

/** A photo for an entry that is not saved yet. */
export function EntryPhotoField({ file, sentence, aside, onChoose, isDisabled }: Props) {
  if (!file)
    return (
      <FileDrop
        title="Photo"
        aside={aside}
        label="Choose a Photo"
        canDrop
        isLow
        hint="Optional. JPG, PNG, GIF or WebP, at most 10MB."
        accept="image/*,.heic,.heif"
        onFile={onChoose}
        error={sentence}
        isDisabled={isDisabled}
      />
    )
  return (
    <div>
      <PhotoPreview name="Chosen photo" imageUrl={null} file={file} />
      <Group justify="space-between" mt="xs" wrap="nowrap">
        <Text size="sm" c="dimmed" style={{ minWidth: 0 }}>
          {file.name}
        </Text>
        <Button
          variant="default"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => onChoose(null)}
          disabled={isDisabled}
        >
          Remove Photo
        </Button>
      </Group>
    </div>
  )
}
