/** The limits of decision 0060: files in the longest chain of imports of each app, and folders up in a relative import. */
export const IMPORT_LIMITS = { web: 38, server: 28, levelsUp: 5 }

const APPS = { web: /^apps\/web\//, server: /^apps\/server\/src\// }
const SOURCE = /^(?:apps|packages)\/.+\.tsx?$/
const NOT_COUNTED = /\.test\.tsx?$|\.d\.ts$|\/test\//
/** The web imports only the type of the router from the server. */
const isOtherApp = (from, to) => APPS.web.test(from) && APPS.server.test(to)

/**
 * Measures the modules of dependency-cruiser, without tests; type and dynamic imports count. `chains`: by app the paths of its
 * longest chain, each file imported by the one before it. `levelsUp`: the relative import that leads up through most folders.
 */
export function measureImports(modules) {
  const counted = modules.filter(({ source }) => SOURCE.test(source) && !NOT_COUNTED.test(source))
  const files = new Map(counted.map(({ source, dependencies }) => [source, dependencies]))
  const chainFrom = longestChains(files)
  const chains = Object.entries(APPS).map(([app, isOfApp]) => {
    const found = [...files.keys()].filter((path) => isOfApp.test(path)).map(chainFrom)
    return [app, found.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), [])]
  })
  const levels = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module }) => ({ from: source, to: module, levels: module.split("../").length - 1 })),
  )
  const levelsUp = levels.reduce((most, one) => (one.levels > most.levels ? one : most), { levels: 0 })
  return { chains: Object.fromEntries(chains), levelsUp }
}

function longestChains(files) {
  const known = new Map()
  return function chainFrom(path) {
    const found = known.get(path)
    if (found) return found
    // A circle of imports has a rule of its own: here it only must not go round for ever.
    known.set(path, [path])
    const next = (files.get(path) ?? [])
      .filter(({ resolved }) => files.has(resolved) && !isOtherApp(path, resolved))
      .map(({ resolved }) => chainFrom(resolved))
      .reduce((longest, chain) => (chain.length > longest.length ? chain : longest), [])
    const chain = [path, ...next]
    known.set(path, chain)
    return chain
  }
}

/** Returns a violation for each figure above its limit. */
export function limitViolations({ chains, levelsUp }, limits = IMPORT_LIMITS) {
  const tooLong = Object.entries(chains)
    .filter(([app, chain]) => chain.length > limits[app])
    .map(([app, chain]) => ({
      rule: "short-chains",
      from: chain[0],
      to: chain.at(-1),
      sentence: `The longest chain of imports of the ${app} has ${chain.length} files, at most ${limits[app]} are allowed: move a type or constant below its users.\n  ${chain.join("\n  ")}`,
    }))
  const isTooHigh = levelsUp.levels > limits.levelsUp
  const sentence = `${levelsUp.levels} folders up, at most ${limits.levelsUp} are allowed: move the file, or what it needs.`
  return isTooHigh ? [...tooLong, { rule: "near-imports", from: levelsUp.from, to: levelsUp.to, sentence }] : tooLong
}
