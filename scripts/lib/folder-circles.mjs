import { dirname } from "node:path/posix"

/** The houses whose folders import each other in one direction: each web feature, and the packages that decide. */
const HOUSE = /^(?:apps\/web\/src\/features\/[^/]+|packages\/(?:domain|contract|outbox)\/src)(?=\/)/
/** Tests and their fixtures may look into every folder. */
const NOT_COUNTED = /\.test\.tsx?$|fixtures?[\w-]*\.tsx?$/

/**
 * Finds the folders of a house that import each other in a circle, type imports and `import()` included. Returns each circle as its
 * folders, with one import from each of them to each other one.
 */
export function folderCircles(modules) {
  const arrows = arrowsBetweenFolders(modules)
  const folders = [...arrows.keys()].sort()
  const reached = new Map(folders.map((folder) => [folder, reachedFrom(folder, arrows)]))
  const circles = new Map()
  for (const folder of folders) {
    const circle = folders.filter((other) => reached.get(folder).has(other) && reached.get(other).has(folder))
    if (circle.length > 0) circles.set(circle[0], circle)
  }
  return [...circles.values()].map((circle) => ({
    folders: circle,
    imports: circle.flatMap((from) => circle.flatMap((to) => arrows.get(from).get(to) ?? [])),
  }))
}

function arrowsBetweenFolders(modules) {
  const arrows = new Map()
  for (const { source, dependencies } of modules) {
    const house = HOUSE.exec(source)?.[0]
    if (!house || NOT_COUNTED.test(source)) continue
    for (const { resolved } of dependencies) {
      const [from, to] = [dirname(source), dirname(resolved)]
      if (from === to || !resolved.startsWith(`${house}/`) || NOT_COUNTED.test(resolved)) continue
      arrows.set(from, (arrows.get(from) ?? new Map()).set(to, { from: source, to: resolved }))
    }
  }
  return arrows
}

function reachedFrom(folder, arrows) {
  const reached = new Set()
  const open = [folder]
  for (const one of open)
    for (const next of arrows.get(one)?.keys() ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        open.push(next)
      }
  return reached
}

/** Returns a violation for each circle of folders. */
export const circleViolations = (modules) =>
  folderCircles(modules).map(({ folders, imports }) => ({
    rule: "no-folder-circles",
    from: folders[0],
    to: folders.at(-1),
    sentence: `These folders import each other in a circle: move what one needs below both, or join them.\n  ${imports
      .map(({ from, to }) => `${from} → ${to}`)
      .join("\n  ")}`,
  }))
