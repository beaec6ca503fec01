import { Title, VisuallyHidden } from "@mantine/core"
import { type ReactNode, useEffect, useRef } from "react"

/** False until the first screen is shown: the browser announces that one itself. */
let hasArrived = false

type Props = { title: string; children?: ReactNode; isHidden?: boolean }

/**
 * The only h1 of a screen, and the page's title. It takes the focus after a navigation, so that a screen reader announces
 * the new screen and Tab continues from there.
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
