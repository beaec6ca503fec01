import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { rolldown } from "rolldown"
import ts from "typescript"
import { typesFile } from "./types-file.ts"

// `npm run build -w packages/client` writes a folder that `npm pack` and `npm publish` take: the client in two files, and types
// that need no other package of this repository.

const CLIENT = join(import.meta.dirname, "..")
const SOURCES = join(CLIENT, "src")
const ROOT = join(CLIENT, "../..")
const FOLDER = process.argv[2] ?? join(CLIENT, "dist")

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"))

async function writePrograms(): Promise<void> {
  const input = { index: join(SOURCES, "index.ts"), node: join(SOURCES, "node.ts") }
  const bundle = await rolldown({ cwd: ROOT, input, platform: "neutral", external: [/^@trpc\//, /^node:/] })
  await bundle.write({ dir: FOLDER, format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" })
  await bundle.close()
}

/** The declarations of each file beside it. Every export says its type, so that one file is enough to make them. */
function writeTypes(): void {
  const options = { reportDiagnostics: true, compilerOptions: { module: ts.ModuleKind.NodeNext } }
  for (const file of readdirSync(SOURCES).filter((name) => !name.endsWith(".test.ts"))) {
    const source = readFileSync(join(SOURCES, file), "utf8")
    const { outputText, diagnostics } = ts.transpileDeclaration(source, { fileName: file, ...options })
    const [wrong] = diagnostics ?? []
    if (wrong) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(wrong.messageText, "\n")}`)
    const text = file === "types.ts" ? typesFile(join(SOURCES, file)) : outputText
    writeFileSync(join(FOLDER, file.replace(/\.ts$/, ".d.ts")), text.replaceAll(/(from "\.\/[^"]+)\.ts"/g, '$1.js"'))
  }
}

function writeManifest(): void {
  const { name, version, type, sideEffects, dependencies } = json(join(CLIENT, "package.json"))
  const { license, engines } = json(join(ROOT, "package.json"))
  const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` })
  const manifest = {
    name,
    version,
    description: "A typed client of a Rosette server.",
    license,
    engines,
    type,
    sideEffects,
    exports: { ".": entry("index"), "./node": entry("node") },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([each]) => !each.startsWith("@rosette/"))),
  }
  writeFileSync(join(FOLDER, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(join(CLIENT, "README.md"), join(FOLDER, "README.md"))
  cpSync(join(ROOT, "LICENSE"), join(FOLDER, "LICENSE"))
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
await writePrograms()
writeTypes()
writeManifest()
