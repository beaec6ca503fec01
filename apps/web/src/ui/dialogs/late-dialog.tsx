import { type ReactNode, Suspense, useEffect, useState } from "react"

type Props = { isOpen: boolean; children: (isOpen: boolean) => ReactNode }

/** Room for a lazy dialog: its code comes when it is first opened, so that a screen does not wait for what it may never show. */
export function LateDialog({ isOpen, children }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <OpenedAfterMount isOpen={isOpen}>{children}</OpenedAfterMount>
    </Suspense>
  )
}

/** Mounts closed and opens a moment later: only so does a dialog see itself open, and give the focus back to where it was. */
export function OpenedAfterMount({ isOpen, children }: Props) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return children(isOpen && isMounted)
}
