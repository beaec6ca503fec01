import { type ComponentType, createElement, lazy, Suspense, useEffect, useState } from "react"

type Opened = { isOpen: boolean }

/** Mounts closed and opens a moment later: only so does a dialog see itself open, and give the focus back to where it was. */
function openedAfterMount<Props extends Opened>(Dialog: ComponentType<Props>): ComponentType<Props> {
  return function OpenedAfterMount(props: Props) {
    const [isMounted, setMounted] = useState(false)
    useEffect(() => setMounted(true), [])
    return createElement(Dialog, { ...props, isOpen: props.isOpen && isMounted })
  }
}

/** A dialog whose code comes when it is first opened, so that a screen does not wait for what it may never show. */
export function lateDialog<Props extends Opened>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late: ComponentType<Props> = lazy(async () => ({ default: openedAfterMount(await load()) }))
  return function LateDialog(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen)
    if (props.isOpen && !wasOpened) setWasOpened(true)
    return wasOpened ? <Suspense fallback={null}>{createElement(Late, props)}</Suspense> : null
  }
}
