import { Button, type ButtonProps } from "@mantine/core"
import type { ReactNode } from "react"
import { useArmed } from "./use-armed.ts"

type Props = ButtonProps & { onClick: () => void; children: ReactNode }

/** A button that appears by itself, and takes no tap just after that: it is meant for what was there before. */
export function ArmedButton({ onClick, ...button }: Props) {
  const { isArmed } = useArmed(0)
  return <Button {...button} aria-disabled={!isArmed || undefined} onClick={() => isArmed && onClick()} />
}
