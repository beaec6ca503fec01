import { Button, Group, Text } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { IconTrash } from "@tabler/icons-react"
import { type ReactNode, useState } from "react"
import { feedback } from "../../../lib/feedback.ts"
import { FileDrop } from "../../../ui/fields/file-drop.tsx"
import { PhotoPreview } from "../../photos/photo-preview.tsx"
import { refusePhotoFile } from "../../photos/photo-rules.ts"
import { shrinkPhoto } from "../../photos/photo-shrink.ts"
import { entryPhotoPath, uploadPhoto } from "../../photos/photo-upload.ts"
import { usePhotoSaved } from "../../photos/use-photo-saved.ts"
import { uploadFailure } from "../../photos/use-photo-upload.ts"

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

/** The file, or why it was refused. */
type Chosen = { file: File | null; sentence: string | null }

const NONE: Chosen = { file: null, sentence: null }

/** A photo that is chosen in an entry's form, and sent once the entry is saved. */
export function useEntryPhoto() {
  const photoSaved = usePhotoSaved()
  const [{ file, sentence }, setChosen] = useState<Chosen>(NONE)
  const [isSending, setSending] = useState(false)
  const choose = (chosen: File | null) => {
    const refusal = chosen && refusePhotoFile(chosen)
    setChosen(refusal ? { file: null, sentence: refusal } : { file: chosen, sentence: null })
  }
  /** Resolves to why it failed, for a dialog where it can be retried; null if the photo was saved, or none was chosen. */
  const sendTo = async ({ id }: Entry): Promise<string | null> => {
    if (!file) return null
    setSending(true)
    try {
      await uploadPhoto(entryPhotoPath(id), await shrinkPhoto(file), () => undefined).done
      await photoSaved()
      choose(null)
      return null
    } catch (error) {
      const failure = uploadFailure(error)
      feedback.failure("Upload failed", failure.reason)
      return ["The entry was added, but its photo was not.", failure.sentence, failure.reason].filter(Boolean).join(" ")
    } finally {
      setSending(false)
    }
  }
  return { file, sentence, isSending, choose, sendTo }
}
