import { Button, type ButtonProps } from "@mantine/core"
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"

/** How long a tap may still be meant for what was on the screen before. */
export const LATE_TAP_MS = 700

export type Armed = {
  isArmed: boolean
  arm: () => void
  expect: () => void
  wait: () => void
}

/**
 * Whether `subject`, such as the shown entry, has been on the screen long enough for a tap to be meant for it. Call `arm` when the
 * judge has already acted on it, `expect` before a move by key, which cannot be a late tap, and `wait` at a late tap: more may follow.
 */
export function useArmed(subject: number): Armed {
  const [armed, setArmed] = useState<number | null>(null)
  const [waits, setWaits] = useState(0)
  const isExpected = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wait begins anew
  useEffect(() => {
    if (isExpected.current) setArmed(subject)
    isExpected.current = false
    const timer = setTimeout(() => setArmed(subject), LATE_TAP_MS)
    return () => {
      clearTimeout(timer)
      setArmed(null)
    }
  }, [subject, waits])
  const arm = useCallback(() => setArmed(subject), [subject])
  const expect = useCallback(() => {
    isExpected.current = true
  }, [])
  const wait = useCallback(() => setWaits((count) => count + 1), [])
  return { isArmed: armed === subject, arm, expect, wait }
}

type Props = ButtonProps & { onClick: () => void; children: ReactNode }

/** A button that appears by itself, and takes no tap just after that: it is meant for what was there before. */
export function ArmedButton({ onClick, ...button }: Props) {
  const { isArmed } = useArmed(0)
  return <Button {...button} aria-disabled={!isArmed || undefined} onClick={() => isArmed && onClick()} />
}
