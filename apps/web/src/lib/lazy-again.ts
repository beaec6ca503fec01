import { type ComponentType, createElement, lazy } from "react"

/** A lazy component that is loaded again after its loading has failed; React keeps the failure for good. */
export function lazyAgain<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        part = attempt()
        throw error
      }
    })
  let part = attempt()
  return (props) => createElement(part, props)
}
