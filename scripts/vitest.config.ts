import { defineProject } from "vitest/config"

export default defineProject({ test: { name: "scripts", include: ["**/*.test.mjs"], isolate: false, maxWorkers: 2 } })
