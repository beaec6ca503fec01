import { styleText } from "node:util"
import { plural } from "../from-the-web.ts"
import { plainText } from "../terminal/plain-text.ts"
import type { Finding } from "./finding.ts"

const COLOURS = { ok: "green", warning: "yellow", fault: "red" } as const
const STATE_WIDTH = "warning".length
const CHECK_WIDTH = "public-address".length
const INDENT = " ".repeat(STATE_WIDTH + CHECK_WIDTH + 4)

/** A line for each finding, below it what to do, and how many there are at the end. */
export const reportOf = (findings: readonly Finding[]): string =>
  [...findings.flatMap(linesOf), "", summaryOf(findings)].join("\n")

function linesOf({ check, state, found, toDo }: Finding): string[] {
  const word = styleText(COLOURS[state], state.padEnd(STATE_WIDTH))
  const line = `${word}  ${check.padEnd(CHECK_WIDTH)}  ${plainText(found)}`
  return toDo === null ? [line] : [line, `${INDENT}→ ${plainText(toDo)}`]
}

function summaryOf(findings: readonly Finding[]): string {
  const countOf = (wanted: Finding["state"]) => findings.filter(({ state }) => state === wanted).length
  return `${plural(countOf("fault"), "fault")}, ${plural(countOf("warning"), "warning")}.`
}
