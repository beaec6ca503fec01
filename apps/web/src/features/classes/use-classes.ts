import { trpc } from "../../lib/trpc.ts"

/** The classes of an event by their order; an event may have none. */
export const useClasses = (eventId: number) => trpc.organizer.classes.useQuery({ eventId })
