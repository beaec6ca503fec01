import ts from "typescript"

const COMPOSED = ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection

/** A type as text without names of other files: what a name stands for is written out in its place. */
export function writtenOut(type: ts.Type, checker: ts.TypeChecker): string {
  const text = (each: ts.Type): string => {
    if (each.isUnion()) return each.types.map(text).join(" | ")
    if (each.isIntersection()) return each.types.map(text).join(" & ")
    if (checker.isArrayType(each)) return `Array<${argumentsOf(each)}>`
    if (checker.isTupleType(each)) return `[${argumentsOf(each)}]`
    return isNamedEverywhere(each)
      ? checker.typeToString(each, undefined, ts.TypeFormatFlags.NoTruncation)
      : fields(each)
  }
  const argumentsOf = (each: ts.Type) =>
    checker
      .getTypeArguments(each as ts.TypeReference)
      .map(text)
      .join(", ")
  const fields = (each: ts.Type): string => {
    const named = each.getProperties().map((property) => {
      const mark = property.flags & ts.SymbolFlags.Optional ? "?" : ""
      return `${JSON.stringify(property.name)}${mark}: ${text(checker.getTypeOfSymbol(property))}`
    })
    const indexed = checker.getIndexInfosOfType(each).map((info) => `[key: ${text(info.keyType)}]: ${text(info.type)}`)
    return `{ ${[...named, ...indexed].join("; ")} }`
  }
  return text(type)
}

/** A type that every program names alike: text or a number, a function, or one of the language such as Uint8Array. */
const isNamedEverywhere = (type: ts.Type): boolean =>
  !(type.flags & COMPOSED) ||
  type.getCallSignatures().length > 0 ||
  type.symbol?.declarations?.some((each) => /[\\/]lib\.[\w.]+\.d\.ts$/.test(each.getSourceFile().fileName)) === true
