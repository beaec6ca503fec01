// Files that are always loaded together weigh less as one: what they repeat is packed once.

/** What every screen stands on. */
const BASE =
  /node_modules\/(?:react|react-dom|scheduler|wouter)\/|node_modules\/@mantine\/core\/esm\/(?:core|components\/(?:Button|UnstyledButton|ActionIcon|Loader|Text|Title|Transition|VisuallyHidden))\//

/** The way to the server, on every screen that asks it anything. */
const SERVER =
  /node_modules\/@(?:trpc\/(?:client|server)|tanstack\/(?:query-core|react-query))\/|src\/lib\/(?:trpc-client|live-link|query-client)\.ts$/

/** Small parts that judging and managing share. */
const PARTS =
  /node_modules\/@mantine\/core\/esm\/components\/(?:Input|InputBase|TextInput|Alert)\/|src\/ui\/(?:loaded|empty-state|search-field|use-confirm|keyboard)\.tsx?$|src\/lib\/(?:error-text|format)\.ts$/

export const chunkGroups = [
  { name: "base", test: BASE },
  { name: "server", test: SERVER },
  { name: "parts", test: PARTS },
]
