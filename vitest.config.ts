import { defineConfig } from "vitest/config"

// One runner for every workspace, so that all of them share one pool of workers. A workspace's own vitest.config.ts counts.
export default defineConfig({
  test: { projects: ["packages/*", "apps/*", "scripts"] },
})
