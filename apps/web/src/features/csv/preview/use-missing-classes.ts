import { refusalOf } from "../../../lib/error-text.ts"
import { feedback } from "../../../lib/feedback.ts"
import { plural } from "../../../lib/format.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useClassesChanged } from "../../classes/use-classes.ts"

/** Creates missing classes one by one, until one is refused. */
export function useMissingClasses(eventId: number) {
  const tellChanged = useClassesChanged(eventId)
  const creating = trpc.organizer.createClass.useMutation()
  const create = async (names: readonly string[]): Promise<void> => {
    let created = 0
    try {
      for (const name of names) created += await createOne(name)
      feedback.success("Classes created", plural(created, "new class", "new classes"))
    } catch (error) {
      feedback.failure("Not every class could be created", refusalOf(error).message)
    } finally {
      await tellChanged()
    }
  }
  /** Resolves to 1, or to 0 if the class exists by now. */
  const createOne = async (name: string): Promise<number> => {
    try {
      await creating.mutateAsync({ eventId, name })
      return 1
    } catch (error) {
      if (refusalOf(error).code === "CLASS_NAME_TAKEN") return 0
      throw error
    }
  }
  return { create, isPending: creating.isPending }
}
