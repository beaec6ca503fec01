import { BREAKPOINTS } from "./src/lib/breakpoints.ts"

const variables = Object.fromEntries(
  Object.entries(BREAKPOINTS).map(([name, width]) => [`mantine-breakpoint-${name}`, width]),
)

export default { plugins: { "postcss-preset-mantine": {}, "postcss-simple-vars": { variables } } }
