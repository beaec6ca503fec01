import { Button, SegmentedControl, Stack, TextInput } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { isPhotoPath } from "@rosette/contract/photo-paths"
import { IconTrash } from "@tabler/icons-react"
import { type FormEvent, useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { FileDrop } from "../../ui/fields/file-drop.tsx"
import { PhotoPreview } from "./photo-preview.tsx"
import { PhotoFailure, PhotoProgress } from "./photo-progress.tsx"
import { refusePhotoFile, refusePhotoUrl } from "./photo-rules.ts"
import { entryPhotoPath } from "./photo-upload.ts"
import { usePhotoSaved } from "./use-photo-saved.ts"
import { type PhotoUploadState, usePhotoUpload } from "./use-photo-upload.ts"

const WAYS = [
  { value: "file", label: "Upload a photo" },
  { value: "url", label: "Use an image URL" },
]

const replacingBy = (shown: string) => ({
  title: "Replace the uploaded photo?",
  message: `The photo that was uploaded is deleted for good. Only ${shown} is shown then.`,
  action: "Replace Photo",
})

type Props = {
  entry: Entry
  /** Why a photo that was chosen with the entry was not saved. */
  earlierFailure?: string | null
  isOpen: boolean
  onClose: () => void
}

/** The photo of an entry, from this device or by its address. Use a new key for each entry. */
export function PhotoDialog({ entry, earlierFailure, isOpen, onClose }: Props) {
  const savedUrl = entry.imageUrl && !isPhotoPath(entry.imageUrl) ? entry.imageUrl : ""
  const [way, setWay] = useState(savedUrl ? "url" : "file")
  const [url, setUrl] = useState(savedUrl)
  const upload = usePhotoUpload({ path: entryPhotoPath(entry.id), onUploaded: usePhotoSaved(), earlierFailure })
  const address = usePhotoAddress(entry.id)
  const { confirm, dialog } = useConfirm()
  const isUploaded = entry.imageUrl !== null && isPhotoPath(entry.imageUrl)
  const mayReplace = async (shown: string) => !isUploaded || confirm(replacingBy(shown))
  const saveAddress = async (next: string) => {
    if (await mayReplace("the image at the address")) address.save(next)
  }
  const send = async (file: File) => {
    if (refusePhotoFile(file) !== null || (await mayReplace("the new photo"))) await upload.send(file)
  }
  const isSending = upload.state.step === "sending"
  return (
    <FormDialog
      title={`Photo of ${entry.entryName}`}
      isOpen={isOpen}
      onClose={() => {
        upload.abort()
        onClose()
      }}
      isDirty={isSending || url.trim() !== savedUrl}
      size="md"
    >
      {(close) => (
        <Stack gap="md">
          <PhotoPreview
            name={entry.entryName}
            imageUrl={entry.imageUrl}
            file={upload.state.step === "sending" ? upload.state.file : null}
          />
          <SegmentedControl data={WAYS} value={way} onChange={setWay} disabled={isSending} fullWidth />
          {way === "file" ? (
            <PhotoFilePanel state={upload.state} onFile={send} />
          ) : (
            <PhotoUrlPanel
              url={url}
              onChange={setUrl}
              failure={address.failure}
              isPending={address.isPending}
              onSave={saveAddress}
            />
          )}
          <Stack gap="xs">
            {entry.imageUrl && !isSending && (
              <Button
                variant="default"
                leftSection={<IconTrash size={20} aria-hidden />}
                disabled={address.isPending}
                onClick={async () => {
                  if (await address.remove()) setUrl("")
                }}
              >
                {address.isSure ? "Really Remove This Photo" : "Remove Photo"}
              </Button>
            )}
            <Button variant="default" onClick={close}>
              Done
            </Button>
          </Stack>
          {dialog}
        </Stack>
      )}
    </FormDialog>
  )
}

type PhotoFilePanelProps = { state: PhotoUploadState; onFile: (file: File) => void }

/** Choosing or dropping a photo, and the progress of its upload. */
function PhotoFilePanel({ state, onFile }: PhotoFilePanelProps) {
  if (state.step === "sending") {
    return <PhotoProgress share={state.share} />
  }
  return (
    <FileDrop
      label="Choose a Photo"
      canDrop
      hint="JPG, PNG, GIF or WebP, at most 10MB; HEIC where this browser reads it. Large photos are made smaller before they are sent."
      accept="image/*,.heic,.heif"
      onFile={onFile}
      error={state.step === "failed" ? <PhotoFailure {...state} /> : null}
    />
  )
}

type PhotoUrlPanelProps = {
  url: string
  onChange: (url: string) => void
  failure: string | null
  isPending: boolean
  onSave: (url: string) => void
}

/** A photo on another site, by its URL. */
function PhotoUrlPanel({ url, onChange, failure, isPending, onSave }: PhotoUrlPanelProps) {
  const [error, setError] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sentence = refusePhotoUrl(url)
    setError(sentence)
    if (!sentence) onSave(url.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
        <TextInput
          label="Image URL"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/photo.jpg"
          w="100%"
          value={url}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setError(null)
          }}
          error={error ?? failure}
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? "Saving..." : "Save Image URL"}
        </Button>
      </Stack>
    </form>
  )
}

/** Saves the address of an entry's photo, or removes the photo on the second press, because that cannot be undone. */
function usePhotoAddress(entryId: number) {
  const [isSure, setSure] = useState(false)
  const saving = trpc.organizer.updateEntry.useMutation()
  const removing = trpc.organizer.updateEntry.useMutation({
    onError: (error) => feedback.failure("The photo could not be removed", errorText(error)),
  })
  const save = (imageUrl: string) => {
    setSure(false)
    saving.mutate({ entryId, imageUrl }, { onSuccess: () => feedback.success("Photo saved") })
  }
  /** Resolves to true once the photo is removed. */
  const remove = async (): Promise<boolean> => {
    setSure(!isSure)
    if (!isSure) return false
    const removed = await removing.mutateAsync({ entryId, imageUrl: null }).catch(() => null)
    if (removed) feedback.success("Photo removed")
    return removed !== null
  }
  return {
    save,
    remove,
    isSure,
    isPending: saving.isPending || removing.isPending,
    failure: saving.isError ? "Could not save the image URL. Please check the link and try again." : null,
  }
}
