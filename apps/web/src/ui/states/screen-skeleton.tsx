import { Skeleton, VisuallyHidden } from "@mantine/core"
import { RosetteMark } from "../page/logo.tsx"
import classes from "../page/page.module.css"
import { TabsSkeleton } from "./tabs-skeleton.tsx"

const DASHBOARD = /^\/(organizer-)?dashboard\/?$/

/** Shown while a screen's code is loading, in the shell's own frame, so that the layout does not shift. */
export function ScreenSkeleton() {
  const hasTabs = DASHBOARD.test(window.location.pathname)
  return (
    <div className={classes.shell} data-width={hasTabs ? "wide" : undefined}>
      <header className={classes.bar}>
        <span className={classes.home}>
          <RosetteMark size={32} />
          <span className={classes.name}>Rosette</span>
        </span>
      </header>
      <main
        className={classes.main}
        data-width={hasTabs ? "wide" : undefined}
        data-dense={hasTabs || undefined}
        aria-busy="true"
      >
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        {hasTabs ? (
          <>
            <Skeleton height="1.5rem" width="min(22rem, 70%)" my="0.25rem" aria-hidden />
            <TabsSkeleton />
          </>
        ) : (
          <Skeleton height="2.25rem" width="min(22rem, 70%)" mb="lg" aria-hidden />
        )}
        <Skeleton height="8rem" mb="md" aria-hidden />
        <Skeleton height="8rem" aria-hidden />
      </main>
    </div>
  )
}
