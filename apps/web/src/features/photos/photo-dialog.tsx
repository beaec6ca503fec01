import { Button, SegmentedControl, Stack } from "@mantine/core"
import type { Entry } from "@rosette/contract/entries"
import { isPhotoPath } from "@rosette/contract/photo-paths"
import { IconTrash } from "@tabler/icons-react"
import { useState } from "react"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { useConfirm } from "../../ui/dialogs/use-confirm.tsx"
import { PhotoFilePanel } from "./photo-file-panel.tsx"
import { PhotoPreview } from "./photo-preview.tsx"
import { refusePhotoFile } from "./photo-rules.ts"
import { PhotoUrlPanel } from "./photo-url-panel.tsx"
import { usePhotoAddress } from "./use-photo-address.ts"
import { usePhotoSaved } from "./use-photo-saved.ts"
import { usePhotoUpload } from "./use-photo-upload.ts"

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
  const upload = usePhotoUpload(entry.id, usePhotoSaved(), earlierFailure)
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
