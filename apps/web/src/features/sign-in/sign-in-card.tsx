import type { FormEvent, ReactNode } from "react"
import { useIsLive } from "../../lib/use-is-live.ts"
import classes from "./sign-in-card.module.css"

/**
 * The form of a sign-in, with further links below it. In the HTML of the build it is disabled until the app runs: nothing that
 * somebody types or taps is lost.
 */
export function SignInCard({
  onSubmit,
  children,
  below,
}: {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
  below?: ReactNode
}) {
  const isLive = useIsLive()
  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        {/* Made anew when the app runs: the first field gets the focus, and none has what a browser restores after a reload. */}
        <fieldset key={isLive ? "live" : "html"} disabled={!isLive} className={classes.form}>
          {children}
        </fieldset>
      </form>
      {below && <div className={classes.below}>{below}</div>}
    </>
  )
}
