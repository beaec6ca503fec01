import type { ReactNode } from "react"
import { PageShell } from "../../ui/page/page-shell.tsx"
import { ShowOnPhone } from "./show-on-phone.tsx"
import classes from "./sign-in-page.module.css"

type Props = {
  title: string
  lead: string
  /** The label of the link to the start page, if it is above the title. */
  back?: string
  /** Centres a short form beside the drawing; nothing may be added to it late. */
  isCentred?: boolean
  children: ReactNode
}

/** The page of every sign-in, with a drawing of a show below the form on a phone and beside it on a desktop. */
export function SignInPage({ title, lead, back, isCentred = false, children }: Props) {
  return (
    <PageShell title={title} lead={lead} width="form" {...(back && { back: { href: "/", label: back } })}>
      {children}
      <div className={classes.show} data-centred={isCentred || undefined}>
        <ShowOnPhone />
      </div>
    </PageShell>
  )
}
