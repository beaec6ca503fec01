import { Anchor, Text } from "@mantine/core"
import { IconArrowLeft } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { ColorSchemeSwitch } from "./color-scheme-switch.tsx"
import { RosetteMark } from "./logo.tsx"
import classes from "./page.module.css"
import { ScreenTitle } from "./screen-title.tsx"

type Props = {
  /** The screen's one title: h1 and page title. */
  title: string
  /** The content of the h1, if it is more than the title. */
  heading?: ReactNode
  /** Hides the h1 visually, if the content already shows the name. */
  hidesTitle?: boolean
  /** One sentence under the title. */
  lead?: ReactNode
  /** The back link. */
  back?: { href: string; label: string }
  /** Beside the title: the primary action. */
  aside?: ReactNode
  /** In the header bar: who is signed in, exit. */
  actions?: ReactNode
  /** The maximum width of the content: a form (26 rem), text (44 rem), a page (72 rem), tables (100 rem), or the full width. */
  width?: "form" | "text" | "page" | "wide" | "full"
  /** A small title with the back link and the lead in its line, for a screen that is used all day. */
  isDense?: boolean
  /** The legal links at the bottom; off on screens with a fixed bar there. */
  hasFooter?: boolean
  children: ReactNode
}

/** The frame of every screen: header bar, back link, title, main landmark, legal links. */
export function PageShell(props: Props) {
  const { title, heading = title, hidesTitle = false, width = "page", isDense = false, hasFooter = true } = props
  const back = props.back && (
    <Anchor component={Link} href={props.back.href} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {props.back.label}
    </Anchor>
  )
  return (
    <div className={classes.shell} data-width={width}>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <header className={classes.bar}>
        <Link href="/" className={classes.home} aria-label="Rosette, start page">
          <RosetteMark size={32} />
          <span className={classes.name}>Rosette</span>
        </Link>
        <div className={classes.actions}>
          <ColorSchemeSwitch />
          {props.actions}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main} data-width={width} data-dense={isDense || undefined}>
        {!isDense && back}
        <div className={classes.top} data-top data-bare={hidesTitle && !props.aside && !props.lead ? true : undefined}>
          <div className={classes.heading}>
            {isDense && back}
            <ScreenTitle title={title} isHidden={hidesTitle}>
              {heading}
            </ScreenTitle>
            {props.lead && (
              <Text c="dimmed" size="lg" className={classes.lead} data-lead>
                {props.lead}
              </Text>
            )}
          </div>
          {props.aside}
        </div>
        {props.children}
      </main>
      {hasFooter && <LegalFooter />}
    </div>
  )
}

function LegalFooter() {
  return (
    <footer className={classes.footer}>
      <nav aria-label="Legal" className={classes.legal}>
        <Anchor component={Link} href="/terms">
          Terms
        </Anchor>
        <Anchor component={Link} href="/privacy">
          Privacy
        </Anchor>
        <Anchor component={Link} href="/disclaimer">
          Disclaimer
        </Anchor>
      </nav>
    </footer>
  )
}
