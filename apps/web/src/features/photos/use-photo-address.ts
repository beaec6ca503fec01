import { useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { trpc } from "../../lib/trpc.ts"

/** Saves the address of an entry's photo, or removes the photo on the second press, because that cannot be undone. */
export function usePhotoAddress(entryId: number) {
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
