import { type Inputs, trpc } from "../../../lib/trpc.ts"

type Outcome = { onSaved: () => void; onRefused: (error: unknown) => void }

/** Saves rules. */
export function useRulesSaving(eventId: number, { onSaved, onRefused }: Outcome) {
  const update = trpc.organizer.updateRules.useMutation({ onSuccess: () => onSaved(), onError: onRefused })
  return {
    save: (rules: Omit<Inputs["organizer"]["updateRules"], "eventId">) => update.mutate({ eventId, ...rules }),
    isPending: update.isPending,
  }
}
