import { useCallback, useState } from "react"
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { ClassForm } from "./class-form.tsx"
import { ClassRemoval } from "./class-removal.tsx"
import { type ClassAction, ClassesList } from "./classes-list.tsx"
import { useClasses } from "./use-classes.ts"

/** What the dialog shows: the list, where the focus returns to, or an action on one class. */
type View = { does: "list"; backTo?: number | null } | ClassAction

const TITLES = {
  list: "Classes",
  add: "Add Class",
  edit: "Edit Class",
  merge: "Merge Class",
  delete: "Delete Class",
} as const satisfies Record<View["does"], string>

type Props = { eventId: number; isOpen: boolean; onClose: () => void }

/** The classes of an event: list, add, change, merge, delete. Use a new key whenever it is opened. */
export function ClassesDialog({ eventId, isOpen, onClose }: Props) {
  const query = useClasses(eventId)
  const [view, setView] = useState<View>({ does: "list" })
  const [dirtyView, setDirtyView] = useState<View | null>(null)
  const markDirty = useCallback((isDirty: boolean) => setDirtyView(isDirty ? view : null), [view])
  // From this view only: the answer to a save may come when another form is open.
  const toList = (backTo: number | null = null) => setView((now) => (now === view ? { does: "list", backTo } : now))
  // An action on one class returns to the list.
  const leave = () => {
    if (view.does === "list") onClose()
    else toList(view.does === "add" ? null : view.entryClass.id)
  }
  return (
    <FormDialog title={TITLES[view.does]} isOpen={isOpen} onClose={leave} isDirty={dirtyView === view} size="xl">
      {(close) => (
        <Loaded query={query} failureTitle="The classes could not be loaded" isEmpty={() => false}>
          {(classes) => {
            if (view.does === "list")
              return <ClassesList classes={classes} backTo={view.backTo} onAct={setView} onClose={close} />
            if (view.does === "add" || view.does === "edit")
              return (
                <ClassForm
                  eventId={eventId}
                  entryClass={view.does === "edit" ? view.entryClass : null}
                  classes={classes}
                  onDirty={markDirty}
                  onSaved={toList}
                  onCancel={close}
                />
              )
            return (
              <ClassRemoval
                key={view.does}
                eventId={eventId}
                {...view}
                classes={classes}
                onDone={toList}
                onCancel={close}
                onMerge={() => setView({ does: "merge", entryClass: view.entryClass })}
              />
            )
          }}
        </Loaded>
      )}
    </FormDialog>
  )
}
