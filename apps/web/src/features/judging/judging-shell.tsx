import type { ReactNode } from "react"
import { ColorSchemeSwitch } from "../../ui/page/color-scheme-switch.tsx"
import { LeaveButton } from "../../ui/page/leave-button.tsx"
import { RosetteMark } from "../../ui/page/logo.tsx"
import page from "../../ui/page/page.module.css"
import classes from "./judging-shell.module.css"

type Props = { judgeName: string; onExit: () => void; event?: ReactNode; banner?: string | null; children: ReactNode }

/** The frame of judging. Its bar scrolls away, so that only the head of the entry stays at the top of a phone. */
export function JudgingShell({ judgeName, onExit, event, banner = null, children }: Props) {
  return (
    <div className={classes.shell}>
      <a href="#main" className={page.skip}>
        Skip to content
      </a>
      <header className={classes.bar}>
        <RosetteMark size={32} className={classes.mark} />
        {event}
        <span className={classes.judge}>{judgeName}</span>
        <ColorSchemeSwitch />
        <LeaveButton label="Exit" onClick={onExit} />
      </header>
      {banner && (
        <p className={classes.demo} role="note">
          {banner}
        </p>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  )
}
