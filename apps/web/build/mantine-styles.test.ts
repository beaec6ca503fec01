import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import { expect, it } from "vitest"
import { stylesheetOf } from "./mantine-styles.ts"

const { resolve } = createRequire(import.meta.url)

it.each([
  ["/x/node_modules/@mantine/core/esm/components/Button/Button.module.mjs", "@mantine/core/styles/Button.layer.css"],
  ["C:\\x\\@mantine\\core\\esm\\components\\Input\\Input.module.mjs", "@mantine/core/styles/Input.layer.css"],
  ["/x/@mantine/dates/esm/components/Day/Day.module.mjs", "@mantine/dates/styles.layer.css"],
  ["/x/@mantine/core/esm/components/Button/Button.mjs", null],
  ["/x/src/ui/page-shell.module.css", null],
])("%s brings %s", (module, stylesheet) => {
  expect(stylesheetOf(module)).toBe(stylesheet)
  if (stylesheet) expect(existsSync(resolve(stylesheet))).toBe(true)
})
