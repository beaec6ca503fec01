import type { ReactNode } from "react"
import { useFit } from "../../use-fit.ts"
import classes from "./sheets.module.css"

type Props = { className?: string | undefined; children: ReactNode }

/** Text that shrinks until it fits its box. The class sets the size in --size and the box's largest height. */
export function FitText({ className, children }: Props) {
  const box = useFit<HTMLDivElement>(children)
  return (
    <div ref={box} dir="auto" className={[classes.fit, className].filter(Boolean).join(" ")}>
      {children}
    </div>
  )
}
