import { Button, TextInput } from "@mantine/core"
import { useForm } from "@mantine/form"
import { IconPlus } from "@tabler/icons-react"
import { errorText } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { showRefusalOnForm } from "../../lib/forms/form-refusal.ts"
import { useAsked } from "../live/asked-action.ts"
import classes from "./judges.module.css"
import { useJudgeAdding } from "./use-judge-changes.ts"

type Props = {
  eventId: number
  /** True while there are no judges: adding them is the tab's main action. */
  isFirst: boolean
  onAdded: (judgeId: number) => void
}

/** Adds judges one after the other: Enter adds, and the field is ready for the next name. */
export function JudgeForm({ eventId, isFirst, onAdded }: Props) {
  const form = useForm({ initialValues: { name: "" } })
  const field = useAsked<HTMLInputElement>("add-judge")
  const adding = useJudgeAdding(eventId)
  const add = ({ name }: { name: string }) => {
    if (name.trim() === "" || adding.isPending) return
    // Also told if another tab of the dashboard was opened meanwhile.
    const answered = adding.add(name).then(
      ({ id }) => {
        form.reset()
        onAdded(id)
      },
      (error: unknown) => {
        showRefusalOnForm(form, error, { JUDGE_NAME_TAKEN: "name" })
        feedback.failure("Failed to add judge", errorText(error))
      },
    )
    void answered.then(() => field.current?.focus())
  }
  const hasName = form.values.name.trim() !== ""
  return (
    <form className={classes.add} onSubmit={form.onSubmit(add)} noValidate>
      <TextInput
        ref={field}
        className={classes.addName}
        label="Judge Name"
        placeholder="As on the judge’s card"
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        {...form.getInputProps("name")}
      />
      <Button
        type="submit"
        variant={isFirst || hasName ? "filled" : "default"}
        className={classes.addButton}
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={!hasName || adding.isPending}
      >
        {adding.isPending ? "Adding..." : "Add Judge"}
      </Button>
    </form>
  )
}
