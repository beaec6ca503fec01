import type { ReactNode } from "react"
import { FinalView } from "./final-view.tsx"
import { useFinal } from "./use-final.ts"
import { useFinalActions } from "./use-final-actions.ts"
import { useVersionText } from "./use-version-text.ts"

type Props = { eventId: number; organizerName: string; onOpenAwards: () => void; publishedActions: ReactNode }

/** The state of the results from judging to publication, and the next step. Nothing until loaded. */
export function ResultsFinal({ eventId, organizerName, onOpenAwards, publishedActions }: Props) {
  const final = useFinal(eventId)
  const actions = useFinalActions(eventId)
  const readVersion = useVersionText(eventId)
  if (!final) return null
  return (
    <FinalView
      final={final}
      actions={actions}
      by={organizerName}
      onOpenAwards={onOpenAwards}
      readVersion={readVersion}
      publishedActions={publishedActions}
    />
  )
}
