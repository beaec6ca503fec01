import { type ReactNode, startTransition, useEffect, useRef, useState } from "react"
import { whenIdle } from "../../../lib/when-idle.ts"

type Part<Props> = (props: Props) => ReactNode

/** A part of the judging screen that is loaded after it. */
export type LazyPart<Props> = {
  /** The part, if it is loaded. */
  known: () => Part<Props> | null
  subscribe: (listener: () => void) => () => void
  /** Loads it unless it is loaded. Rejects if that fails; the next call tries again. */
  prepare: () => Promise<void>
}

export function lazyPart<Props>(load: () => Promise<Part<Props>>): LazyPart<Props> {
  let part: Part<Props> | null = null
  const listeners = new Set<() => void>()
  return {
    known: () => part,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async prepare() {
      if (part) return
      part = await load()
      for (const listener of listeners) listener()
    },
  }
}

/** Returns the part once it is loaded. Each time `isWanted` becomes true it is loaded once; `onMissing` is called if that fails. */
export function useLazyPart<Props>(
  lazy: LazyPart<Props>,
  isWanted = false,
  onMissing?: () => void,
): Part<Props> | null {
  const [part, setPart] = useState(lazy.known)
  useEffect(() => {
    // Not urgent: a judge may be tapping while the part arrives.
    const take = () => startTransition(() => setPart(lazy.known))
    take()
    return lazy.subscribe(take)
  }, [lazy])
  const isMissing = isWanted && part === null
  const latest = useRef(onMissing)
  useEffect(() => {
    latest.current = onMissing
  })
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    lazy.prepare().catch(() => {
      if (!isLeft) latest.current?.()
    })
    return () => {
      isLeft = true
    }
  }, [isMissing, lazy])
  return part
}

const AGAIN_MS = 5_000

/**
 * Loads all of them, each in an idle moment of its own: starting all at once blocks a slow phone for a quarter of a second. Tries
 * again after a failure until all are loaded or the screen is left.
 */
export function usePreloadedParts(parts: readonly Pick<LazyPart<never>, "prepare">[]): void {
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const prepare = async () => {
      const loading: Promise<boolean>[] = []
      for (const part of parts) {
        await whenIdle()
        if (isLeft) break
        loading.push(
          part.prepare().then(
            () => true,
            () => false,
          ),
        )
      }
      const isComplete = (await Promise.all(loading)).every(Boolean)
      if (!isComplete && !isLeft) timer = setTimeout(prepare, AGAIN_MS)
    }
    void prepare()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [parts])
}
