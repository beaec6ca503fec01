import type { Outputs } from "@rosette/client"
import { defuseCell } from "@rosette/domain/csv/csv-cell"
import papaparse from "papaparse"
import { Refused, UsageError } from "../exit-codes.ts"
import type { Here } from "../server/here.ts"
import { writeText } from "../terminal/output-file.ts"
import { tableOf } from "../terminal/table.ts"
import { cardPages, judgeLink } from "./cards.ts"

export type CodesOptions = { format: "table" | "csv" | "svg"; to?: string; address?: string }
type Judge = Outputs["organizer"]["judges"][number]

/** The codes as a table, as a CSV file with the link of each, or as cards with QR codes. */
export async function printCodes(here: Here, eventId: number, { format, to, address }: CodesOptions): Promise<void> {
  const judges = await here.client.api.organizer.judges.query({ eventId })
  if (judges.length === 0) throw new Refused(`There are no judges yet: rosette judges add ${eventId} NAME`)
  if (format === "table" && !here.isJson) return writeText(`${codeTable(judges)}\n`, to, true)
  const shown = await cardAddress(here, address)
  if (format === "svg" && !here.isJson) {
    const { name } = await here.client.api.organizer.event.query({ eventId })
    return writePages(cardPages(judges, name, shown), to)
  }
  const codes = judges.map(({ name, accessCode }) => ({ name, accessCode, link: judgeLink(shown, accessCode) }))
  writeText(here.isJson ? `${JSON.stringify(codes, null, 2)}\n` : csvOf(codes), to, true)
}

export const codeTable = (judges: readonly Judge[]): string =>
  tableOf(judges, [
    ["Judge", ({ name }) => name],
    ["Code", ({ accessCode }) => accessCode],
  ])

/** As on the cards that the web prints: the server's public address, if no other is named. */
async function cardAddress({ client }: Here, named: string | undefined): Promise<string> {
  if (named !== undefined) {
    if (/^https?:\/\//i.test(named) && URL.canParse(named)) return named.replace(/\/+$/, "")
    throw new UsageError(`“${named}” is not an address: it begins with http:// or https://.`)
  }
  const { publicUrl } = await client.whoAmI()
  if (publicUrl === null)
    process.stderr.write(
      `The codes lead to ${client.url}. If phones cannot open it, add --address, such as http://192.168.0.5:3000.\n`,
    )
  return (publicUrl ?? client.url).replace(/\/+$/, "")
}

type Code = { name: string; accessCode: string; link: string }

const csvOf = (codes: readonly Code[]): string =>
  `${papaparse.unparse(
    codes.map(({ name, accessCode, link }) => ({ Judge: defuseCell(name), "Access Code": accessCode, Link: link })),
  )}\r\n`

/** One page goes to the named file or the output; of several, each has its number in its name. */
function writePages(pages: readonly string[], to: string | undefined): void {
  if (pages.length > 1 && to === undefined)
    throw new UsageError(`The cards fill ${pages.length} pages: name a file with --to.`)
  for (const [at, page] of pages.entries())
    writeText(page, pages.length > 1 ? to?.replace(/(\.svg)?$/i, `-${at + 1}.svg`) : to, true)
}
