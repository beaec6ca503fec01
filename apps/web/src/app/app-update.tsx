import { useEffect, useState, useSyncExternalStore } from "react"
import { useLocation } from "wouter"
import {
  followVersions,
  isPageOutdated,
  isUpdateReady,
  subscribeToUpdate,
  takeUpdate,
} from "../lib/worker/app-version.ts"
import { isCalm } from "../lib/worker/update-calm.ts"
import { QuietNote } from "../ui/states/quiet-note.tsx"
import classes from "./app-update.module.css"
import { isJudgesScreen } from "./screens.ts"

const CHECK_CALM_MS = 1_000
/**
 * After this time the requests of the navigation to the start page are answered: a worker that asked to take over while the
 * older one was still answering has been seen to wait forever.
 */
const SETTLED_AFTER_MS = 2_000
/** Reload after this time even if the new version is not active yet. */
const RELOAD_AFTER_MS = 8_000

const reload = () => window.location.reload()

/**
 * Installs the product on a judge's device, and activates newer versions without interrupting anybody: at once on the start page,
 * on judges' screens by a note that is shown only while the screen is calm, else automatically at the next start.
 */
export function AppUpdate() {
  const [location] = useLocation()
  const isJudges = isJudgesScreen(location)
  const isReady = useSyncExternalStore(subscribeToUpdate, isUpdateReady)
  useEffect(() => {
    void followVersions({ install: isJudges })
  }, [isJudges])
  useUpdateOnStartPage(isReady && location === "/")
  return (
    <div role="status" className={classes.place}>
      {isReady && isJudges && <UpdateNote />}
    </div>
  )
}

async function updateStartPage(): Promise<void> {
  await takeUpdate()
  if ((await isPageOutdated()) && window.location.pathname === "/") reload()
}

/** On the start page nothing can be lost. It is reloaded only if it is of the older version itself. */
function useUpdateOnStartPage(mayTakeUp: boolean): void {
  useEffect(() => {
    if (!mayTakeUp) return
    const timer = setTimeout(() => void updateStartPage(), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [mayTakeUp])
}

function UpdateNote() {
  const [isDismissed, setDismissed] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const isQuiet = useCalm()
  if (isDismissed || !(isQuiet || isTaking)) return null
  return (
    <QuietNote
      text="A new version is ready"
      action="Reload"
      isPending={isTaking}
      onAction={() => {
        setTaking(true)
        setTimeout(reload, RELOAD_AFTER_MS)
        void takeUpdate().then(reload)
      }}
      dismissLabel="Not now"
      onDismiss={() => setDismissed(true)}
    />
  )
}

/** Whether the screen is calm, checked every second: unsaved work and dialogs fire no event. */
function useCalm(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setQuiet(isCalm()), CHECK_CALM_MS)
    return () => clearInterval(timer)
  }, [])
  return isQuiet
}
