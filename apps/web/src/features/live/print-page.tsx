import { type ReactNode, useCallback, useState } from "react"
import { refusalOf } from "../../lib/error-text.ts"
import { trpc } from "../../lib/trpc.ts"
import { ButtonLink } from "../../ui/page/button-link.tsx"
import { PageShell } from "../../ui/page/page-shell.tsx"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { shownBy } from "./live-news.ts"
import { useLiveEvent } from "./use-live-event.ts"

const OVER = new Set(["SIGN_IN_REQUIRED", "FORBIDDEN"])

type Props = {
  /** The event as this device knows it, until it is loaded. */
  kept: { id: number; name: string }
  title: string
  back: { href: string; label: string }

  /** Why the screen's own reading failed, if it did. */
  error: unknown
  children: ReactNode
}

/** A screen that prints, beside the dashboard. It follows the event live, and leads to the sign-in once the session has ended. */
export function PrintPage({ kept, title, back, error, children }: Props) {
  const event = trpc.organizer.event.useQuery({ eventId: kept.id })
  const [endedBy, setEndedBy] = useState<string | null>(null)
  const onRefused = useCallback((code: string) => setEndedBy(code), [])
  useLiveEvent(kept.id, shownBy({ event: event.data, overview: undefined }), onRefused)
  const code = endedBy ?? (error ? refusalOf(error).code : null)
  return (
    <PageShell title={title} back={back} lead={event.data?.name ?? kept.name} width="wide" isDense hasFooter={false}>
      {code !== null && OVER.has(code) ? (
        <EmptyState title="Your session has ended" action={<ButtonLink href="/organizer-login">Sign in</ButtonLink>}>
          Sign in again to print.
        </EmptyState>
      ) : (
        children
      )}
    </PageShell>
  )
}
