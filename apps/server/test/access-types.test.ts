import { describe, expect, it } from "vitest"
import { type Command, commandsInSource, linesThatDoNotCompile } from "./commands-in-source.ts"

/** Commands without a single record: access is checked for each record, or open to everyone. */
const WITHOUT_A_RECORD = ["createEvent", "deleteEntries", "deleteEvents", "reportPresence"]

const commands = commandsInSource().filter(({ name }) => !WITHOUT_A_RECORD.includes(name))

/** What a command may be given by mistake, and what it accepts; `Right` is its own type. */
const HANDED = {
  "the record that access minted": "{} as Right",
  "a number": "7",
  "a record that nobody minted": "{} as WithIds<Right, unknown>",
  "a record with ids of another noun": `{} as WithIds<Right, { readonly [of]: "another noun" }>`,
}
const MISTAKES = Object.keys(HANDED).slice(1)

/** One line per kind of argument that `command` is called with. */
const linesOf = ({ file, name }: Command) =>
  Object.values(HANDED).map((value) => {
    const right = `Parameters<typeof import("../src/${file}").${name}>[1]`
    return `void ((): ${right} => (${value.replace("Right", right)}))`
  })

/** The same fields, without the symbols of access-checked records. */
const SHAPES = [
  "declare const of: unique symbol",
  "type WithId<Value, Mark> = Value extends number ? number & Mark : Value extends string ? string & Mark : Value",
  "type WithIds<Right, Mark> = { [Key in keyof Right as Key extends symbol ? never : Key]: WithId<Right[Key], Mark> }",
]
const planted = [...SHAPES, ...commands.flatMap(linesOf), "export {}"].join("\n")

function refusedBy(command: Command, refused: Set<number>): string[] {
  const first = SHAPES.length + commands.indexOf(command) * Object.keys(HANDED).length + 1
  return Object.keys(HANDED).filter((_, at) => refused.has(first + at))
}

describe("a command takes only the record that its access check returned; nothing else compiles", () => {
  const refused = linesThatDoNotCompile(planted)

  it("there are commands", () => {
    expect(commands.length).toBeGreaterThan(20)
  })

  it.each(commands)("$name ($right)", (command) => {
    expect(refusedBy(command, refused)).toEqual(MISTAKES)
  })
})

it("without the symbol of `Organized`, an unchecked record would compile", () => {
  const unmarked = (file: string, text: string) =>
    file.endsWith("kernel/organizing.ts") ? text.replace("Value & { readonly [organized]: Name }", "Value") : text
  const refused = linesThatDoNotCompile(planted, unmarked)
  const organized = commands.filter(({ right }) => right.startsWith("Organized"))
  expect(organized.length).toBeGreaterThan(15)
  expect(organized.filter((command) => refusedBy(command, refused).length > 1)).toEqual([])
})
