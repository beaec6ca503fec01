import type { ReactNode } from "react"
import { PageShell } from "../../ui/page/page-shell.tsx"
import classes from "./sign-in-page.module.css"

type Props = {
  title: string
  lead: string
  /** What the way to the start page is called. */
  back: string
  children: ReactNode
}

/** The page of every sign-in: the show it opens, above the form on a phone and beside it on a desk. */
export function SignInPage({ title, lead, back, children }: Props) {
  return (
    <PageShell title={title} lead={lead} width="form" back={{ href: "/", label: back }}>
      <div className={classes.show} />
      {children}
    </PageShell>
  )
}
