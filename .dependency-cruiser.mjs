// Which way imports run. Every rule's comment is the sentence that whoever breaks it will read.

const TEST = "\\.test\\.tsx?$|^apps/server/test/|/vitest\\.[a-z-]*\\.?ts$"
// The table of sessions is data, not a cookie: a command that ends a judge's sessions writes to it.
const SERVER_DOORS =
  "^apps/server/src/(doors/|routers/|kernel/(context|ladder|refusal-shape)\\.ts$|kernel/sessions/(?!session-store\\.ts$))"
const WEB_ENTRY = "^apps/web/src/"
// Small features that others show parts of. The dashboard stands above all features: it is the frame that holds them.
const SHARED = "classes|live|losses|moves|photos|reopening|retention"

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one thing or three: move what both need into a file below them.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-stands-alone",
      comment: "The rule book takes plain data and gives plain data: hand it in instead of importing it.",
      severity: "error",
      from: { path: "^packages/domain/src/", pathNot: TEST },
      to: { pathNot: "^packages/domain/src/" },
    },
    {
      name: "contract-knows-domain-and-zod",
      comment: "The contract is read by both sides, so it may import the domain and zod, and nothing else.",
      severity: "error",
      from: { path: "^packages/contract/src/", pathNot: TEST },
      to: { pathNot: "^packages/(contract|domain)/src/|(^|/)node_modules/zod/" },
    },
    {
      name: "packages-below-apps",
      comment: "A package stands below the apps: take what you need from an app as an argument.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },
    {
      name: "testkit-for-tests",
      comment: "The testkit is for tests: what the product needs lives in the domain, the contract or the server.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: `${TEST}|^packages/testkit/` },
      to: { path: "^packages/testkit/" },
    },
    {
      name: "server-features-apart",
      comment:
        "A feature asks another only for access and reads: move what both change into the domain or data, and let each procedure call its own command.",
      severity: "error",
      from: { path: "^apps/server/src/features/([^/]+)/", pathNot: TEST },
      to: {
        path: "^apps/server/src/features/",
        pathNot: "^apps/server/src/features/($1/|[^/]+/(access|queries|[a-z-]+-(query|queries))\\.ts$)",
      },
    },
    {
      name: "routers-are-tables",
      comment: "A router is a table of names: the procedure behind a name belongs to its noun, in features.",
      severity: "error",
      from: { path: "^apps/server/src/routers/", pathNot: TEST },
      to: { pathNot: "^apps/server/src/(routers/|features/.+/procedures\\.ts$|kernel/ladder\\.ts$)" },
    },
    {
      name: "doors-leave-the-database-alone",
      comment: "A procedure or a door only opens: the question to the database belongs in a command or query.",
      severity: "error",
      from: { path: "^apps/server/src/((doors|lib)/|features/.+/procedures\\.ts$)", pathNot: TEST },
      to: {
        path: "^apps/server/src/data/|(^|/)prisma/generated/",
        // This error class is a refusal like any other, and the doors answer it.
        pathNot: "^apps/server/src/data/database-unavailable\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "generated-client-in-data",
      comment: "The generated database clients are opened in one place: import the Database of data/ instead.",
      severity: "error",
      from: { path: "^(apps|packages)/", pathNot: `${TEST}|^apps/server/src/data/` },
      to: { path: "(^|/)prisma/generated/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "commands-know-no-door",
      comment:
        "A command, query or data file works for both doors: it never sees Fastify, a procedure or a cookie, only plain arguments.",
      severity: "error",
      from: {
        path: "^apps/server/src/(data|features)/",
        pathNot: `${TEST}|/(procedures|access)\\.ts$|-sign-in\\.ts$`,
      },
      to: {
        path: `${SERVER_DOORS}|(^|/)node_modules/(fastify|@fastify|@trpc|iron-session)/`,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "data-below-features",
      comment: "Data, live, photos and the kernel stand below the features: what a feature decides is handed in.",
      severity: "error",
      from: { path: "^apps/server/src/(data|kernel|live|photos)/", pathNot: TEST },
      to: { path: "^apps/server/src/(features|routers|doors|start|demo)/" },
    },
    {
      name: "rest-only-renames",
      comment: "REST holds nothing but names: call the procedure, never the command or query behind it.",
      severity: "error",
      from: { path: "^apps/server/src/doors/rest/", pathNot: TEST },
      to: { path: "^apps/server/src/features/" },
    },
    {
      name: "server-lib-knows-no-contest",
      comment: "A tool in lib knows no contest: hand it plain values and keep the rule where its subject lives.",
      severity: "error",
      from: { path: "^apps/server/src/lib/", pathNot: TEST },
      to: { path: "^apps/server/src/(?!lib/)|^packages/" },
    },
    {
      name: "web-sees-the-server-as-a-type",
      comment: "The web sees of the server only its router's type: write `import type { AppRouter }`.",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^apps/server/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-sees-only-the-router",
      comment:
        "The router's type is the only thing of the server that the web may name: what both sides share is in the contract.",
      severity: "error",
      from: { path: "^apps/web/" },
      to: { path: "^apps/server/|^prisma/", pathNot: "^apps/server/src/routers/app-router\\.ts$" },
    },
    {
      name: "web-features-apart",
      comment:
        "A feature's screens import nothing of another feature: what both show is a composite in ui, or a small feature of its own.",
      severity: "error",
      from: { path: `${WEB_ENTRY}features/([^/]+)/`, pathNot: `${WEB_ENTRY}features/dashboard/` },
      to: { path: `${WEB_ENTRY}features/`, pathNot: `${WEB_ENTRY}features/($1|${SHARED})/` },
    },
    {
      name: "web-features-below-app",
      comment: "Features, ui, offline and lib stand below app: only app knows which screens there are.",
      severity: "error",
      from: { path: `${WEB_ENTRY}(features|ui|offline|lib)/` },
      to: { path: `${WEB_ENTRY}(app/|main\\.tsx$)` },
    },
    {
      name: "ui-knows-no-contest",
      comment:
        "A composite in ui knows no contest: it takes texts and functions as props, and lib is all it imports of ours.",
      severity: "error",
      from: { path: `${WEB_ENTRY}ui/` },
      to: { path: `${WEB_ENTRY}(features|offline)/|^packages/` },
    },
    {
      name: "lib-below-ui",
      comment: "The web's lib stands at the bottom: it imports no composite, no feature and not the outbox.",
      severity: "error",
      from: { path: `${WEB_ENTRY}lib/` },
      to: { path: `${WEB_ENTRY}(ui|features|offline)/` },
    },
    {
      name: "offline-below-features",
      comment: "The outbox works without a screen: it imports lib and the contract, no feature and no composite.",
      severity: "error",
      from: { path: `${WEB_ENTRY}offline/` },
      to: { path: `${WEB_ENTRY}(features|ui)/` },
    },
    {
      name: "no-unresolved-import",
      comment: "This import leads nowhere: correct the path, or add the package to this workspace's package.json.",
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
