import { Stack } from "@mantine/core"
import { useForm } from "@mantine/form"
import type { Ceremony } from "@rosette/contract/ceremony"
import type { PublicPage } from "@rosette/contract/public-pages"
import { useEffect } from "react"
import { errorText } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { showRefusalOnForm } from "../../../lib/forms/form-refusal.ts"
import { trpc } from "../../../lib/trpc.ts"
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx"
import { useConfirm } from "../../../ui/dialogs/use-confirm.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { useFreshForm } from "../../live/dashboard-fresh-form.ts"
import { useCeremony } from "../use-ceremony.ts"
import { type PageValues, readableWords, refuseValues, sentValues, settingsOf, valuesOf } from "./page-values.ts"
import { PublicPageForm, ReadableHint } from "./public-page-form.tsx"
import { PublicPageLink } from "./public-page-link.tsx"
import { beforeCeremony, showsAtOnce } from "./show-now.tsx"

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

const OFF: PublicPage = { key: null, shows: "soon", places: 3, showsJudges: false, opens: "stage", opensAt: null }

/** What the public may read, from when, and by which link. It stays open after a save to show the link. */
export function PublicPageDialog({ eventId, isOpen, onClose }: Props) {
  const { organizer } = trpc.useUtils()
  const query = trpc.organizer.publicPage.useQuery({ eventId }, { staleTime: 0 })
  const { data: ceremony } = useCeremony(eventId)
  const { form, start } = usePageForm(query.data, isOpen)
  const { confirm, dialog } = useConfirm()
  const update = trpc.organizer.updatePublicPage.useMutation({
    onSuccess: (page) => {
      organizer.publicPage.setData({ eventId }, page)
      start(page)
      feedback.success(page.key === null ? "The public page is off" : "Public page saved")
    },
    onError: (error) => {
      if (!showRefusalOnForm(form, error)) feedback.failure("The public page was not saved", errorText(error))
    },
  })
  const save = async (page: PublicPage, values: PageValues) => {
    const sent = sentValues(form.getInitialValues(), values)
    if (sent.isOn === false && page.key !== null && !(await confirm(TURN_OFF))) return
    if (asksFirst(page, values, ceremony) && !(await confirm(beforeCeremony(wordsFor(values, ceremony))))) return
    update.mutate({ eventId, ...sent })
  }
  return (
    <FormDialog title="Public page" isOpen={isOpen} onClose={onClose} isDirty={form.isDirty()}>
      {(close) => (
        <Loaded query={query} skeleton={<BarsSkeleton count={5} />} failureTitle="The settings could not be loaded">
          {(page) => (
            <Stack gap="lg">
              <PublicPageForm
                form={form}
                onSave={(values) => save(page, values)}
                onCancel={close}
                isPending={update.isPending}
                hint={<ReadableHint values={form.values} ceremony={ceremony} />}
              />
              {page.key !== null && <PublicPageLink eventId={eventId} pageKey={page.key} />}
              {dialog}
            </Stack>
          )}
        </Loaded>
      )}
    </FormDialog>
  )
}

/** Winners that become readable at once are asked about, unless a ceremony has ended or they are readable already. */
function asksFirst(page: PublicPage, values: PageValues, ceremony: Ceremony | undefined): boolean {
  const settings = settingsOf(values)
  if (!settings || ceremony?.announced.isOver) return false
  return showsAtOnce({ ...settings, key: "" }) && !showsAtOnce(page)
}

const wordsFor = (values: PageValues, ceremony: Ceremony | undefined): string => {
  const settings = settingsOf(values)
  return (settings && ceremony && readableWords(settings, ceremony)) ?? "the results"
}

const TURN_OFF = {
  title: "Turn the public page off?",
  message: "Its link and the owners’ links stop working, for good. Turned on again, the page has new links.",
  action: "Turn off",
}

/** The form has the stored values, and follows them until something is changed here. */
function usePageForm(page: PublicPage | undefined, isOpen: boolean) {
  const form = useForm({ initialValues: valuesOf(page ?? OFF), validate: refuseValues })
  const start = (stored: PublicPage) => {
    form.setInitialValues(valuesOf(stored))
    form.reset()
  }
  useFreshForm(form, isOpen, valuesOf(page ?? OFF))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the page resets the form
  useEffect(() => {
    if (page && !form.isDirty()) start(page)
  }, [page])
  return { form, start }
}
