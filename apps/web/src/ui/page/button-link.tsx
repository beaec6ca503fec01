import { Button, type ButtonProps } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"

type Props = ButtonProps & { href: string; target?: string; children: ReactNode }

/** A link of this product that looks like a button; a new tab where `target` says so. */
export function ButtonLink({ children, ...props }: Props) {
  return (
    <Button component={Link} {...props}>
      {children}
    </Button>
  )
}
