import { useMutation } from "@tanstack/react-query"
import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { trpc } from "../../../lib/trpc.ts"

/** Creates missing classes one by one, until one is refused. */
export function useMissingClasses(eventId: number) {
  const { client } = trpc.useUtils()
  /** Resolves to 1, or to 0 if the class exists by now. */
  const createOne = async (name: string): Promise<number> => {
    try {
      await client.organizer.createClass.mutate({ eventId, name })
      return 1
    } catch (error) {
      if (refusalOf(error).code === "CLASS_NAME_TAKEN") return 0
      throw error
    }
  }
  const creating = useMutation({
    // What it makes stale is read again once, after the last class.
    mutationKey: [["organizer", "createClass"]],
    mutationFn: async (names: readonly string[]) => {
      let created = 0
      for (const name of names) created += await createOne(name)
      return created
    },
    onSuccess: (created) => feedback.success("Classes created", plural(created, "new class", "new classes")),
    onError: (error) => feedback.failure("Not every class could be created", refusalOf(error).message),
  })
  const create = (names: readonly string[]): Promise<unknown> => creating.mutateAsync(names).catch(() => null)
  return { create, isPending: creating.isPending }
}
