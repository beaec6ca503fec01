// The allowed directions of imports. A rule's comment is the sentence shown on a violation.

const TEST = "\\.test\\.tsx?$|^apps/(server|ops)/test/|/vitest\\.[a-z-]*\\.?ts$"
// The table of sessions is data, not a cookie: a command that ends a judge's sessions writes to it.
const SERVER_DOORS =
  "^apps/server/src/(doors/|routers/|kernel/(context|access-levels)\\.ts$|refusals/refusal-shape\\.ts$|kernel/sessions/(?!session-store\\.ts$))"
// What works for both doors. Procedures and sign-ins stand between a door and this.
const BEHIND_THE_DOORS = {
  path: "^apps/server/src/(data|features)/",
  pathNot: `${TEST}|(/procedures|-procedure|-sign-in)\\.ts$`,
}
const WEB_ENTRY = "^apps/web/src/"
// Small features whose parts other features show.
const SHARED =
  "card-address|classes|conflicts|deletion-losses|entry-status|events/clone|live|photos|place-moves|reopening|retention|words"

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that import each other: merge them, or move what both need into a third file.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-stands-alone",
      comment: "The domain takes and returns plain data: pass in what it needs instead of importing it.",
      severity: "error",
      from: { path: "^packages/domain/src/", pathNot: TEST },
      to: { pathNot: "^packages/domain/src/" },
    },
    {
      name: "contract-knows-domain-and-zod",
      comment: "The contract is used by web and server, so it may import only the domain and zod.",
      severity: "error",
      from: { path: "^packages/contract/src/", pathNot: TEST },
      to: { pathNot: "^packages/(contract|domain)/src/|(^|/)node_modules/zod/" },
    },
    {
      name: "packages-below-apps",
      comment: "A package does not import an app: take what you need from an app as an argument.",
      severity: "error",
      from: { path: "^packages/", pathNot: "^packages/client/" },
      to: { path: "^apps/" },
    },
    {
      name: "client-sees-the-server-as-a-type",
      comment:
        "The client loads no code of an app: `import type { AppRouter }` is all it may take. Its tests start a server.",
      severity: "error",
      from: { path: "^packages/client/", pathNot: TEST },
      to: { path: "^apps/|^prisma/", pathNot: "^apps/server/src/routers/app-router\\.ts$" },
    },
    {
      name: "client-runs-in-browsers",
      comment: "The client runs in browsers too: what needs Node is in node.ts, which is exported by itself.",
      severity: "error",
      from: { path: "^packages/client/src/", pathNot: `${TEST}|/node\\.ts$` },
      to: { path: "^packages/client/src/node\\.ts$|^(node:)?[a-z_]+(/promises)?$" },
    },
    {
      name: "testkit-for-tests",
      comment: "The testkit is for tests only: what the product needs is in the domain, the contract or the server.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: `${TEST}|^packages/testkit/` },
      to: { path: "^packages/testkit/" },
    },
    {
      name: "server-features-apart",
      comment:
        "A feature imports only access checks, procedures made of them (*-procedure.ts) and queries of another: move what both change into the domain or data, and let each procedure call its own command.",
      severity: "error",
      from: { path: "^apps/server/src/features/([^/]+)/", pathNot: TEST },
      to: {
        path: "^apps/server/src/features/",
        pathNot: "^apps/server/src/features/($1/|[^/]+/(access|queries|[a-z-]+-(procedure|query|queries))\\.ts$)",
      },
    },
    {
      name: "routers-are-tables",
      comment: "A router only lists names: the procedure behind a name belongs to its noun, in features.",
      severity: "error",
      from: { path: "^apps/server/src/routers/", pathNot: TEST },
      to: {
        pathNot:
          "^(apps/server/src/(routers/|features/.+/procedures\\.ts$|kernel/access-levels\\.ts$)|packages/contract/src/routers\\.ts$)",
      },
    },
    {
      name: "doors-leave-the-database-alone",
      comment: "A procedure, a door or a file in lib does not use the database: that belongs in a command or query.",
      severity: "error",
      from: { path: "^apps/server/src/((doors|lib)/|features/.+/procedures\\.ts$)", pathNot: TEST },
      to: {
        path: "^apps/server/src/data/|(^|/)prisma/generated/",
        // This error class is a refusal like any other, which the doors turn into a response.
        pathNot: "^apps/server/src/data/database-unavailable\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "generated-client-in-data",
      comment: "Only data/ imports the generated database clients: use its Database, and the types of data/rows.ts.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: `${TEST}|^apps/server/src/data/` },
      to: { path: "(^|/)prisma/generated/" },
    },
    {
      name: "commands-know-no-door",
      comment:
        "A command, query or data file works for both doors: it takes plain arguments, never Fastify, a procedure or a cookie.",
      severity: "error",
      from: BEHIND_THE_DOORS,
      to: {
        path: `${SERVER_DOORS}|(^|/)node_modules/(fastify|@fastify|@trpc|iron-session)/`,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "commands-know-no-context",
      comment:
        "A command or query does not take the context of a request, which sets cookies, nor a file that does: let the procedure pass what it needs.",
      severity: "error",
      from: BEHIND_THE_DOORS,
      to: { path: "^apps/server/src/kernel/(context|access-levels)\\.ts$", reachable: true },
    },
    {
      name: "refusals-below-all",
      comment: "A refusal is only a code and its details: it imports nothing else of the server.",
      severity: "error",
      from: { path: "^apps/server/src/refusals/", pathNot: TEST },
      to: { path: "^apps/server/src/(?!refusals/)" },
    },
    {
      name: "data-live-photos-below-kernel",
      comment:
        "The kernel uses data, live and photos, so they do not import it: a refusal is in refusals, everything else is passed in.",
      severity: "error",
      from: { path: "^apps/server/src/(data|live|photos)/", pathNot: TEST },
      to: { path: "^apps/server/src/kernel/" },
    },
    {
      name: "backup-below-start",
      comment: "Start runs backups, so backup does not import start: what both need is a setting, or is passed in.",
      severity: "error",
      from: { path: "^apps/server/src/backup/", pathNot: TEST },
      to: { path: "^apps/server/src/start/" },
    },
    {
      name: "data-below-features",
      comment: "Data, live, photos and the kernel do not import features: pass in what a feature decides.",
      severity: "error",
      from: { path: "^apps/server/src/(data|kernel|live|photos)/", pathNot: TEST },
      to: { path: "^apps/server/src/(features|routers|doors|start|demo)/" },
    },
    {
      name: "rest-only-renames",
      comment: "REST only gives procedures other names: call the procedure, never the command or query behind it.",
      severity: "error",
      from: { path: "^apps/server/src/doors/rest/", pathNot: TEST },
      to: { path: "^apps/server/src/features/" },
    },
    {
      name: "doors-apart",
      comment:
        "tRPC and REST do not import each other: what both do with a call is in doors/calls, with any request in doors/http.",
      severity: "error",
      from: { path: "^apps/server/src/doors/([^/]+)/", pathNot: TEST },
      to: { path: "^apps/server/src/doors/(trpc|rest)/", pathNot: "^apps/server/src/doors/$1/" },
    },
    {
      name: "http-door-only-reads",
      comment:
        "A file of doors/http uses only queries and pages of features: who may read what is decided there, not in a door.",
      severity: "error",
      from: { path: "^apps/server/src/doors/http/", pathNot: TEST },
      to: {
        path: "^apps/server/src/features/",
        pathNot: "/[a-z-]*(query|queries|page|pages|page-style)\\.ts$",
      },
    },
    {
      name: "server-lib-knows-no-contest",
      comment: "A file in lib knows nothing about contests: pass it plain values and keep the rule with its subject.",
      severity: "error",
      from: { path: "^apps/server/src/lib/", pathNot: TEST },
      to: { path: "^apps/server/src/(?!lib/)|^packages/" },
    },
    {
      name: "web-sees-the-server-as-a-type",
      comment:
        "Web, ops and client import only types from the server: write `import type { AppRouter }`. The doctor reads a set-up by the server's own rules, named in from-the-server.ts.",
      severity: "error",
      from: {
        path: "^(apps/(web|ops/src)|packages/client)/",
        pathNot: "^packages/client/.+\\.test\\.ts$|^apps/ops/src/doctor/from-the-server\\.ts$",
      },
      to: { path: "^apps/server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-sees-only-the-router",
      comment:
        "The router's type is all that the web may import from the server: what both sides share is in the contract.",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^apps/server/|^prisma/", pathNot: "^apps/server/src/routers/app-router\\.ts$" },
    },
    {
      name: "ops-borrows-words",
      comment:
        "What the command line reads or says as the web does is named in from-the-web.ts: no other file imports the web.",
      severity: "error",
      from: { path: "^apps/", pathNot: `${TEST}|^apps/(web/|ops/src/from-the-web\\.ts$)` },
      to: { path: "^apps/web/" },
    },
    {
      name: "nothing-imports-ops",
      comment: "The command line is a program: what another app needs of it belongs into a package.",
      severity: "error",
      from: { path: "^(apps|packages)/(?!ops/)" },
      to: { path: "^apps/ops/" },
    },
    {
      name: "web-features-apart",
      comment:
        "A feature imports nothing from another feature: what both show becomes a composite in ui, or a small feature.",
      severity: "error",
      from: { path: `${WEB_ENTRY}features/([^/]+)/`, pathNot: `${WEB_ENTRY}features/overview/` },
      to: { path: `${WEB_ENTRY}features/`, pathNot: `${WEB_ENTRY}features/($1|${SHARED})/` },
    },
    {
      name: "overview-summarizes",
      comment:
        "The overview shows parts of events, history, judges and results: another feature's part belongs to its own tab.",
      severity: "error",
      from: { path: `${WEB_ENTRY}features/overview/` },
      to: {
        path: `${WEB_ENTRY}features/`,
        pathNot: `${WEB_ENTRY}features/(overview|events|history|judges|results|${SHARED})/`,
      },
    },
    {
      name: "web-features-below-app",
      comment: "Features, ui, offline and lib do not import app: only app knows which screens exist.",
      severity: "error",
      from: { path: `${WEB_ENTRY}(features|ui|offline|lib)/` },
      to: { path: `${WEB_ENTRY}(app/|main\\.tsx$)` },
    },
    {
      name: "ui-knows-no-contest",
      comment:
        "A composite in ui knows nothing about contests: it takes texts and functions as props, and imports only lib.",
      severity: "error",
      from: { path: `${WEB_ENTRY}ui/` },
      to: { path: `${WEB_ENTRY}(features|offline)/|^packages/` },
    },
    {
      name: "lib-below-ui",
      comment: "The web's lib is the lowest layer: it imports no composite, no feature and not the outbox.",
      severity: "error",
      from: { path: `${WEB_ENTRY}lib/` },
      to: { path: `${WEB_ENTRY}(ui|features|offline)/` },
    },
    {
      name: "offline-below-features",
      comment: "The outbox works without a screen: it imports no feature and no composite.",
      severity: "error",
      from: { path: `${WEB_ENTRY}offline/` },
      to: { path: `${WEB_ENTRY}(features|ui)/` },
    },
    {
      name: "vague-name",
      comment: "The name of this file or folder can mean anything: name what is in it.",
      severity: "error",
      from: {},
      to: { path: "[/-](utils|helpers?|misc|common|manager)[-/.]", pathNot: "(^|/)node_modules/" },
    },
    {
      name: "no-unresolved-import",
      comment: "This import cannot be resolved: correct the path, or add the package to this workspace's package.json.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "prisma/generated/|^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules|(^|/)prisma/generated/" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
}
