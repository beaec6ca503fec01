import { dirname, join } from "node:path"
import ts from "typescript"
import { writtenOut } from "./written-out.ts"

const HEAD = `import type {
  TRPC_ERROR_CODE_NUMBER,
  TRPCBuiltRouter,
  TRPCMutationProcedure,
  TRPCQueryProcedure,
  inferRouterInputs,
  inferRouterOutputs,
} from "@trpc/server"

type Query<Input, Output> = TRPCQueryProcedure<{ input: Input; output: Output; meta: object }>
type Mutation<Input, Output> = TRPCMutationProcedure<{ input: Input; output: Output; meta: object }>
`

const ROUTER = (errorData: string, routers: string) => `
export type AppRouter = TRPCBuiltRouter<
  {
    ctx: object
    meta: object
    errorShape: { message: string; code: TRPC_ERROR_CODE_NUMBER; data: ${errorData} }
    transformer: false
  },
  {
${routers}
  }
>
export type Inputs = inferRouterInputs<AppRouter>
export type Outputs = inferRouterOutputs<AppRouter>
`

const KINDS: Record<string, string> = { query: "Query", mutation: "Mutation" }

/** src/types.ts with every type written out, so that it needs neither the server nor the contract. */
export function typesFile(path: string): string {
  const program = ts.createProgram([path], optionsFor(path))
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)
  const file = source && checker.getSymbolAtLocation(source)
  if (!file) throw new Error(`${path} has no exports`)
  const exported = new Map(checker.getExportsOfModule(file).map((symbol) => [symbol.name, typeOf(symbol)]))
  const field = (type: ts.Type | undefined, name: string) => {
    const property = type?.getProperty(name)
    if (!property) throw new Error(`A router has no ${name}`)
    return checker.getTypeOfSymbol(property)
  }

  function typeOf(symbol: ts.Symbol): ts.Type {
    const isAlias = symbol.flags & ts.SymbolFlags.Alias
    return checker.getDeclaredTypeOfSymbol(isAlias ? checker.getAliasedSymbol(symbol) : symbol)
  }

  function call(name: string, router: string, procedure: ts.Type): string[] {
    const type = field(field(procedure, "_def"), "type")
    const kind = type.isStringLiteral() ? KINDS[type.value] : undefined
    // The client's own methods are the live streams.
    if (!kind) return []
    const [input, output] = ["Inputs", "Outputs"].map((both) =>
      writtenOut(field(field(exported.get(both), router), name), checker),
    )
    return [`      ${name}: ${kind}<${input}, ${output}>`]
  }

  const root = field(exported.get("AppRouter"), "_def")
  const routers = field(root, "record")
    .getProperties()
    .map((router) => {
      const calls = checker
        .getTypeOfSymbol(router)
        .getProperties()
        .flatMap((each) => call(each.name, router.name, checker.getTypeOfSymbol(each)))
      return `    ${router.name}: {\n${calls.join("\n")}\n    }`
    })
  const shape = field(field(field(field(root, "_config"), "$types"), "errorShape"), "data")
  const plain = [...exported].filter(([name]) => !["AppRouter", "Inputs", "Outputs"].includes(name))
  const named = plain.map(([name, type]) => `export type ${name} = ${writtenOut(type, checker)}`)
  return `${HEAD}\n${named.join("\n")}\n${ROUTER(writtenOut(shape, checker), routers.join("\n"))}`
}

function optionsFor(path: string): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const config = ts.getParsedCommandLineOfConfigFile(join(dirname(path), "../tsconfig.json"), {}, host)
  if (!config) throw new Error("The client's tsconfig.json cannot be read")
  return config.options
}
