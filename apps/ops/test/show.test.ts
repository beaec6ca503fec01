import { it } from "vitest"
import { spawnServer } from "../../server/test/server-process.ts"
import { PATIENCE_MS, runShowByPipes } from "./by-pipes.ts"

it(
  "a show is run from the terminal, from the event's file to the published results",
  async () => {
    const server = spawnServer()
    try {
      await runShowByPipes(`http://127.0.0.1:${await server.port}`)
    } finally {
      await server.remove()
    }
  },
  PATIENCE_MS,
)
