// Files that are always loaded together weigh less as one: what they repeat is packed once. A group takes along whatever its
// files import, so that no two groups wait for each other.

/** What every screen stands on. */
const BASE =
  /node_modules\/(?:react|react-dom|scheduler|wouter)\/|node_modules\/@mantine\/core\/esm\/(?:core|components\/(?:Button|UnstyledButton|ActionIcon|Loader|Text|Title|Transition|VisuallyHidden))\//

/** The way to the server, on every screen that asks it anything. */
const SERVER = /src\/lib\/(?:trpc-client|query-client)\.ts$|node_modules\/@tanstack\/react-query\//

/** Small parts that judging and managing share. */
const PARTS =
  /src\/ui\/(?:loaded|empty-state|search-field|use-confirm|keyboard)\.tsx?$|src\/lib\/(?:error-text|format)\.ts$/

export const chunkGroups = [
  { name: "base", test: BASE, priority: 3 },
  { name: "server", test: SERVER, priority: 2 },
  { name: "parts", test: PARTS, priority: 1 },
]
