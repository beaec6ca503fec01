import { Link } from "wouter"
import classes from "./judge-ways.module.css"

const WAYS = [
  { href: "/judge-login", text: "My code" },
  { href: "/access", text: "My name" },
]

/** The two ways of a judge to sign in, as two parts of one screen. */
export const JudgeWays = ({ current }: { current: "/judge-login" | "/access" }) => (
  <nav aria-label="Ways to sign in" className={classes.ways}>
    {WAYS.map(({ href, text }) => (
      <Link key={href} href={href} aria-current={href === current ? "page" : undefined}>
        {text}
      </Link>
    ))}
  </nav>
)
