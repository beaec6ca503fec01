import type { ReactNode } from "react"
import { useFit } from "../../use-fit.ts"
import classes from "./sheet.module.css"

type Props = { className?: string | undefined; children: ReactNode }

/** Text that shrinks until it fits into its box. Its style gives the size in --size and how high the box may grow. */
export function FitText({ className, children }: Props) {
  const box = useFit<HTMLDivElement>(children)
  return (
    <div ref={box} dir="auto" className={[classes.fit, className].filter(Boolean).join(" ")}>
      {children}
    </div>
  )
}
