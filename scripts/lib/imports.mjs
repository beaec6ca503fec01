import { cruise } from "dependency-cruiser"
import config from "../../.dependency-cruiser.mjs"
import { circleViolations } from "./folder-circles.mjs"

/** The import rules; `comment` is the sentence shown on a violation. */
export const importRules = config.forbidden

/**
 * Checks every import below `baseDir`. Returns `{ sources, violations }`: the paths of the source files, and
 * `{ rule, from, to, sentence }` for each import that is not allowed. Throws if it read no file.
 */
export async function checkImports(baseDir) {
  const options = { ...config.options, baseDir, ruleSet: { forbidden: config.forbidden }, validate: true }
  const { output } = await cruise(["apps", "packages"], options, config.options.enhancedResolveOptions)
  const sources = output.modules.map(({ source }) => source).filter((path) => /^(apps|packages)\/.*\.tsx?$/.test(path))
  if (sources.length === 0) throw new Error(`The import check read no source file in ${baseDir}.`)
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    sentence: importRules.find((known) => known.name === rule.name)?.comment,
  }))
  return { sources, violations: [...violations, ...circleViolations(output.modules)] }
}
