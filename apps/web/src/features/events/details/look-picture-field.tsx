import { Button, Group, Stack, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { IconArrowBackUp, IconTrash } from "@tabler/icons-react"
import { trpc } from "../../../lib/trpc.ts"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { FileDrop } from "../../../ui/fields/file-drop.tsx"
import { useLocked } from "../../../ui/states/locked.tsx"
import { PhotoFailure, PhotoProgress } from "../../photos/photo-progress.tsx"
import { refusePhotoFile } from "../../photos/photo-rules.ts"
import { usePhotoSaved } from "../../photos/use-photo-saved.ts"
import { usePhotoUpload } from "../../photos/use-photo-upload.ts"
import { EVENT_LABELS, type EventDetails, type EventLook, lookOf } from "./event-details.ts"

type Field = "coverUrl" | "logoUrl"
type Props = { form: UseFormReturnType<EventDetails & EventLook>; eventId: number; field: Field }

/** A picture of the event: sent at once, like a photo; removed with the other changes, so that the removal can be undone. */
export function LookPictureField({ form, eventId, field }: Props) {
  const label = EVENT_LABELS[field]
  const { upload, remove, undo, isRemoved, isShown } = useLookPicture({ form, eventId, field })
  const { confirm, dialog } = useConfirm()
  const isLocked = useLocked()
  const send = async (file: File) => {
    const isKept = isShown && refusePhotoFile(file) === null
    if (!isKept || (await confirm(replacing(label)))) await upload.send(file)
  }
  if (upload.state.step === "sending") return <PhotoProgress share={upload.state.share} />
  return (
    <Stack gap="xs">
      <FileDrop
        title={label}
        label={isShown ? "Choose Another" : "Choose a Picture"}
        canDrop
        isLow
        isDisabled={isLocked}
        hint="JPG, PNG, GIF or WebP, at most 10MB. It is saved at once."
        accept="image/*,.heic,.heif"
        onFile={send}
        error={upload.state.step === "failed" ? <PhotoFailure {...upload.state} /> : null}
      />
      {isShown && (
        <Button variant="default" leftSection={<IconTrash size={20} aria-hidden />} onClick={remove}>
          {`Remove ${label}`}
        </Button>
      )}
      {isRemoved && (
        <Group justify="space-between" role="status">
          <Text size="sm">Removed when you save.</Text>
          <Button variant="default" leftSection={<IconArrowBackUp size={20} aria-hidden />} onClick={undo}>
            {`Undo: keep ${label}`}
          </Button>
        </Group>
      )}
      {dialog}
    </Stack>
  )
}

const replacing = (label: string) => ({
  title: `Replace the ${label.toLowerCase()}?`,
  message: "The present one is deleted for good. Published results keep theirs.",
  action: "Replace",
})

function useLookPicture({ form, eventId, field }: Props) {
  const utils = trpc.useUtils()
  const photoSaved = usePhotoSaved()
  const stored = form.getInitialValues()[field]
  const shown = form.getValues()[field]
  const onUploaded = async () => {
    await photoSaved()
    const event = await utils.organizer.event.fetch({ eventId }, { staleTime: 0 })
    const url = lookOf(event)[field]
    form.setInitialValues({ ...form.getInitialValues(), [field]: url })
    form.setFieldValue(field, url)
  }
  const isLogo = field === "logoUrl"
  const upload = usePhotoUpload({
    path: `/api/events/${eventId}/${isLogo ? "logo" : "cover"}`,
    onUploaded,
    name: EVENT_LABELS[field],
    ...(isLogo && { prepare: asItIs }),
  })
  return {
    upload,
    isShown: shown !== null,
    isRemoved: shown === null && stored !== null,
    remove: () => form.setFieldValue(field, null),
    undo: () => form.setFieldValue(field, stored),
  }
}

const asItIs = async (file: File): Promise<Blob> => file
