import { it } from "vitest"
import { freshPostgresql } from "../../server/test/databases.ts"
import { spawnServer } from "../../server/test/server-process.ts"
import { PATIENCE_MS, runShowByPipes } from "./by-pipes.ts"

it(
  "a show is run from the terminal on PostgreSQL",
  async () => {
    const database = await freshPostgresql()
    const server = spawnServer({ DATABASE_URL: database.url })
    try {
      await runShowByPipes(`http://127.0.0.1:${await server.port}`)
    } finally {
      await server.remove()
      await database.drop()
    }
  },
  PATIENCE_MS,
)
