import { type ComponentType, lazy, type ReactNode, useEffect } from "react"
import { useLocation } from "wouter"
import { Late } from "../lib/late.tsx"
import { factsAt, type ScreenFacts } from "./screens.ts"

/** What a screen may get: the panel with the judges' sheets on this device. */
type ScreenProps = { keptSheets?: ReactNode }

const MODULES = import.meta.glob<{ default: ComponentType<ScreenProps> }>([
  "/src/app/{not-found-screen,dashboard-route}.tsx",
  "/src/features/**/*-screen.tsx",
])

const loadApiProvider = () => import("./api-provider.tsx")
const LazyApiProvider = lazy(loadApiProvider)
const loadUnsentSheets = () => import("../features/unsent-sheets/unsent-sheets.tsx").then((m) => m.UnsentSheets)

const loaderOf = ({ module }: ScreenFacts) => MODULES[`/${module}`] ?? (() => Promise.reject(new Error(module)))

const components = new Map<string, ComponentType<ScreenProps>>()

/** The screen's component, loaded when it is rendered first. */
function componentOf(facts: ScreenFacts): ComponentType<ScreenProps> {
  const known = components.get(facts.module)
  if (known) return known
  const component = lazy(loaderOf(facts))
  components.set(facts.module, component)
  return component
}

/** Starts loading a screen's code. A failure is ignored here: rendering the screen tries again and shows it. */
export function prepareScreen(facts: ScreenFacts): void {
  const parts = [loaderOf(facts), ...(facts.callsServer ? [loadApiProvider] : [])]
  Promise.all(parts.map((load) => load())).catch(() => undefined)
}

/** Time for the shown screen to load completely. */
const BEFORE_NEXT_MS = 500

export function CurrentScreen() {
  const [path] = useLocation()
  const facts = factsAt(path)
  const Screen = componentOf(facts)
  // The frame and the screen are loaded in parallel.
  prepareScreen(facts)
  // Effects run once the screen is shown: until then the whole tree is suspended.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const next of facts.next ?? []) prepareScreen(factsAt(next))
    }, BEFORE_NEXT_MS)
    return () => clearTimeout(timer)
  }, [facts])
  const shown = <Screen keptSheets={facts.hasUnsentSheets && <Late load={loadUnsentSheets} />} />
  return facts.callsServer ? <LazyApiProvider>{shown}</LazyApiProvider> : shown
}
