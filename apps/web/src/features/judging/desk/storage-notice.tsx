import { useSyncExternalStore } from "react"
import { useDesk } from "./desk-context.ts"
import { NoticeBar } from "./notice-bar.tsx"

/** Shown while this browser does not store scores, from before the first score on. */
export function StorageNotice() {
  const { saving, where } = useDesk()
  const storage = useSyncExternalStore(saving.subscribe, saving.storage)
  if (storage === "works") return null
  return storage === "retrying" ? (
    <NoticeBar title={`This ${where} cannot store your scores right now`}>
      They are in this page. Keep it open until this note is gone.
    </NoticeBar>
  ) : (
    <NoticeBar title="This browser stores nothing">
      Perhaps a private window or a full {where}. Your scores go straight to the server: stay online, and leave this
      page only when it says “All sent”.
    </NoticeBar>
  )
}
