import type { ComponentProps } from "react"
import { trpc } from "../../lib/trpc.ts"
import { RosetteMark } from "../page/logo.tsx"
import type { DrawingName } from "./drawing.tsx"
import { EmptyState } from "./empty-state.tsx"

type Props = ComponentProps<typeof EmptyState> & { eventId: number; drawing: DrawingName }

/** Inside an event: the drawings have cars, so another contest than a car show has the rosette. Neither while it is not known. */
export function EventEmptyState({ eventId, drawing, ...state }: Props) {
  const event = trpc.organizer.event.useQuery({ eventId }).data
  if (event?.kind === "carShow") return <EmptyState drawing={drawing} {...state} />
  return <EmptyState icon={event && <RosetteMark size={96} />} {...state} />
}
