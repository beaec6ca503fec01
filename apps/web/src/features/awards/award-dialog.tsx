import { schemaResolver, useForm } from "@mantine/form"
import type { Award } from "@rosette/contract"
import { useState } from "react"
import { FormDialog } from "../../ui/form-dialog.tsx"
import { AwardForm } from "./award-form.tsx"
import { type AwardValues, awardSchema, valuesOf } from "./award-values.ts"
import { useAwardSaving } from "./use-award-saving.ts"

type Props = { eventId: number; award: Award | null; isOpen: boolean; onClose: () => void }

/** Creates an award, or changes the one it is given. Mount it anew (by a key) for each award. */
export function AwardDialog({ eventId, award, isOpen, onClose }: Props) {
  const [initialValues] = useState(() => valuesOf(award))
  const form = useForm<AwardValues>({ initialValues, validate: schemaResolver(awardSchema, { sync: true }) })
  const saving = useAwardSaving({ eventId, award, form, onSaved: onClose })
  return (
    <FormDialog
      title={award ? "Edit Award" : "Add New Award"}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty() && !saving.isPending}
    >
      {(close) => (
        <AwardForm
          form={form}
          action={award ? "Update" : "Create"}
          isPending={saving.isPending}
          onSubmit={saving.save}
          onCancel={close}
        />
      )}
    </FormDialog>
  )
}
