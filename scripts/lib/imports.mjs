import { cruise } from "dependency-cruiser"
import config from "../../.dependency-cruiser.mjs"
import { limitViolations, measureImports } from "./import-chains.mjs"

/** The import rules; `comment` is the sentence shown on a violation. */
export const importRules = config.forbidden

/**
 * Checks every import below `baseDir`. Returns `{ modules, violations, measured }`: the number of source files,
 * `{ rule, from, to, sentence }` for each import that is not allowed, and what `measureImports` returns. Throws if it read no
 * file.
 */
export async function checkImports(baseDir, limits) {
  const options = { ...config.options, baseDir, ruleSet: { forbidden: config.forbidden }, validate: true }
  const { output } = await cruise(["apps", "packages"], options, config.options.enhancedResolveOptions)
  const modules = output.modules.filter((module) => /^(apps|packages)\/.*\.tsx?$/.test(module.source)).length
  if (modules === 0) throw new Error(`The import check read no source file in ${baseDir}.`)
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    sentence: importRules.find((known) => known.name === rule.name)?.comment,
  }))
  const measured = measureImports(output.modules)
  return { modules, violations: [...violations, ...limitViolations(measured, limits)], measured }
}
