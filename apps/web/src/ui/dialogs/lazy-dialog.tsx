import { type ReactNode, Suspense, useEffect, useState } from "react"

type Props = { isOpen: boolean; children: (isOpen: boolean) => ReactNode }

/** Loads a dialog's code when it is first opened, so that the screen does not wait for it. */
export function LazyDialog({ isOpen, children }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <OpenedAfterMount isOpen={isOpen}>{children}</OpenedAfterMount>
    </Suspense>
  )
}

/** Mounts closed and opens in an effect: a dialog returns the focus only if it was mounted before it opened. */
export function OpenedAfterMount({ isOpen, children }: Props) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return children(isOpen && isMounted)
}
