import { Title, VisuallyHidden } from "@mantine/core"
import { type ReactNode, useEffect, useRef } from "react"

/** False until the first screen stands: the browser announces that one itself. */
let hasArrived = false

type Props = { title: string; children?: ReactNode; isHidden?: boolean }

/**
 * The one h1 of a screen, also the page's title. After a navigation it takes the focus, so that a screen reader says where
 * one is and the keyboard goes on from there.
 */
export function ScreenTitle({ title, children = title, isHidden = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Rosette`
  }, [title])
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true })
    hasArrived = true
  }, [])
  const element = (
    <Title order={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  )
  return isHidden ? <VisuallyHidden component="div">{element}</VisuallyHidden> : element
}
