import { QueryCompiler as Postgresql } from "@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"
import { QueryCompiler as Sqlite } from "@prisma/client/runtime/query_compiler_fast_bg.sqlite.mjs"

/**
 * Each test opens its own clients, and each client would compile the plans of its queries again, which takes longer
 * than running them. A plan depends only on the models and the query, so the clients of a test process share them.
 */
for (const { prototype } of [Sqlite, Postgresql]) {
  const { compile } = prototype
  const plans = new Map<string, object>()
  prototype.compile = function (query) {
    const plan = plans.get(query) ?? compile.call(this, query)
    plans.set(query, plan)
    return plan
  }
}
