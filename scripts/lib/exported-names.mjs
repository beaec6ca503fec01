const PRODUCT = /^(?:apps|packages)\/[\w-]+\/src\/(?!.*\.(?:test|d)\.tsx?$).+\.tsx?$/
/** A type or a component: a constant is written in capitals, a function begins with a small letter. */
const TYPE_OR_COMPONENT = /^[A-Z]\w*[a-z]/
const DECLARED =
  /^export (?:declare )?(?:abstract )?(?:default )?(?:async )?(?:type|interface|class|enum|const|function\*?) (\w+)/gm
const RENAMED = /^export (?:type )?\{([^}]*)\}/gm

/** One thing twice: as the rules or the API define it, and as a screen reads it from the API's answer. */
const READ_BY_SCREENS = [
  "Agreement",
  "CriterionResult",
  "EntryResult",
  "Explanation",
  "HistoryItem",
  "Neighbour",
  "Settlement",
  "Tie",
]

/** Exports components of other files under their own names: they are loaded when they are needed. */
const LOADS_LATER = ["apps/web/src/features/judging/lazy/lazy-dialogs.tsx"]

export const ALLOWED = { names: READ_BY_SCREENS, files: LOADS_LATER }

/** The types and components that a file declares for others; a name that is only passed on is not among them. */
export function exportedNames(text) {
  const declared = [...text.matchAll(DECLARED)].map(([, name]) => name)
  const renamed = [...text.matchAll(RENAMED)].flatMap(([, list]) =>
    [...list.matchAll(/ as (\w+)/g)].map(([, to]) => to),
  )
  return [...declared, ...renamed].filter((name) => TYPE_OR_COMPONENT.test(name))
}

/**
 * Returns a violation for each further file that exports a type or component of the same name, and for each allowed name that
 * has become unique. `files`: `{ path, text }` of the whole project.
 */
export function doubleNames(files, allowed = ALLOWED) {
  const filesOf = new Map()
  for (const { path, text } of files) {
    if (!PRODUCT.test(path) || allowed.files.includes(path)) continue
    for (const name of new Set(exportedNames(text))) filesOf.set(name, [...(filesOf.get(name) ?? []), path])
  }
  const double = [...filesOf].filter(([name, paths]) => paths.length > 1 && !allowed.names.includes(name))
  const unique = allowed.names.filter((name) => (filesOf.get(name) ?? []).length < 2)
  return [
    ...double.flatMap(([name, [first, ...others]]) =>
      others.map((path) => ({
        rule: "one-meaning",
        path,
        sentence: `"${name}" is also exported by ${first}: name one of them by what it is, or import the other.`,
      })),
    ),
    ...unique.map((name) => ({
      rule: "one-meaning",
      path: "scripts/lib/exported-names.mjs",
      sentence: `"${name}" has only one meaning now: take it off the list of allowed names.`,
    })),
  ]
}
