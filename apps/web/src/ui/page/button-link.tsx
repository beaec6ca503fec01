import { Button, type ButtonProps } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"

type Props = ButtonProps & { href: string; target?: string; children: ReactNode }

/** An internal link that looks like a button; `target` may open it in a new tab. */
export function ButtonLink({ children, ...props }: Props) {
  return (
    <Button component={Link} {...props}>
      {children}
    </Button>
  )
}
