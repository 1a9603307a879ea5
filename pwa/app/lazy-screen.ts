import { type ComponentType, lazy } from 'react'

/** Requests a screen's files in a separate task: thirty module preloads take a while. */
export function lazyScreen<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => new Promise((nextTask) => setTimeout(nextTask)).then(load))
}
