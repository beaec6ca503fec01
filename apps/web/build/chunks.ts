// Files that are always loaded together are smaller and faster as one: a phone fetches six at a time, and each round trip takes
// half a second on a slow network. A group also contains whatever its files import that is not in a group before it. What the
// first screen needs of that belongs to BASE, or the first screen would load the whole group.

const anyOf = (...parts: string[]) => new RegExp(parts.join("|"))

/** Its own file, because two files are fetched in parallel and a new connection is slow at first. */
const REACT = anyOf("node_modules/(?:react|react-dom|scheduler)/")

/** What every screen needs. */
const BASE = anyOf(
  "src/app/(?:crash-boundary|providers)\\.tsx$",
  "vite/preload-helper",
  "node_modules/@mantine/core/styles/(?:baseline|default-css-variables|global)\\.layer\\.css$",
  "src/(?:app/styles/base|ui/page/print)\\.css$",
  "node_modules/wouter/",
  "node_modules/@mantine/core/esm/core/",
  "node_modules/@mantine/core/esm/components/(?:Button|UnstyledButton|ActionIcon|Loader|Text|Title|Transition|VisuallyHidden|Stack|CloseButton|Skeleton)/",
  "node_modules/@mantine/hooks/esm/(?:use-merged-ref|use-uncontrolled|use-id)/",
  "node_modules/@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes|icons/Icon(?:AlertTriangle|ArrowRight))",
  "packages/contract/src/limits\\.ts$",
  "src/offline/judge-end\\.ts$",
  "src/lib/(?:storage|stored|feedback|format|leave-guard|worker/waiting-logout|worker/page-loaded|worker/service-worker|worker/update-calm|code-from-link)\\.ts$",
  "src/ui/(?:page/(?:button-link|page-shell|toasts)|states/(?:drawing|quiet-note|screen-skeleton))\\.tsx$",
)

/** The API client and small parts, on every screen that calls the server. */
const SERVER = anyOf(
  "src/lib/(?:trpc-client|page-seen|query-client|error-text|mutation-id)\\.ts$",
  "node_modules/@tanstack/react-query/",
  "src/ui/(?:page/leave-button|states/loaded|states/empty-state|figures/petal-ring|dialogs/use-confirm|dialogs/unsaved-guard|focus/keyboard)\\.tsx?$",
  "packages/domain/src/(?:entries/entry-flags|text/(?:search|text-keys|typed-text)|contest/(?:progress|sheet|sheet-equality|sections|applicability)|events/time)\\.ts$",
  "/icons/Icon(?:Calendar|ChevronDown|CircleCheckFilled|Clock|CloudUp|InfoCircle|Logout|Minus|Plus)\\.mjs$",
)

/** The codes and texts of refusals. */
const ERRORS = anyOf("packages/contract/src/errors\\.ts$")

/** What the judging screen shares with the welcome screen and the parts loaded after it. */
const DESK = anyOf(
  "src/features/judging/judging-shell\\.tsx$",
  "src/features/judging/desk/(?:use-judge-leaving|use-exit|desk-notices|use-judge-saving|use-workspace|use-fresh-judge-data|use-desk-session|sending-text|sent-text|waiting-states|use-armed|entry-names)\\.tsx?$",
  "src/features/judging/(?:lazy/(?:nested-)?lazy-parts|sheet/(?:use-sheet|points/(?:next-criterion|slider-points|use-typing))|entries/entry-stage)\\.ts$",
  "packages/outbox/src/sheet-content\\.ts$",
  "packages/domain/src/contest/typed-points\\.ts$",
)

/** What the start page and the sign-ins read on a judge's device. */
const KEPT = anyOf(
  "src/offline/(?:device/(?:device-database|storage-facts)|entry-label|kept-sheets|sheet-text|tabs|workspace/kept-workspace)\\.ts$",
)

/** What the sign-ins and other forms need: the hooks of the API client, fields, and what the sign-ins share. */
const FORMS = anyOf(
  "src/lib/trpc\\.ts$",
  "node_modules/@trpc/react-query/",
  "node_modules/@mantine/form/esm/",
  "node_modules/@mantine/core/esm/components/(?:Input|InputBase|Paper|TextInput)/",
  "src/lib/kept-cookie\\.ts$",
  "src/features/sign-in/(?:tell-failed-login\\.ts|sign-in-card\\.tsx|sign-in-page\\.tsx|show-on-phone\\.tsx|judge/judge-signed-in\\.tsx|judge/judge-ways\\.tsx|judge/(?:code-field|judge-ways)\\.module\\.css)$",
  "src/lib/forms/(?:first-error|form-refusal|lazy-schema)\\.ts$",
  "use-live-session\\.ts$",
)

/** What dialogs, menus and lists of choices share. */
const LAYERS = anyOf(
  "node_modules/@mantine/core/esm/components/(?:FocusTrap|Overlay|Portal|ScrollArea)/",
  "node_modules/@mantine/hooks/esm/use-(?:focus-return|window-event)/",
)

/** For checkboxes and for lists of choices, which need nothing else of each other. */
const CHECK = anyOf("node_modules/@mantine/core/esm/components/Checkbox/CheckIcon\\.mjs$")

/** A dialog's frame. */
const DIALOGS = anyOf("node_modules/@mantine/core/esm/components/(?:Modal|ModalBase)/")

/** Small parts of dialogs and lists. */
const FIELDS = anyOf(
  "packages/contract/src/devices\\.ts$",
  "node_modules/@mantine/core/esm/(?:components/Checkbox|utils/InlineInput|utils/InputsGroupFieldset)/",
  "/icons/Icon(?:ChevronLeft|ChevronRight|Devices|HelpCircle|ListCheck|Lock|Search)\\.mjs$",
  "src/lib/copy-text\\.ts$",
  "src/ui/(?:fields/search-field|text/copy-button)\\.tsx$",
)

/** Long lists of which only the visible rows are rendered. */
const LISTS = anyOf("node_modules/@tanstack/(?:react-virtual|virtual-core)/", "src/ui/lists/use-focused-rows\\.ts$")

/** What validates the input of a form. */
const SCHEMAS = anyOf(
  "node_modules/zod/",
  "packages/contract/src/(?:text|ids|edits|credentials|roles|criteria|events|judges|sign-in)\\.ts$",
)

/** What only judging loads after its screen. */
const JUDGING_LATER = anyOf(
  "src/features/judging/(?:keys-dialog|support-dialog|desk/waiting-dialog)\\.tsx$",
  "src/features/judging/entries/(?:desk-news|desk-sidebar|removed-entry|removed-scores|entries-dialog|entry-list|finish-card)\\.tsx$",
  "src/features/judging/sheet/(?:conflict-panel|sheet-notice|points/keypad-dialog|(?:above-max|terms|unscored)-dialog)\\.tsx$",
)

/** A module belongs to the first group that names it. */
const GROUPS = {
  react: REACT,
  base: BASE,
  server: SERVER,
  errors: ERRORS,
  desk: DESK,
  kept: KEPT,
  forms: FORMS,
  layers: LAYERS,
  schemas: SCHEMAS,
  check: CHECK,
  fields: FIELDS,
  dialogs: DIALOGS,
  lists: LISTS,
  "judging-later": JUDGING_LATER,
}

export const chunkGroups = Object.entries(GROUPS).map(([name, test], place, { length }) => ({
  name,
  test,
  priority: length - place,
}))
