import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"
import { CONSTANTS } from "./build/constants.ts"
import { mantineStyles } from "./build/mantine-styles.ts"
import { precompress } from "./build/precompress.ts"
import { screenDocuments } from "./build/screen-documents.ts"
import { serviceWorker } from "./build/service-worker.ts"
import { compactWebManifest } from "./build/web-manifest.ts"
import { TARGET } from "./src/lib/browsers.ts"

// The server refuses writes of other sites: it has to hear the host that the page came from.
const server = { target: process.env.ROSETTE_SERVER ?? "http://localhost:3000", changeOrigin: false }

export default defineConfig({
  plugins: [mantineStyles(), react(), screenDocuments(), compactWebManifest(), serviceWorker(), precompress()],
  define: CONSTANTS,
  build: {
    target: TARGET,
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What most screens use is one file: many small ones wait for each other on a weak network. So is what every screen of a judge
      // counts by: apart, three tiny files would cost more than they save.
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", minShareCount: 18 },
            {
              name: "progress",
              test: /domain[\\/]src[\\/](?:contest[\\/](?:progress|scorecard)|entries[\\/]entry-status)\.ts$/,
            },
          ],
        },
      },
      // The shared packages only declare things: whoever reads a limit of theirs does not need the schemas beside it.
      treeshake: { moduleSideEffects: [{ test: /packages[\\/](?:contract|domain)[\\/]src/, sideEffects: false }] },
    },
  },
  server: {
    proxy: { "/api": server, "/trpc": server, "/photos": server },
  },
})
