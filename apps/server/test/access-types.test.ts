import { describe, expect, it } from "vitest"
import { PROCEDURES } from "../src/doors/calls/procedure-list.ts"
import {
  type Command,
  commandsOfMutations,
  exportedByCommandFiles,
  filesThatMint,
  linesThatDoNotCompile,
  RIGHT,
} from "./commands-in-source.ts"

/** Commands without a single record: access is checked for each record, or the session itself is what changes. */
const WITHOUT_A_RECORD = ["deleteEntries", "deleteEvents", "offerNext", "reportPresence"]

/** A parameter that takes an access-checked record. */
type Taken = Command & { at: number; right: string }

const mutations = commandsOfMutations()
const known = [...PROCEDURES.values()].filter(({ type }) => type === "mutation")
const signedIn = known.filter(({ who }) => who !== "anybody")
const idOf = ({ file, name }: Command) => `${file} ${name}`
const commands = new Map(
  signedIn.flatMap(({ path }) => mutations.get(path) ?? []).map((command) => [idOf(command), command]),
)

const taken: Taken[] = [...commands.values()]
  .filter(({ name }) => !WITHOUT_A_RECORD.includes(name))
  .flatMap((command) =>
    command.parameters.flatMap((right, at) => (at === 1 || RIGHT.test(right) ? [{ ...command, at, right }] : [])),
  )

/** What a command may be given by mistake, and what it accepts; `Right` is its own type. */
const HANDED = {
  "the record that access minted": "{} as Right",
  "a number": "7",
  "a record that nobody minted": "{} as WithIds<Right, unknown>",
  "a record with ids of another noun": `{} as WithIds<Right, { readonly [of]: "another noun" }>`,
}
const MISTAKES = Object.keys(HANDED).slice(1)

/** One line per kind of argument that a command is called with. */
const linesOf = ({ file, name, at }: Taken) =>
  Object.values(HANDED).map((value) => {
    const right = `Parameters<typeof import("../src/${file}").${name}>[${at}]`
    return `void ((): ${right} => (${value.replace("Right", right)}))`
  })

/** The same fields, without the symbols of access-checked records. */
const SHAPES = [
  "declare const of: unique symbol",
  "type WithId<Value, Mark> = Value extends number ? number & Mark : Value extends string ? string & Mark : Value",
  "type WithIds<Right, Mark> = { [Key in keyof Right as Key extends symbol ? never : Key]: WithId<Right[Key], Mark> }",
]
const planted = [...SHAPES, ...taken.flatMap(linesOf), "export {}"].join("\n")

function refusedBy(parameter: Taken, refused: Set<number>): string[] {
  const first = SHAPES.length + taken.indexOf(parameter) * Object.keys(HANDED).length + 1
  return Object.keys(HANDED).filter((_, at) => refused.has(first + at))
}

describe("no command is forgotten", () => {
  it("the source has the mutations that are served", () => {
    expect([...mutations.keys()].toSorted()).toEqual(known.map(({ path }) => path).toSorted())
  })

  it.each(signedIn)("$path calls a command", ({ path }) => {
    expect(mutations.get(path)).not.toEqual([])
  })

  it("each function that a file of commands exports is called by a mutation", () => {
    const called = new Set([...mutations.values()].flat().map(idOf))
    expect(
      exportedByCommandFiles()
        .map(idOf)
        .filter((command) => !called.has(command)),
    ).toEqual([])
  })

  it("each command without a record exists", () => {
    const names = [...commands.values()].map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(WITHOUT_A_RECORD))
  })
})

it("only access checks create these records", () => {
  expect(filesThatMint().toSorted()).toEqual(["kernel/event-access.ts", "kernel/organizing.ts"])
})

/** The ids of a record that have another name than its type. */
const OTHER_IDS: Record<string, string> = {
  Winner: "confirmedWinner",
  SignInRequest: "request",
  EndedSession: "session",
}

/** "OrganizedAwardWinner": the ids of the event and of the assignment. */
function idsOf(right: string): string[] {
  const noun = right.replace(/^(Organized|Managed|Own)/, "")
  return ["eventId", `${OTHER_IDS[noun] ?? noun.charAt(0).toLowerCase() + noun.slice(1)}Id`]
}

describe("a command takes no id from the input that its record has", () => {
  it.each(taken.filter(({ at }) => at === 1))("$name ($right)", ({ right, reads }) => {
    expect(reads.filter((field) => idsOf(right).includes(field))).toEqual([])
  })

  it("some take the id of a second record", () => {
    expect(taken.filter(({ reads }) => reads.includes("entryId")).map(({ name }) => name)).toContain("assignAward")
  })
})

describe("a command takes only the record that its access check returned; nothing else compiles", () => {
  const refused = linesThatDoNotCompile(planted)

  it.each(taken)("$name ($right)", (parameter) => {
    expect(refusedBy(parameter, refused)).toEqual(MISTAKES)
  })
})

it("without the symbol of `Organized`, an unchecked record would compile", () => {
  const unmarked = (file: string, text: string) =>
    file.endsWith("kernel/organizing.ts") ? text.replace("Value & { readonly [organized]: Name }", "Value") : text
  const refused = linesThatDoNotCompile(planted, unmarked)
  const organized = taken.filter(({ right }) => right.startsWith("Organized"))
  const others = taken.filter(({ right }) => !right.startsWith("Organized")).map(({ name }) => name)
  expect(others.toSorted()).toEqual([
    "deleteEvent",
    "enterEvent",
    "messageSeen",
    "reportEntry",
    "saveSheet",
    "stepAside",
    "typeVote",
    "withdrawOwnConflict",
  ])
  expect(organized.filter((parameter) => refusedBy(parameter, refused).length > 1)).toEqual([])
})
