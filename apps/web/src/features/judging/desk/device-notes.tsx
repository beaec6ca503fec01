import { IconAlertTriangle, IconCircleCheck, IconDevices, IconInfoCircle } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { hasServiceWorkers } from "../../../lib/worker/service-worker.ts"
import { readStorageFacts } from "../../../offline/device/storage-facts.ts"
import { whatIsMissingOffline } from "../../../offline/offline-readiness.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import classes from "./desk.module.css"
import { smallPhoto } from "./entry-names.ts"
import { otherDevicesText, type Place, type Readiness, readinessText, storageText } from "./words.ts"

/** While something is missing, it is checked again after this time. */
const AGAIN_MS = 5_000

/** Checks again until nothing is missing. */
function useReadiness(workspace: Workspace): Readiness {
  const [readiness, setReadiness] = useState<Readiness>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const photos = workspace.entries.flatMap(({ imageUrl }) => (imageUrl ? [smallPhoto(imageUrl)] : []))
    const look = async () => {
      const [missing, facts] = await Promise.all([whatIsMissingOffline(workspace, photos), readStorageFacts()])
      if (isLeft) return
      setReadiness({ missing, facts, hasWorkers: hasServiceWorkers() })
      if (missing.length > 0) timer = setTimeout(look, AGAIN_MS)
    }
    void look()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [workspace])
  return readiness
}

/** Whether this device is ready for judging offline, what may delete its data, and where else the judge is signed in. */
export function DeviceNotes({ workspace, place }: { workspace: Workspace; place: Place }) {
  const readiness = useReadiness(workspace)
  const isReady = place.isSafe && readiness?.missing.length === 0
  const warning = readiness && storageText(readiness)
  const elsewhere = otherDevicesText(workspace.otherDevices)
  return (
    <div className={classes.notes} role="status">
      <p data-ready={readiness ? isReady : undefined}>
        {isReady ? <IconCircleCheck size={22} aria-hidden /> : <IconInfoCircle size={22} aria-hidden />}
        {readinessText(readiness, place)}
      </p>
      {warning && (
        <p>
          <IconAlertTriangle size={22} aria-hidden />
          <b>{warning}</b>
        </p>
      )}
      {elsewhere && (
        <p>
          <IconDevices size={22} aria-hidden />
          {elsewhere}
        </p>
      )}
    </div>
  )
}
