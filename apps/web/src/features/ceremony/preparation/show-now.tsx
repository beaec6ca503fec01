import { Button } from "@mantine/core"
import type { PublicPage } from "@rosette/contract/public-pages"
import { IconEye } from "@tabler/icons-react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { readableNow, readableWords } from "./page-values.ts"

/** Makes the published version public at once, for who holds no ceremony; nothing where all of it is public already. */
export function ShowNow({ eventId, onShown }: { eventId: number; onShown: () => void }) {
  const { organizer } = trpc.useUtils()
  const { data: page } = trpc.organizer.publicPage.useQuery({ eventId })
  const { data: ceremony } = trpc.organizer.ceremony.useQuery({ eventId }, { staleTime: 0 })
  const { confirm, dialog } = useConfirm()
  const update = trpc.organizer.updatePublicPage.useMutation({
    onSuccess: (stored) => {
      organizer.publicPage.setData({ eventId }, stored)
      feedback.success("Everybody can read the results now")
      onShown()
    },
    onError: (error) => feedback.failure("The results were not shown", errorText(error)),
  })
  if (!page || !ceremony?.results) return null
  if (page.key !== null && readableNow(page, ceremony).opensTable) return dialog
  const settings = { ...page, shows: page.shows === "soon" ? "everything" : page.shows, opens: "published" } as const
  const show = async () => {
    const readable = readableWords(settings, ceremony) ?? "the results"
    if (!ceremony.announced.isOver && !(await confirm(beforeCeremony(readable)))) return
    update.mutate({ eventId, isOn: true, shows: settings.shows, opens: settings.opens })
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={20} aria-hidden />}
        disabled={update.isPending}
        onClick={() => void show()}
      >
        Show it to the public now
      </Button>
      {dialog}
    </>
  )
}

/** Asked wherever winners become public at once although no ceremony has ended. */
export const beforeCeremony = (readable: string) => ({
  title: "Show the winners before a ceremony?",
  message: `No ceremony has ended. Everybody with the link can read ${readable} at once, and you cannot take back what they read.`,
  action: "Show them now",
})

/** Whether these settings show winners at once, as the stored ones do not. */
export const showsAtOnce = (page: Pick<PublicPage, "shows" | "opens" | "key">): boolean =>
  page.key !== null && page.shows !== "soon" && page.opens === "published"
