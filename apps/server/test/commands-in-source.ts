import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import ts from "typescript"

const SOURCE = join(import.meta.dirname, "../src")
const COMMAND_FILES = "features/*/{commands,*-commands,*-command,save-sheet,import-entries}.ts"
const PLANTED = join(import.meta.dirname, "planted.ts")

/** A command of the server: its file, and the type of its argument besides the database. */
export type Command = { file: string; name: string; right: string }

const isExported = (node: ts.FunctionDeclaration) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** All functions exported by files of commands. */
export function commandsInSource(): Command[] {
  return globSync(COMMAND_FILES, { cwd: SOURCE }).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(SOURCE, file), "utf8"), ts.ScriptTarget.ES2024)
    return source.statements.filter(ts.isFunctionDeclaration).flatMap((node) => {
      if (!node.name || !isExported(node)) return []
      return { file, name: node.name.text, right: node.parameters[1]?.type?.getText(source) ?? "" }
    })
  })
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ["lib.es2024.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  types: [],
  // Resolves only the server's own commands and access types, which takes a fraction of the time.
  noResolve: true,
}

/**
 * The line numbers of `planted`, a file next to this one, that do not compile; `edit` may change a file of the server
 * before it is read.
 */
export function linesThatDoNotCompile(planted: string, edit = (_file: string, text: string) => text): Set<number> {
  const files = globSync(["features/*/*.ts", "kernel/**/*.ts", "data/change/trace.ts"], { cwd: SOURCE })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => join(SOURCE, file))
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  const textOf = (file: string) => (file === PLANTED ? planted : edit(file, readFileSync(file, "utf8")))
  host.getSourceFile = (file, target, ...rest) =>
    file === PLANTED || file.startsWith(SOURCE)
      ? ts.createSourceFile(file, textOf(file), target)
      : getSourceFile(file, target, ...rest)
  const program = ts.createProgram([PLANTED, ...files], options, host)
  const source = program.getSourceFile(PLANTED)
  if (!source) throw new Error(`The compiler read nothing in ${dirname(PLANTED)}.`)
  return new Set(
    program.getSemanticDiagnostics(source).map(({ start = 0 }) => source.getLineAndCharacterOfPosition(start).line + 1),
  )
}
