import { Text } from "@mantine/core"
import { IconCircleCheck, IconInfoCircle } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { hasServiceWorkers } from "../../../lib/worker/service-worker.ts"
import { readStorageFacts } from "../../../offline/device/storage-facts.ts"
import { whatIsMissingOffline } from "../../../offline/offline-readiness.ts"
import type { Workspace } from "../desk/desk.ts"
import { smallPhoto } from "../entries/entry-names.ts"
import classes from "./device-notes.module.css"
import { type Readiness, readinessText, storageText } from "./readiness-text.ts"

/** What is not ready is looked at again after so long. */
const AGAIN_MS = 5_000

/** Found out anew until nothing is missing that can still come. */
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

/** Whether this device is ready for a field without a network, and what might take away what it keeps. */
export function DeviceNotes({ workspace, where }: { workspace: Workspace; where: string }) {
  const readiness = useReadiness(workspace)
  const isReady = readiness?.missing.length === 0
  const Icon = isReady ? IconCircleCheck : IconInfoCircle
  const warning = readiness && storageText(readiness)
  return (
    <div className={classes.notes} role="status" data-ready={isReady || undefined}>
      <Icon size={22} aria-hidden />
      <div>
        <Text>{readinessText(readiness, where)}</Text>
        {warning && <Text fw={650}>{warning}</Text>}
      </div>
    </div>
  )
}
