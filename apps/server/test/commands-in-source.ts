import { globSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import ts from "typescript"

const SOURCE = join(import.meta.dirname, "../src")
const COMMAND_FILES = "features/**/{commands,*-commands,*-command,save-queue,import-entries}.ts"
const PLANTED = join(import.meta.dirname, "planted.ts")

/** The types of access-checked records. */
export const RIGHT = /^(Organized|Managed|Own)[A-Z]\w*$/

/**
 * A function that a mutation calls: its file below `src`, the types of its parameters, and the fields that it reads by name
 * from its input.
 */
export type Command = { file: string; name: string; parameters: readonly string[]; reads: readonly string[] }

type Imports = ReadonlyMap<string, { name: string; file: string }>

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(SOURCE, file), "utf8"), ts.ScriptTarget.ES2024, true)

/** What a file imports from others of the server, by its local name. */
function importsOf(source: ts.SourceFile): Imports {
  const imports = new Map<string, { name: string; file: string }>()
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue
    const from = node.moduleSpecifier.text
    const bindings = node.importClause?.namedBindings
    if (!from.startsWith(".") || !bindings || !ts.isNamedImports(bindings)) continue
    const file = relative(SOURCE, join(SOURCE, dirname(source.fileName), from))
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, { name: (propertyName ?? name).text, file })
  }
  return imports
}

const isExported = (node: ts.FunctionDeclaration | ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** The fields that a function takes by name from its parameters that are no record; one that it names `_` is left out. */
function fieldsReadIn(node: ts.FunctionLikeDeclaration): string[] {
  const inputs = node.parameters.slice(2).filter(({ type }) => !RIGHT.test(type?.getText() ?? ""))
  const names = new Set(inputs.map(({ name }) => name.getText()))
  const fields: string[] = []
  const visit = (inner: ts.Node): void => {
    if (ts.isPropertyAccessExpression(inner) && names.has(inner.expression.getText())) fields.push(inner.name.text)
    if (ts.isBindingElement(inner) && inner.name.getText() !== "_" && isOfInput(inner.parent.parent))
      fields.push((inner.propertyName ?? inner.name).getText())
    ts.forEachChild(inner, visit)
  }
  const isOfInput = (declaration: ts.Node) =>
    inputs.some((input) => input === declaration) ||
    (ts.isVariableDeclaration(declaration) && names.has(declaration.initializer?.getText() ?? ""))
  visit(node)
  return fields
}

/** The exported functions of a file, also those that a constant holds. */
function functionsOf(file: string): Command[] {
  const source = parse(file)
  const asCommand = (
    name: string,
    node: ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction,
  ): Command => ({
    file,
    name,
    parameters: node.parameters.map(({ type }) => type?.getText(source) ?? ""),
    reads: fieldsReadIn(node),
  })
  return source.statements.flatMap((node) => {
    if (ts.isFunctionDeclaration(node) && isExported(node)) return node.name ? [asCommand(node.name.text, node)] : []
    if (!ts.isVariableStatement(node) || !isExported(node)) return []
    return node.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
        ? [asCommand(name.getText(source), initializer)]
        : [],
    )
  })
}

/** The functions of features that an expression calls, without those of `access.ts`, which mint records. */
function commandsCalledIn(expression: ts.Node, imports: Imports): Command[] {
  const found: Command[] = []
  const visit = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression)
    const called = isCall ? imports.get(node.expression.getText()) : undefined
    if (called?.file.startsWith("features/") && !called.file.endsWith("/access.ts"))
      found.push(...functionsOf(called.file).filter(({ name }) => name === called.name))
    ts.forEachChild(node, visit)
  }
  visit(expression)
  return found
}

/** The path of the call whose row an expression takes, `contract.saveSheet`: "judge.saveSheet". */
function pathIn(expression: ts.Node, source: ts.SourceFile): string | null {
  for (const node of source.statements.filter(ts.isImportDeclaration)) {
    const bindings = node.importClause?.namedBindings
    for (const { name, propertyName } of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
      const [, router] = /^(\w+)Contract$/.exec((propertyName ?? name).text) ?? []
      const [, call] = new RegExp(`\\b${name.text}\\.(\\w+)`).exec(expression.getText(source)) ?? []
      if (router && call) return `${router}.${call}`
    }
  }
  return null
}

/** The commands that each mutation of a file of procedures calls, by its path. */
function mutationsOf(file: string): [path: string, commands: Command[]][] {
  const source = parse(file)
  const imports = importsOf(source)
  const mutations: [string, Command[]][] = []
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression : null
    const path = called?.name.text === "mutation" ? pathIn(called.expression, source) : null
    if (ts.isCallExpression(node) && path)
      mutations.push([path, node.arguments.flatMap((handler) => commandsCalledIn(handler, imports))])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutations
}

/** The commands that each mutation calls, by its path: "judge.saveSheet". */
export const commandsOfMutations = (): Map<string, Command[]> =>
  new Map(globSync("features/**/procedures.ts", { cwd: SOURCE }).flatMap(mutationsOf))

/** The functions that files of commands export. */
export const exportedByCommandFiles = (): Command[] => globSync(COMMAND_FILES, { cwd: SOURCE }).flatMap(functionsOf)

/** The files that cast a value to an access-checked id or record, without `access.ts` of the features. */
export const filesThatMint = (): string[] =>
  globSync("**/*.ts", { cwd: SOURCE, exclude: ["**/*.test.ts", "features/**/access.ts"] }).filter((file) =>
    castsIn(parse(file)).some((type) => /^(Organized|Managed|Own|Seen)([A-Z]\w*)?(<.*)?$/.test(type)),
  )

function castsIn(source: ts.SourceFile): string[] {
  const types: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node)) types.push(node.type.getText(source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return types
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
  const files = globSync(["features/**/*.ts", "kernel/**/*.ts", "data/change/trace.ts"], { cwd: SOURCE })
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
