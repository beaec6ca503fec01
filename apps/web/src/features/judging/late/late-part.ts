import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react"

type Part<Props> = (props: Props) => ReactNode

/** A part of the judging screen that is fetched after it. */
export type LatePart<Props> = {
  /** The part, where it has come. */
  known: () => Part<Props> | null
  subscribe: (listener: () => void) => () => void
  /** Fetches it, unless it is there; rejects where that fails, and tries anew with the next call. */
  prepare: () => Promise<void>
}

export function latePart<Props>(load: () => Promise<Part<Props>>): LatePart<Props> {
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

/** The part, as soon as it is there. With each wish it is fetched once; `onMissing` is called where that fails. */
export function useLatePart<Props>(
  late: LatePart<Props>,
  isWanted = false,
  onMissing?: () => void,
): Part<Props> | null {
  const part = useSyncExternalStore(late.subscribe, late.known)
  const isMissing = isWanted && part === null
  const latest = useRef(onMissing)
  useEffect(() => {
    latest.current = onMissing
  })
  useEffect(() => {
    if (!isMissing) return
    let isLeft = false
    late.prepare().catch(() => {
      if (!isLeft) latest.current?.()
    })
    return () => {
      isLeft = true
    }
  }, [isMissing, late])
  return part
}

const AGAIN_MS = 5_000

/** Fetches all of them while there is a connection; what fails is tried again until it is there or the screen is left. */
export function useEarlyParts(parts: readonly Pick<LatePart<never>, "prepare">[]): void {
  useEffect(() => {
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const prepare = async () => {
      const results = await Promise.allSettled(parts.map((part) => part.prepare()))
      const isComplete = results.every(({ status }) => status === "fulfilled")
      if (!isComplete && !isLeft) timer = setTimeout(prepare, AGAIN_MS)
    }
    void prepare()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [parts])
}
