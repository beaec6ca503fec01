import type { Plugin } from "vite"

const CORE_CLASS_MAP = /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/
const OTHER_CLASS_MAP = /[\\/]@mantine[\\/](dates)[\\/]esm[\\/].*\.module\.mjs$/
const ENTRY = /[\\/]src[\\/]main\.tsx$/

/**
 * The stylesheet that belongs to a Mantine module, or null. Every Mantine component reads its class names from a
 * `*.module.mjs` next to it, so a module that imports that file needs exactly that stylesheet.
 */
export function stylesheetOf(moduleId: string): string | null {
  const core = CORE_CLASS_MAP.exec(moduleId)?.[1]
  if (core) return `@mantine/core/styles/${core}.layer.css`
  const other = OTHER_CLASS_MAP.exec(moduleId)?.[1]
  return other ? `@mantine/${other}/styles.layer.css` : null
}

/**
 * Makes each Mantine component import its own stylesheet, so that a route loads the styles of what it shows and no screen needs a
 * list. The dev server bundles Mantine as a whole, without single components: there the entry imports all styles.
 */
export function mantineStyles(): Plugin {
  let building = true
  return {
    name: "rosette:mantine-styles",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build"
    },
    transform(code, id) {
      const path = id.split("?")[0] ?? id
      if (!building) {
        const all = ["core", "dates"].map((name) => `import "@mantine/${name}/styles.layer.css"\n`)
        return ENTRY.test(path) ? { code: all.join("") + code, map: null } : undefined
      }
      const stylesheet = stylesheetOf(path)
      return stylesheet ? { code: `import "${stylesheet}"\n${code}`, map: null } : undefined
    },
  }
}
