import type { FormEvent, ReactNode } from "react"
import classes from "./sign-in-card.module.css"

/** The form of a sign-in, with further links below it. */
export function SignInCard({
  onSubmit,
  children,
  below,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
  below?: ReactNode
}) {
  return (
    <>
      <form onSubmit={onSubmit} noValidate className={classes.form}>
        {children}
      </form>
      {below && <div className={classes.below}>{below}</div>}
    </>
  )
}
