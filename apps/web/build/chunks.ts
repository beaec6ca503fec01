// Files that are always loaded together are smaller and faster as one: a phone fetches six at a time, and each round trip takes
// half a second on a slow network. A group also contains whatever its files import that is not in a group before it. What the
// first screen needs of that belongs to BASE, or the first screen would load the whole group.

const anyOf = (...parts: string[]) => new RegExp(parts.join("|"))

/** Its own file, because two files are fetched in parallel and a new connection is slow at first. */
const REACT = anyOf("node_modules/(?:react|react-dom|scheduler)/")

/** What every screen needs. */
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

/** The API client, on every screen that calls the server. */
const SERVER = anyOf("src/lib/(?:trpc-client|query-client)\\.ts$", "node_modules/@tanstack/react-query/")

/** Small parts that judging and managing share. */
const PARTS = anyOf(
  "src/ui/(?:states/loaded|states/empty-state|dialogs/use-confirm|focus/keyboard)\\.tsx?$",
  "src/lib/(?:error-text|format)\\.ts$",
  "packages/domain/src/entries/entry-flags\\.ts$",
)

/** What judging needs from the domain, and small parts that it shares with its dialogs and other screens. */
const JUDGING = anyOf(
  "packages/domain/src/(?:sheets/progress|criteria/(?:sections|applicability|criteria-order)|events/time)\\.ts$",
  "src/features/judging/(?:entries/entry-names|sheet/sheet-content)\\.ts$",
  "src/features/judging/sheet/questions/use-question\\.tsx$",
  "src/ui/dialogs/unsaved-guard\\.ts$",
  "/icons/Icon(?:ChevronDown|CircleCheckFilled|CloudUp|InfoCircle|Logout|Plus)\\.mjs$",
)

/** What the judging screen shares with the parts loaded after it. */
const DESK = anyOf(
  "src/features/judging/(?:late/late-inner-parts|sheet/use-armed|sheet/use-sheet|sheet/completion|entries/list/entry-stage)\\.ts$",
)

/** What forms need, those of the sign-ins first. */
const FORMS = anyOf(
  "node_modules/@mantine/form/esm/",
  "node_modules/@mantine/core/esm/components/Paper/",
  "src/features/sign-in/(?:tell-failed-login|sign-in-card)\\.tsx?$",
  "src/lib/forms/(?:first-error|form-refusal|lazy-schema)\\.ts$",
)

/** What validates the input of a form. */
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
