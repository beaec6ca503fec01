import { cruise } from "dependency-cruiser"
import config from "../../.dependency-cruiser.mjs"

/** The import rules, by name and sentence. */
export const importRules = config.forbidden

/**
 * Reads every import below `baseDir` and returns `{ modules, violations }`: how many source files were read, and `{
 * rule, from, to, sentence }` for each import in the wrong direction. Throws when it read no file at all.
 */
export async function checkImports(baseDir) {
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
  return { modules, violations }
}
