import { type Inputs, trpc } from "../../../lib/trpc.ts"

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void }

/** Saves rules, and fetches what they affect again. */
export function useRulesSaving(eventId: number, { onSaved, onRefused }: Outcome) {
  const { organizer } = trpc.useUtils()
  const update = trpc.organizer.updateRules.useMutation({
    async onSuccess() {
      const event = { eventId }
      await Promise.all([
        organizer.rules.invalidate(event),
        organizer.results.invalidate(event),
        organizer.ties.invalidate(event),
        organizer.history.invalidate(),
      ])
      onSaved()
    },
    onError: onRefused,
  })
  return {
    save: (rules: Omit<Inputs["organizer"]["updateRules"], "eventId">) => update.mutate({ eventId, ...rules }),
    isPending: update.isPending,
  }
}
