import { type ComponentProps, lazy } from "react"
import { LateDialog } from "../../ui/late-dialog.tsx"

// The dialogs of the judging screen, which opens without them.
const Entries = lazy(() => import("./entries-dialog.tsx").then((m) => ({ default: m.EntriesDialog })))
const Keypad = lazy(() => import("./keypad-dialog.tsx").then((m) => ({ default: m.KeypadDialog })))
const Keys = lazy(() => import("./keys-dialog.tsx").then((m) => ({ default: m.KeysDialog })))
const Support = lazy(() => import("./support-dialog.tsx").then((m) => ({ default: m.SupportDialog })))
const Terms = lazy(() => import("./terms-dialog.tsx").then((m) => ({ default: m.TermsDialog })))
const Unscored = lazy(() => import("./unscored-dialog.tsx").then((m) => ({ default: m.UnscoredDialog })))
const Waiting = lazy(() => import("./waiting-dialog.tsx").then((m) => ({ default: m.WaitingDialog })))

export function EntriesDialog(props: ComponentProps<typeof Entries>) {
  return <LateDialog isOpen={props.isOpen}>{(isOpen) => <Entries {...props} isOpen={isOpen} />}</LateDialog>
}

export function KeypadDialog(props: ComponentProps<typeof Keypad>) {
  return <LateDialog isOpen={props.isOpen}>{(isOpen) => <Keypad {...props} isOpen={isOpen} />}</LateDialog>
}

export function KeysDialog(props: ComponentProps<typeof Keys>) {
  return <LateDialog isOpen={props.isOpen}>{(isOpen) => <Keys {...props} isOpen={isOpen} />}</LateDialog>
}

export function SupportDialog(props: ComponentProps<typeof Support>) {
  return <LateDialog isOpen={props.isOpen}>{(isOpen) => <Support {...props} isOpen={isOpen} />}</LateDialog>
}

export function TermsDialog(props: ComponentProps<typeof Terms>) {
  return <LateDialog isOpen={props.isOpen}>{(isOpen) => <Terms {...props} isOpen={isOpen} />}</LateDialog>
}

export function UnscoredDialog(props: ComponentProps<typeof Unscored>) {
  return <LateDialog isOpen={props.isOpen}>{(isOpen) => <Unscored {...props} isOpen={isOpen} />}</LateDialog>
}

export function WaitingDialog(props: ComponentProps<typeof Waiting>) {
  return <LateDialog isOpen={props.isOpen}>{(isOpen) => <Waiting {...props} isOpen={isOpen} />}</LateDialog>
}
