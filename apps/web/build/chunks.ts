// Files that are always loaded together weigh less as one, and come sooner: a phone fetches six at a time, and each round
// takes half a second on a slow network. A group takes along whatever its files import and no group before it has; what the
// first screen needs of that belongs to the base, or the first screen would load the whole group for it.

const anyOf = (...parts: string[]) => new RegExp(parts.join("|"))

/** By itself, because two files come side by side and a new connection takes its time to get quick. */
const REACT = anyOf("node_modules/(?:react|react-dom|scheduler)/")

/** What every screen stands on. */
const BASE = anyOf(
  "rolldown/runtime|vite/preload-helper",
  "node_modules/wouter/",
  "node_modules/@mantine/core/esm/core/",
  "node_modules/@mantine/core/esm/components/(?:Button|UnstyledButton|ActionIcon|Loader|Text|Title|Transition|VisuallyHidden|Stack|CloseButton|Skeleton)/",
  "node_modules/@mantine/hooks/esm/(?:use-merged-ref|use-uncontrolled|use-id)/",
  "node_modules/@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes|icons/Icon(?:AlertTriangle|ArrowRight))",
  "packages/contract/src/limits\\.ts$",
  "src/lib/(?:storage|stored|feedback|leave-guard|worker/waiting-logout|worker/page-loaded|worker/service-worker|worker/update-calm|code-from-link)\\.ts$",
  "src/ui/(?:page/button-link|states/drawing)\\.tsx$",
)

/** The way to the server, on every screen that asks it anything. */
const SERVER = anyOf("src/lib/(?:trpc-client|query-client)\\.ts$", "node_modules/@tanstack/react-query/")

/** Small parts that judging and managing share. */
const PARTS = anyOf(
  "src/ui/(?:states/loaded|states/empty-state|dialogs/use-confirm|focus/keyboard)\\.tsx?$",
  "src/lib/(?:error-text|format)\\.ts$",
  "packages/domain/src/entries/entry-flags\\.ts$",
)

/** What judging needs of the rule book, and the small things that it shares with its dialogs and other screens. */
const JUDGING = anyOf(
  "packages/domain/src/(?:sheets/progress|criteria/(?:sections|applicability|criteria-order)|events/time)\\.ts$",
  "src/features/judging/(?:entries/entry-names|sheet/sheet-content)\\.ts$",
  "src/ui/dialogs/unsaved-guard\\.ts$",
  "/icons/Icon(?:ChevronDown|CircleCheckFilled|CloudUp|InfoCircle|Logout|Plus)\\.mjs$",
)

/** What the judging screen and the parts fetched after it share. */
const DESK = anyOf(
  "src/features/judging/(?:late/late-inner-parts|sheet/use-armed|sheet/use-sheet|sheet/completion|entries/list/entry-stage)\\.ts$",
)

/** What forms stand on, those of signing in first. */
const FORMS = anyOf(
  "node_modules/@mantine/form/esm/",
  "node_modules/@mantine/core/esm/components/Paper/",
  "src/features/sign-in/(?:tell-failed-login|sign-in-card)\\.tsx?$",
  "src/lib/forms/(?:first-error|form-refusal|lazy-schema)\\.ts$",
)

/** What checks the input of a form. */
const SCHEMAS = anyOf(
  "node_modules/zod/",
  "packages/contract/src/(?:fields/(?:text|ids|edits|credentials)|roles|criteria|events|judges|sign-in)\\.ts$",
)

export const chunkGroups = [
  { name: "react", test: REACT, priority: 8 },
  { name: "base", test: BASE, priority: 7 },
  { name: "server", test: SERVER, priority: 6 },
  { name: "parts", test: PARTS, priority: 5 },
  { name: "judging", test: JUDGING, priority: 4 },
  { name: "desk", test: DESK, priority: 3 },
  { name: "forms", test: FORMS, priority: 2 },
  { name: "schemas", test: SCHEMAS, priority: 1 },
]
